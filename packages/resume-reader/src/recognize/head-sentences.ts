import { findRange, isDateText } from '../lines/dates';
import type { SourceLine } from '../lines/source-line';
import { leadingLabel } from './labeled-facts';
import { isCompany, isJobTitle, isSchool } from './words';

/** A line of running text rather than a title, a company or a place. */
export function isSentence(line: SourceLine, sentenceWords: number): boolean {
  const text = line.cells.map((cell) => cell.text).join(' ');
  const words = text.split(/\s+/);
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  // A name with its dates beside it, however many small words it has.
  if (line.cells.length === 2 && isDateText(line.cells[1]?.text ?? '') && !/[.!?]$/.test(line.cells[0]?.text ?? ''))
    return false;
  // "Host of a weekly jazz hour | 2014 – 2018"
  const dates = findRange(text);
  if (dates && words.length <= 12 && text.slice(dates.index + dates.length).replace(/[\s).]+/, '') === '') return false;
  if (words.length > 4 && /\p{Ll}{3}[.!?]$/u.test(text) && lower > 1) return true;
  // "Grill and garde-manger."
  const isNamed = isCompany(text) || isSchool(text) || isJobTitle(text);
  if (words.length > 2 && /\p{Ll}{3}[.!?]$/u.test(text) && lower * 2 > words.length && !isNamed) return true;
  // "Advisor: Prof. Oduya" says more about the entry, as a sentence does.
  if (line.cells.length === 1 && otherLabel.test(text) && leadingLabel(text) === '') return true;
  return line.cells.length <= 2 && words.length >= sentenceWords && lower > words.length * 0.45;
}

const otherLabel = /^\p{Lu}[\p{L} ]{2,24}:\s\S/u;
