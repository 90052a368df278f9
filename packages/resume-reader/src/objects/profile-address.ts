/** Where the networks that résumé builders name have their profiles, by the letters of their names. */
const addresses: Readonly<Record<string, string>> = {
  behance: 'https://www.behance.net/',
  bluesky: 'https://bsky.app/profile/',
  dribbble: 'https://dribbble.com/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  googlescholar: 'https://scholar.google.com/citations?user=',
  imdb: 'https://www.imdb.com/name/',
  instagram: 'https://www.instagram.com/',
  leetcode: 'https://leetcode.com/u/',
  linkedin: 'https://www.linkedin.com/in/',
  medium: 'https://medium.com/@',
  orcid: 'https://orcid.org/',
  reddit: 'https://www.reddit.com/user/',
  researchgate: 'https://www.researchgate.net/profile/',
  stackoverflow: 'https://stackoverflow.com/users/',
  telegram: 'https://t.me/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
};

/** The address of a profile by its network and user name; empty when we don't know where that network keeps it. */
export function profileAddress(network: string, username: string): string {
  const name = username.trim();
  if (/^https?:\/\//i.test(name)) return name;
  const mastodon = /^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(name);
  if (mastodon && /mastodon/i.test(network)) return `https://${mastodon[2]}/@${mastodon[1]}`;
  const key = network.toLowerCase().replaceAll(/[^a-z]/g, '');
  const start = Object.hasOwn(addresses, key) ? addresses[key] : undefined;
  const path = name.replace(/^@/, '');
  return start !== undefined && /^[\w.~%/-]+$/.test(path) ? `${start}${path}` : '';
}
