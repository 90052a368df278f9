import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { manyLines } from './plain-text';

let loaded: typeof sanitizeHtml | undefined;

/** Loaded with the first description: a start needs none, and the library takes long. */
function sanitizer(): typeof sanitizeHtml {
  loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml;
  return loaded;
}

const maxDescriptionLength = 60_000;
/** A tag costs the parser a hundred times what a letter does, and an entity ten times. Real descriptions have some hundred. */
const limits: readonly (readonly [mark: string, most: number])[] = [
  ['<', 2000],
  ['&', 6000],
];
/** How deep tags are nested at most; text further down stays. */
const maxDepth = 40;

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a', 'blockquote', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: maxDepth,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '' }) => ({
      tagName: 'a',
      attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    ['p', 'li', 'h3', 'h4', 'strong', 'em', 'a'].includes(tag) && text.trim() === '' && mediaChildren?.length === 0,
};

/**
 * The HTML of a description with text and structure only: no script, style, image, form or attribute of its own.
 * The one place where a feed's HTML is made safe; everybody after it may show it as it is.
 */
export function sanitizeDescription(html: string): string {
  const short = manyLines(html, maxDescriptionLength);
  return sanitizer()(short.slice(0, Math.min(...limits.map(([mark, most]) => endOf(short, mark, most)))), rules).trim();
}

/** Where a text has one mark too many; its length if it hasn't. */
function endOf(text: string, mark: string, most: number): number {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(mark, at + 1);
    if (at === -1) return text.length;
  }
  return at;
}
