import { Parser } from 'htmlparser2';

/** What a page says of itself to programs. */
export interface HtmlFacts {
  /** Of the whole page, such as "de-AT"; empty if it doesn't say. */
  readonly language: string;
  readonly title: string;
  /** By `property` or `name`, lowercase; the first of each. */
  readonly meta: ReadonlyMap<string, string>;
  /** The JSON-LD blocks that could be parsed, unchanged. */
  readonly jsonLd: readonly unknown[];
}

const maxTitleLength = 1000;

/** Reads a page without running it. Never throws: a page may hold anything. */
export function readHtml(html: string): HtmlFacts {
  const meta = new Map<string, string>();
  const jsonLd: unknown[] = [];
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
      const block = readJson(script);
      if (block !== undefined) jsonLd.push(block);
      script = undefined;
    },
  });
  parser.end(html);
  return { language, title, meta, jsonLd };
}

/** JSON as pages really hold it: within comments or CDATA, with line breaks inside texts, with a comma too many. */
function readJson(text: string): unknown {
  const bare = withoutWrapping(text);
  return (
    parsed(bare) ?? parsed(withoutRawBreaks(bare)) ?? parsed(withoutRawBreaks(bare).replaceAll(/,(\s*[\]}])/g, '$1'))
  );
}

const openings = ['<!--', '//<![CDATA[', '// <![CDATA[', '<![CDATA[', '/*<![CDATA[*/', '/* <![CDATA[ */'];
const endings = ['-->', '//]]>', '// ]]>', ']]>', '/*]]>*/', '/* ]]> */', ';'];

function withoutWrapping(text: string): string {
  let bare = text.trim();
  // A pattern would try at every blank of a text that is nothing else.
  for (const opening of openings) if (bare.startsWith(opening)) bare = bare.slice(opening.length).trim();
  for (const ending of endings) if (bare.endsWith(ending)) bare = bare.slice(0, -ending.length).trim();
  return bare;
}

/** Control characters are not allowed inside the texts of JSON, and outside them they are white space. */
const withoutRawBreaks = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\[^])*"/g, (string) =>
    string
      .replaceAll('\r\n', '\\n')
      .replaceAll('\n', '\\n')
      .replaceAll('\t', '\\t')
      .replaceAll(/[^\P{Cc}]/gu, ' '),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
