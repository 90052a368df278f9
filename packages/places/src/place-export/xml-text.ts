import { printableText } from '../printable-text';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in XML: escaped, and without the characters that XML 1.0 cannot hold. */
export const xmlText = (text: string): string =>
  printableText(text)
    // Half of a surrogate pair.
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
    // A reader would make a line feed of it.
    .replaceAll('\r', '&#13;');

/** An element with text in it; nothing at all for empty text. */
export const textElement = (name: string, text: string): string => (text ? `<${name}>${xmlText(text)}</${name}>` : '');
