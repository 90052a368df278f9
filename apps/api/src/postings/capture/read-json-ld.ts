import { decodeEntities } from '../../posting-text/posting-text';
import { type SalvagedJson, salvageJson } from './salvage-json';

/** What a text of JSON-LD holds. */
export interface JsonLd extends SalvagedJson {
  /** Whether the text couldn't be parsed, so that only what is certain of it is among the things. */
  readonly isBroken: boolean;
}

/**
 * JSON-LD as pages really hold it: within comments or CDATA, escaped as a whole, with line breaks inside texts, with a comma
 * too many. Of a posting that is broken otherwise, what is certain. Never throws.
 */
export function readJsonLd(text: string): JsonLd {
  const bare = unescaped(withoutWrapping(text));
  const whole =
    parsed(bare) ?? parsed(withoutRawBreaks(bare)) ?? parsed(withoutRawBreaks(bare).replaceAll(/,(\s*[\]}])/g, '$1'));
  if (whole !== undefined) return { things: [whole], lost: [], isBroken: false };
  return { ...(/JobPosting/i.test(bare) ? salvageJson(bare) : { things: [], lost: [] }), isBroken: true };
}

/** The same without the marks of HTML or of JSON that were put before each quote of the whole text. */
function unescaped(text: string): string {
  if (/^[[{]\s*(?:[[{]\s*)?&(?:quot|#0?34|#x22);/i.test(text)) return decodeEntities(text);
  const inner = /^[[{]\s*(?:[[{]\s*)?\\"/.test(text) ? parsed(`"${withoutRawBreaks(text)}"`) : undefined;
  return typeof inner === 'string' ? inner : text;
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
