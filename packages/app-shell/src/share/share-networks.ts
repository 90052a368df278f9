import type { IconName } from '@keepmark/ui';

/** What is shared. `isMobile` is true on a mobile user agent. */
export interface Shared {
  readonly url: string;
  readonly text: string;
  readonly isMobile: boolean;
}

export interface ShareNetwork {
  readonly id: 'facebook' | 'email' | 'reddit' | 'whatsapp' | 'teams' | 'x';
  readonly label: string;
  readonly icon: IconName;
  /** The network's own colour, for the disc around its icon; white on it passes AA. */
  readonly colour: `#${string}`;
  readonly link: (shared: Shared) => string;
}

/** A share link needs something to share. */
export class ShareUrlMissingError extends Error {
  override readonly name = 'ShareUrlMissingError';
  constructor() {
    super('There is no address to share. Open the page that you want to share and try again.');
  }
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // Mail programs and WhatsApp show a plus sign where they should show a space.
  return url.href.replaceAll('+', '%20');
};

const whatsAppSeparator = ':: ';

/** Where one can share, in the dialog's order. Addresses are those of each network's own documentation. */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    id: 'facebook',
    label: 'Share on Facebook',
    icon: 'brand-facebook',
    colour: '#0965c8',
    link: ({ url, text }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }),
  },
  {
    id: 'email',
    label: 'Share by e-mail',
    icon: 'mail',
    colour: '#5f6368',
    link: ({ url, text }) => withQuery('mailto:', { subject: text.split('. ')[0] ?? text, body: `${text}\n\n${url}` }),
  },
  {
    id: 'reddit',
    label: 'Share on Reddit',
    icon: 'brand-reddit',
    colour: '#c93a00',
    link: ({ url, text }) => withQuery('https://www.reddit.com/submit', { url, title: text }),
  },
  {
    id: 'whatsapp',
    label: 'Share on WhatsApp',
    icon: 'brand-whatsapp',
    colour: '#0b7a55',
    link: ({ url, text, isMobile }) =>
      withQuery(`https://${isMobile ? 'api' : 'web'}.whatsapp.com/send`, { text: text + whatsAppSeparator + url }),
  },
  {
    id: 'teams',
    label: 'Share in Microsoft Teams',
    icon: 'brand-teams',
    colour: '#5059c9',
    link: ({ url, text }) => withQuery('https://teams.microsoft.com/share', { href: url, msgText: text }),
  },
  {
    id: 'x',
    label: 'Share on X',
    icon: 'brand-x',
    colour: '#0f1419',
    link: ({ url, text }) => withQuery('https://x.com/intent/post', { url, text }),
  },
];

/** The address of a network's sharing page. @throws {ShareUrlMissingError} */
export function shareLink(network: ShareNetwork, shared: Shared): string {
  if (!shared.url) throw new ShareUrlMissingError();
  return network.link(shared);
}

/** The text that is shared: an invitation, and what the site is for. */
export function shareText(siteName: string | undefined, introText: string): string {
  return `Please check out ${siteName || 'this site'}. ${introText}`;
}

/** Whether a user agent is a phone's or a tablet's. */
export function isMobileAgent(userAgent: string): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(userAgent);
}
