import { webAddress } from '@keepmark/contracts';

/** A mailto: link, or undefined for an invalid address. A typed comma or line break can't add recipients or headers. */
export function mailLink(email: string): string | undefined {
  return /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : undefined;
}

/** A link to open, or undefined for anything but a web address. */
export const webLink = (url: string): string | undefined => webAddress(url) || undefined;
