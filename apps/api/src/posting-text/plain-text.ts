/** Control characters but tab and line break, and marks without width. */
const unseen = /[^\P{Cc}\t\n\r]|[\u200B\uFEFF]/gu;
/** Half of a pair; cutting a text may leave one at its end. */
const loneSurrogate = /\p{Surrogate}/gu;
/** True of most texts, and checked in a fraction of the time that cleaning takes. */
const nothingToClean = /^[\t\n\r -~]*$/;

/**
 * One line without control characters, runs of white space made one space, cut at `maxLength`.
 * What PostgreSQL cannot hold (U+0000, half of a surrogate pair) is gone.
 */
export function oneLine(text: string, maxLength: number): string {
  return cleaned(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength).replace(loneSurrogate, '');
}

/** The same for a text of several lines. */
export function manyLines(text: string, maxLength: number): string {
  return cleaned(text).trim().slice(0, maxLength).replace(loneSurrogate, '');
}

function cleaned(text: string): string {
  if (nothingToClean.test(text)) return text;
  return text.normalize('NFC').replaceAll(loneSurrogate, '').replaceAll(unseen, '');
}

/** Text as HTML that shows it as it is. */
export function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
