import { Parser } from 'htmlparser2';
import { readJsonLd } from './read-json-ld';
import type { LostField } from './salvage-json';

/** What a page says of itself to programs. */
export interface HtmlFacts {
  /** Of the whole page, such as "de-AT"; empty if it doesn't say. */
  readonly language: string;
  readonly title: string;
  /** By `property` or `name`, lowercase; the first of each. */
  readonly meta: ReadonlyMap<string, string>;
  /** The JSON-LD blocks that could be parsed, unchanged. */
  readonly jsonLd: readonly unknown[];
  /** What is certain of the blocks with postings that couldn't. */
  readonly salvaged: readonly unknown[];
  /** The fields of those postings that aren't. */
  readonly lost: readonly LostField[];
}

const maxTitleLength = 1000;

/** Reads a page without running it. Never throws: a page may hold anything. */
export function readHtml(html: string): HtmlFacts {
  const meta = new Map<string, string>();
  const jsonLd: unknown[] = [];
  const salvaged: unknown[] = [];
  const lost: LostField[] = [];
  let language = '';
  let title = '';
  let script: string | undefined;
  let isTitle = false;
  let hasTitle = false;
  let depthOfSvg = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') depthOfSvg += 1;
      else if (name === 'html') language ||= attributes['lang'] ?? attributes['xml:lang'] ?? '';
      // Drawings have titles of their own.
      else if (name === 'title' && depthOfSvg === 0 && !hasTitle) isTitle = true;
      else if (name === 'meta') {
        const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
        if (key !== '' && !meta.has(key)) meta.set(key, attributes['content'] ?? '');
      } else if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
      else if (isTitle && title.length < maxTitleLength) title += text;
    },
    onclosetag(name) {
      if (name === 'svg') depthOfSvg -= 1;
      if (name === 'title' && isTitle) {
        isTitle = false;
        hasTitle = true;
      }
      if (name !== 'script' || script === undefined) return;
      const block = readJsonLd(script);
      (block.isBroken ? salvaged : jsonLd).push(...block.things);
      lost.push(...block.lost);
      script = undefined;
    },
  });
  parser.end(html);
  return { language, title, meta, jsonLd, salvaged, lost };
}
