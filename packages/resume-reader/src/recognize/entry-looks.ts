import { findDates, findRange, isDateText } from '../lines/dates';
import type { SourceLine } from '../lines/source-line';

/** "BS" is in capitals by nature. */
export const styleOf = ({ style }: SourceLine): string => style.replace(/ caps$/, '');
export const isBoldStart = (line: SourceLine): boolean => line.cells[0]?.runs[0]?.isBold === true;
export const hasRange = (line: SourceLine): boolean => line.cells.some(({ text }) => findRange(text) !== undefined);
export const hasAnyDate = (line: SourceLine): boolean =>
  line.cells.some(
    ({ text }) => findRange(text) !== undefined || isDateText(text) || endsWithDate(text) || startsWithDate(text),
  );

export const isDatesAlone = (line: SourceLine): boolean =>
  !line.isBullet && line.cells.length === 1 && hasRange(line) && isDateText(line.cells[0]?.text ?? '');

/** "**Windy** — a map of headwinds": a name in bold and what it is, with a dash between them. */
export const startsWithName = ({ cells: [cell] }: SourceLine): boolean => {
  const [name, ...others] = cell?.runs ?? [];
  const rest = others.map(({ text }) => text).join('');
  return name?.isBold === true && others.every(({ isBold }) => !isBold) && /^\s*[–—:-]\s/.test(rest);
};

/** A date or a range and nothing else. */
export const isDateAlone = (line: SourceLine | undefined): boolean =>
  line !== undefined && !line.isBullet && line.cells.length === 1 && isDateText(line.cells[0]?.text ?? '');

/** A date in a column of its own. */
export const hasDateBeside = ({ cells }: SourceLine): boolean =>
  cells.length > 1 && isDateText(cells.at(-1)?.text ?? '');

/** "2012 : Licence", "2009 – Apprentice" */
const startsWithDate = (text: string): boolean => {
  const [start = '', ...others] = text.split(/\s*[:|]\s|\s[–—-]\s/u);
  return others.length > 0 && isDateText(start);
};

const endsWithDate = (text: string): boolean => {
  const found = findDates(text);
  return found !== undefined && text.slice(found.index + found.length).replace(/[\s).]+/, '') === '';
};

/** The look of the first lines of entries, when lines of another look follow them. */
export function distinctHead(lines: readonly SourceLine[]): string | undefined {
  const texts = lines.filter(({ isBullet }) => !isBullet);
  const first = texts[0];
  if (!first) return undefined;
  const isBold = isBoldStart(first);
  const isStrong = (line: SourceLine) => styleOf(line) === styleOf(first) && isBoldStart(line) === isBold;
  const others = texts.filter((line) => !isStrong(line));
  const size = Math.max(...lines.map((line) => line.size));
  const isLarger = first.size === size && lines.some((line) => line.size < size - 0.4);
  // Names and what belongs to them in turn, such as a certificate above its issuer in italics.
  const isInTurn =
    texts.length === lines.length &&
    others.length >= 2 &&
    texts.every((line, index) => isStrong(line) === (index % 2 === 0));
  const looksDistinct = isBold || isLarger || first.level !== undefined || isInTurn;
  const isEverything = others.length === 0 && lines.every((line) => !line.isBullet);
  return looksDistinct && !isEverything ? styleOf(first) : undefined;
}

/** A gap between lines that separates entries: clearly wider than most. */
export function wideGapOf(lines: readonly SourceLine[]): number {
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .sort((left, right) => left - right);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 1;
  const lowest = gaps[0] ?? 1;
  return Math.max(1.3, Math.min(usual, lowest * 1.5) * 1.25);
}
