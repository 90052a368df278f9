import type { IconName } from '@keepmark/ui';

/** What is shared. `isMobile` is true on a mobile user agent. */
export interface Shared {
  readonly url: string;
  readonly text: string;
  readonly isMobile: boolean;
  /** The URL of a picture. Needed by the network that shares pictures. */
  readonly media?: string | undefined;
}

export interface ShareNetwork {
  readonly id: 'facebook' | 'email' | 'reddit' | 'whatsapp' | 'teams' | 'x' | 'pinterest';
  readonly label: string;
  readonly icon: IconName;
  /** The network's brand color, for the circle behind its icon; white on it passes AA. */
  readonly color: `#${string}`;
  readonly link: (shared: Shared) => string;
  /** Whether it shares a picture, so that it needs one (specification, section 5). */
  readonly needsMedia?: boolean;
}

/** Thrown when there is no URL to share. */
export class ShareUrlMissingError extends Error {
  override readonly name = 'ShareUrlMissingError';
  constructor() {
    super('There’s no link to share. Open the page you want to share and try again.');
  }
}

/** Thrown when a network that shares pictures gets none. */
export class ShareMediaMissingError extends Error {
  override readonly name = 'ShareMediaMissingError';
  constructor() {
    super('There’s no picture to share. Share on another network, or choose a page with a picture.');
  }
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // Mail apps and WhatsApp show a plus sign instead of a space.
  return url.href.replaceAll('+', '%20');
};

const whatsAppSeparator = ':: ';

/** The networks in the dialog's order. Each URL is from the network's own documentation. */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    id: 'facebook',
    label: 'Share on Facebook',
    icon: 'brand-facebook',
    color: '#0965c8',
    link: ({ url, text }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }),
  },
  {
    id: 'email',
    label: 'Share by email',
    icon: 'mail',
    color: '#5f6368',
    link: ({ url, text }) => withQuery('mailto:', { subject: text.split('. ')[0] ?? text, body: `${text}\n\n${url}` }),
  },
  {
    id: 'reddit',
    label: 'Share on Reddit',
    icon: 'brand-reddit',
    color: '#c93a00',
    link: ({ url, text }) => withQuery('https://www.reddit.com/submit', { url, title: text }),
  },
  {
    id: 'whatsapp',
    label: 'Share on WhatsApp',
    icon: 'brand-whatsapp',
    color: '#0b7a55',
    link: ({ url, text, isMobile }) =>
      withQuery(`https://${isMobile ? 'api' : 'web'}.whatsapp.com/send`, { text: text + whatsAppSeparator + url }),
  },
  {
    id: 'teams',
    label: 'Share on Microsoft Teams',
    icon: 'brand-teams',
    color: '#5059c9',
    link: ({ url, text }) => withQuery('https://teams.microsoft.com/share', { href: url, msgText: text }),
  },
  {
    id: 'x',
    label: 'Share on X',
    icon: 'brand-x',
    color: '#0f1419',
    link: ({ url, text }) => withQuery('https://x.com/intent/post', { url, text }),
  },
];

/** The network that shares a picture. The dialog offers it beside the others when there is one. */
export const pictureNetwork: ShareNetwork = {
  id: 'pinterest',
  label: 'Share on Pinterest',
  icon: 'brand-pinterest',
  color: '#bd081c',
  needsMedia: true,
  link: ({ url, text, media = '' }) =>
    withQuery('https://www.pinterest.com/pin/create/button/', { url, media, description: text }),
};

/** The URL of a network's sharing page. @throws {ShareUrlMissingError | ShareMediaMissingError} */
export function shareLink(network: ShareNetwork, shared: Shared): string {
  if (!shared.url) throw new ShareUrlMissingError();
  if (network.needsMedia && !shared.media) throw new ShareMediaMissingError();
  return network.link(shared);
}

/** The text to share: an invitation, and what the site is for. */
export function shareText(siteName: string | undefined, introText: string): string {
  return `Please check out ${siteName || 'this site'}. ${introText}`;
}

/** Whether a user agent belongs to a phone or tablet. */
export function isMobileAgent(userAgent: string): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(userAgent);
}
