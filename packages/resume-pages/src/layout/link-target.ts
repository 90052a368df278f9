/** The URL of a typed address, with a scheme. Empty if it isn't a safe link. */
export function linkTarget(address: string): string {
  const trimmed = address.trim();
  if (/\s/.test(trimmed) || trimmed === '') return '';
  if (/^(?:https?|mailto|tel):/i.test(trimmed)) return ascii(trimmed);
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)) return '';
  if (trimmed.includes('@')) return ascii(`mailto:${trimmed}`);
  return /^[^/.]+\.[^/]/.test(trimmed) ? ascii(`https://${trimmed}`) : '';
}

/** A URL as people write it on paper: `github.com/jane` for `https://www.github.com/jane/`. */
export const shownAddress = (address: string): string =>
  address
    .trim()
    .replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '')
    .replace(/\/$/, '');

/** Links in files must be ASCII. */
const ascii = (address: string): string => (/^[\x21-\x7e]+$/.test(address) ? address : encodeURI(address));
