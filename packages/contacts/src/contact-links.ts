import { webAddress } from '@keepmark/contracts';

/** A mailto: link, or undefined for an invalid address. A typed comma or line break can't add recipients or headers. */
export function mailLink(email: string): string | undefined {
  return /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : undefined;
}

/** A link to open, or undefined for anything but a web address. */
export const webLink = (url: string): string | undefined => webAddress(url) || undefined;

/** A tel: link with the number's plus sign, digits and extension, or undefined for fewer than three digits. */
export function phoneLink(phoneNumber: string): string | undefined {
  const [main = '', extension = ''] = phoneNumber.split(/\s*(?:ext\.?|extension|x)\s*(?=\d)/i);
  const digits = main.replaceAll(/\D/g, '');
  if (digits.length < 3) return undefined;
  const after = extension.replaceAll(/\D/g, '');
  return `tel:${main.trim().startsWith('+') ? '+' : ''}${digits}${after && `;ext=${after}`}`;
}
