import { endsWithDates, findDates, isDateText } from '../lines/dates';
import { type SourceLine, lineText } from '../lines/source-line';
import { newFurtherEntry } from '@keepmark/resume-document/new-document';
import type { FurtherEntry, FurtherKind } from '@keepmark/resume-document';
import type { EntryHead } from './head-pieces';
import { goesOn, joined } from './join-lines';

/** The texts of lines, wrapped ones whole. */
export function wholeLines(lines: readonly SourceLine[]): string[] {
  const texts: string[] = [];
  lines.forEach((line, index) => {
    const last = texts.at(-1);
    const above = lines[index - 1];
    // A line that ends with its date, or has it at the side, is whole.
    if (
      last !== undefined &&
      !endsWithDate(last) &&
      above?.cells.length === 1 &&
      line.hadNoRoom !== false &&
      goesOn(line, above, above.isBullet)
    )
      texts[texts.length - 1] = joined(last, lineText(line));
    else texts.push(lineText(line));
  });
  return texts;
}

const endsWithDate = (text: string): boolean => {
  const dates = findDates(text);
  return dates !== undefined && /^[\s)\].]*$/.test(text.slice(dates.index + dates.length));
};

/** Entries of one line each, or of two when only every second line has a date: the name above its issuer. */
export function lineEntries(kind: FurtherKind, given: readonly string[], looks: number): FurtherEntry[] {
  const texts = withDatesBeside(given);
  if (!isPaired(texts, looks)) return texts.flatMap(itemsOf).map((text) => lineEntry(kind, text));
  return texts.flatMap((text, index) => {
    if (index % 2 === 1) return [];
    const { title, organization, ...rest } = lineEntry(kind, texts[index + 1] ?? '');
    return [{ ...rest, title: text, organization: [title, organization].filter(Boolean).join(', ') }];
  });
}

/** Texts with the dates that stand above each of them at their end: "June 2022" above "First aid". */
function withDatesBeside(texts: readonly string[]): readonly string[] {
  const isAbove = texts.length % 2 === 0 && texts.every((text, index) => isDateText(text) === (index % 2 === 0));
  return isAbove ? texts.flatMap((text, index) => (index % 2 === 0 ? [`${texts[index + 1]} (${text})`] : [])) : texts;
}

/** "First aid (2024) • Rope access (2022)" as two texts; "CPA • Ohio • 2019" is one. */
function itemsOf(text: string): readonly string[] {
  const items = text.split(/\s+[•·]\s+/);
  const dated = items.filter((item) => findDates(item) !== undefined);
  return dated.length === 1 || (dated.length === 0 && items.length < 3) ? [text] : items;
}

/** @param looks how many looks the lines have: one pair alone needs two, as "Forklift license" above "First aid, 2020" are two certificates. */
export const isPaired = (texts: readonly string[], looks: number): boolean =>
  texts.length > (looks > 1 ? 1 : 2) &&
  texts.length % 2 === 0 &&
  texts.every((text, index) => (findDates(text) !== undefined) === (index % 2 === 1));

/** An award or a certificate in one line: its name, who gave it, and when. */
export function lineEntry(kind: FurtherKind, text: string): FurtherEntry {
  const dates = findDates(text);
  const isAtEnd =
    !endsWithDates(text) && dates !== undefined && /^[\s)\].]*$/.test(text.slice(dates.index + dates.length));
  const isAtStart = dates !== undefined && /^[\s([]*$/.test(text.slice(0, dates.index));
  const hasDates = isAtEnd || isAtStart;
  const name =
    dates && hasDates
      ? `${text.slice(0, dates.index)}${text.slice(dates.index + dates.length)}`
          .replaceAll(/\(\s*\)|\[\s*\]/g, '')
          .replaceAll(/^[\s,;:–—|()[\]-]+|[\s,;:–—|([-]+$/g, '')
          .replace(/^([^(]*)\)$/, '$1')
      : text;
  const [title = '', organization = '', ...others] = nameAndIssuer(name);
  return newFurtherEntry({
    title,
    organization,
    notes: others.join('\n'),
    ...(dates && hasDates ? furtherDates(kind, dates) : {}),
  });
}

/** Between a certificate and who issued it. */
const issuerMark = /\s{2,}|\s+[|–—]\s+|\s+-\s+|,\s+(?=\p{Lu}[^,]*$)/u;

/** "CDL Class A (TSA" is what a date within the brackets leaves. */
export function nameAndIssuer(text: string): readonly string[] {
  const inBrackets =
    /^([^()]+?)\s+\((?!(?:level|part|class|stage|valid|exp)\b)(\p{Lu}[^()]*?)(?:,\s*)?\)?[\s,]*$/iu.exec(text);
  if (inBrackets?.[1] && inBrackets[2]) return [inBrackets[1], inBrackets[2]];
  const parts = text.split(issuerMark);
  // "CDL Class A, endorsements N, T, X" has no issuer.
  return parts.every((part) => part.length > 1) ? parts : [text];
}

/** Awards, certificates and works have one date, which our fields have as the start. */
export function furtherDates(kind: FurtherKind, { startDate, endDate }: Pick<EntryHead, 'startDate' | 'endDate'>) {
  const hasOneDate = kind === 'awards' || kind === 'certifications' || kind === 'publications' || kind === 'references';
  return startDate === '' && (hasOneDate || kind === 'projects' || kind === 'custom')
    ? { startDate: endDate, endDate: '' }
    : { startDate, endDate };
}
