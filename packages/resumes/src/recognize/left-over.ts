import { entriesOf } from '../entries-of';
import { plainText } from '../rich-text';
import type { ResumeDocument } from '../resume-document';

/** The words of a text, as they are counted: letters and digits, without case. Broken words count as whole. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.@+#/_%&-]*/gu)
    ?.map((word) => word.replaceAll(/[^\p{L}\p{N}+#%]/gu, ''))
    .filter(Boolean) ?? [];

/** Every text of a document. */
export function documentTexts(document: ResumeDocument): string[] {
  const texts = [
    document.name,
    document.headline,
    document.phone,
    document.email,
    document.location,
    plainText(document.summary),
  ];
  for (const { label, url } of document.links) texts.push(label, url, decodeURI(url.replaceAll('%', '%25')));
  for (const section of document.sections) {
    texts.push(section.heading);
    for (const entry of entriesOf(section)) {
      for (const [field, value] of Object.entries(entry)) {
        if (field === 'notes') texts.push(plainText(String(value)));
        else if (typeof value === 'string' && field !== 'id' && field !== 'originId') texts.push(value);
        else if (Array.isArray(value)) texts.push(...value.map(String));
      }
    }
  }
  return texts;
}

/**
 * Lines of the file whose words are neither in the document nor in the tray: a net under the rules, so that no word gets
 * lost. @param read texts that were understood and are in no field word for word, such as dates and headings
 */
export function leftOver(
  lines: readonly string[],
  document: ResumeDocument,
  unplaced: readonly string[],
  read: readonly string[],
): string[] {
  const all = [...documentTexts(document), ...unplaced, ...read].join('\n');
  const known = new Set(wordsOf(all));
  // Words that were broken at the end of a line, and addresses that contain their words.
  const run = [...known].join(' ');
  return lines.flatMap((line) => {
    const missing = line.split(/\s+/).filter((word) => {
      const words = wordsOf(word);
      return words.some((one) => !known.has(one) && !(one.length > 2 && run.includes(one)));
    });
    return missing.length > 0 ? [missing.join(' ')] : [];
  });
}
