import sanitizeHtml from 'sanitize-html';
import { manyLines } from './plain-text';

const maxDescriptionLength = 60_000;

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a', 'blockquote', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
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
  return sanitizeHtml(manyLines(html, maxDescriptionLength), rules).trim();
}
