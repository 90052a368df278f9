import { printableText } from '../printable-text';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text escaped for XML, without the characters that XML 1.0 can't hold. */
export const xmlText = (text: string): string =>
  printableText(text)
    // A lone surrogate.
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
    // XML parsers turn a plain carriage return into a line feed.
    .replaceAll('\r', '&#13;');

/** An element with text; empty for empty text. */
export const textElement = (name: string, text: string): string => (text ? `<${name}>${xmlText(text)}</${name}>` : '');
