import type { Entry, ResumeDocument } from '@keepmark/resume-document';

/** Where a quote is in a résumé: the line, and the offsets within it. */
export interface PlaceOfQuote {
  readonly sectionId: string;
  readonly entryId: string;
  readonly line: string;
  readonly start: number;
  readonly end: number;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The first line of a résumé that has these words. White space doesn't matter. */
export function placeOfQuote(document: ResumeDocument, quote: string): PlaceOfQuote | undefined {
  const words = quote.trim().split(/\s+/);
  if (words[0] === '') return undefined;
  const pattern = new RegExp(words.map(escaped).join(String.raw`\s+`), 'u');
  for (const { sectionId, entryId, line } of linesOf(document)) {
    const match = pattern.exec(line);
    if (match) return { sectionId, entryId, line, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function* linesOf(document: ResumeDocument): Generator<Pick<PlaceOfQuote, 'sectionId' | 'entryId' | 'line'>> {
  yield { sectionId: '', entryId: '', line: document.headline };
  for (const section of document.sections) {
    if (section.isHidden) continue;
    if (section.kind === 'summary') {
      for (const line of document.summary.split('\n')) yield { sectionId: section.id, entryId: '', line };
    } else {
      for (const entry of section.entries) {
        if (entry.isHidden) continue;
        for (const line of entryLines(entry)) yield { sectionId: section.id, entryId: entry.id, line };
      }
    }
  }
}

function entryLines(entry: Entry): string[] {
  if ('skillName' in entry) return [[entry.skillName, entry.keywords.join(', ')].filter(Boolean).join(': ')];
  const heads =
    'companyName' in entry
      ? [entry.title, entry.companyName]
      : 'institutionName' in entry
        ? [entry.institutionName, entry.degree, entry.major]
        : [entry.title, entry.organization, entry.detail];
  return [...heads, ...entry.notes.split(/\r\n|\r|\n/).map(withoutBullet)];
}

/** A line of notes without its bullet mark. */
export const withoutBullet = (line: string): string => line.replace(/^\s*[-•*]\s+(?=\S)/, '');

/** Removes the Markdown of bold words. */
export const withoutBold = (text: string): string => text.replaceAll('**', '');
