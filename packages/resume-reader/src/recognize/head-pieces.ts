import { dateLabel, endsWithDates, findDates, findRange, isDateText } from '../lines/dates';
import { completeAddress } from '@keepmark/resume-document/addresses';
import type { SourceCell, SourceLine, SourceRun } from '../lines/source-line';
import type { EntryBlock } from './entry-blocks';
import { isAddressOnly, sameAddress, takeUrl, withoutAddress } from './head-address';
import { isSentence } from './head-sentences';
import { isKnownCity } from './known-cities';
import { type FactKind, labeledFact } from './labeled-facts';
import {
  isCityAndRegion,
  isCityName,
  isCityWithRemote,
  endsWithPlace,
  isDuration,
  isPlace,
  trailingPlace,
} from './places';

/** What an entry's head says, apart from which text is what. */
export interface EntryHead {
  /** Its texts between separators and changes of look, in order. */
  readonly pieces: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
  readonly place: string;
  readonly url: string;
  /** What its labels announce, as in "Client: Acme". */
  readonly facts: Facts;
  /** Durations and what else repeats the dates. */
  readonly unplaced: readonly string[];
  /** Lines of the head that are sentences. */
  readonly paragraphs: readonly SourceLine[];
}

type Facts = Partial<Readonly<Record<FactKind, string>>>;

interface Found {
  startDate: string;
  endDate: string;
  place: string;
  url: string;
  facts: Partial<Record<FactKind, string>>;
  unplaced: string[];
}

export interface HeadOptions {
  /** Lines after this many are paragraphs, whatever they look like. */
  readonly maxLines?: number;
  /** How many words make a line of the head a sentence. */
  readonly sentenceWords?: number;
  /** Labels that are understood besides those of dates and places. Lines with others stay as they are. */
  readonly labels?: readonly FactKind[];
  /** Whether a title in bold before other text is whole, dashes and all. */
  readonly hasWholeTitles?: boolean;
  /** Whether the first line is one name, dashes and all. */
  readonly isFirstWhole?: boolean;
  /** Whether the second line is, too, where no place follows a dash. */
  readonly isSecondWhole?: boolean;
  /** Whether a city may follow title and company in another look, after a comma. */
  readonly hasCityLast?: boolean;
}

export function readHead(
  { head, margin, isFurtherRole, place = '' }: EntryBlock,
  {
    maxLines = 3,
    sentenceWords = 8,
    labels = [],
    hasWholeTitles = false,
    isFirstWhole = false,
    isSecondWhole = false,
    hasCityLast = false,
  }: HeadOptions = {},
): EntryHead {
  const found: Found = { startDate: '', endDate: '', place, url: '', facts: {}, unplaced: [] };
  const pieces: string[] = [];
  const paragraphs: SourceLine[] = [];
  head.forEach((line, number) => {
    if (takeFact(line, found, labels)) return;
    const hasNames = pieces.length > 1 || isFurtherRole === true;
    if (found.place === '' && hasNames && isCityBelowDates(line, head[number - 1])) {
      found.place = line.cells[0]?.text ?? '';
      return;
    }
    if (
      paragraphs.length > 0 ||
      (number > 0 && !isFact(line) && (number >= maxLines || isSentence(line, sentenceWords)))
    ) {
      const rest = takeAddress(takeDates(line, found), found);
      if (rest) paragraphs.push(rest);
      return;
    }
    line.cells.forEach((cell, index) => {
      const cellPieces = piecesOf(cell, found, {
        hasWholeTitles,
        isWhole: (isFirstWhole && number === 0) || (isSecondWhole && number === 1 && !endsWithPlace(cell.text)),
        namesAbove: hasCityLast ? pieces.length : undefined,
      });
      // A name alone at the right of the second line is the city.
      const [lone] = cellPieces;
      const isCity = index > 0 && number > 0 && lone !== undefined && cellPieces.length === 1 && isCityName(lone);
      if (isCity && found.place === '') {
        found.place = lone;
        return;
      }
      pieces.push(...cellPieces);
    });
  });
  for (const cell of margin) pieces.push(...piecesOf(cell, found));
  return {
    ...found,
    pieces,
    paragraphs: paragraphs.filter(({ cells }) => cells.length > 0),
  };
}

/** A place that no list has, on the line below dates. A city alone only where the dates say how long it was. */
function isCityBelowDates({ cells: [cell, ...others] }: SourceLine, above: SourceLine | undefined): boolean {
  const dates = above?.cells.length === 1 ? (above.cells[0]?.text ?? '') : '';
  if (!cell || others.length > 0 || findRange(dates) === undefined || !isDateText(dates)) return false;
  const isLasting = isDuration(/\(.+\)$/.exec(dates)?.[0] ?? '');
  return isCityAndRegion(cell.text) || (isLasting && isCityName(cell.text));
}

/** Notes what a label announces; false when the line has none that's understood here. */
function takeFact(line: SourceLine, found: Found, labels: readonly FactKind[]): boolean {
  const fact = labeledFact(line);
  if (!fact) return false;
  const { kind, text } = fact;
  if (kind === 'dates') return takeDate(text, found);
  if (kind === 'place') {
    const isFree = found.place === '';
    found.place ||= text;
    return isFree;
  }
  if (!labels.includes(kind) || found.facts[kind] !== undefined) return false;
  found.facts[kind] = kind === 'organization' ? takePlace(text, found) : text;
  return true;
}

/** A line with nothing but dates or a place, which belongs to the head wherever it stands. */
const isFact = ({ cells: [cell, ...others] }: SourceLine): boolean =>
  cell !== undefined &&
  others.length === 0 &&
  (isPlace(cell.text) || (findRange(cell.text) !== undefined && isDateText(cell.text)));

/** A line that is an address and nothing else is the entry's link. */
function takeAddress(line: SourceLine, found: Found): SourceLine | undefined {
  const text = line.cells.map((cell) => cell.text).join(' ');
  const href = line.cells[0]?.runs.find((run) => run.href !== '')?.href ?? '';
  const isAddress = isAddressOnly(text) || (href !== '' && sameAddress(href, text));
  if (!isAddress || found.url !== '') return line;
  found.url = href || completeAddress(text);
  return undefined;
}

/** Takes dates at the margin out of a paragraph's line. */
function takeDates(line: SourceLine, found: Found): SourceLine {
  const cells = line.cells.filter((cell, index) => {
    if (index === 0) return !takeDate(cell.text, found);
    return !takeDate(cell.text, found) && !takeMargin(cell.text, found);
  });
  return { ...line, cells };
}

function takeDate(text: string, found: Found): boolean {
  if (!isDateText(text) || found.endDate !== '' || found.startDate !== '') return false;
  return removeDates(text, found) === '';
}

function takeMargin(text: string, found: Found): boolean {
  if (isDuration(text)) {
    found.unplaced.push(text);
    return true;
  }
  if (found.place === '' && isPlace(text)) {
    found.place = text;
    return true;
  }
  return false;
}

/** The text without its dates, which are noted. Empty brackets and separators around them go, too. */
function removeDates(text: string, found: Found): string {
  if (found.startDate !== '' || found.endDate !== '') return text;
  const dates = findRange(text) ?? (isAtEdge(text) ? findDates(text) : undefined);
  if (!dates) return text;
  found.startDate = dates.startDate;
  found.endDate = dates.endDate;
  const before = text.slice(0, dates.index).replace(dateLabel, '');
  const after = text.slice(dates.index + dates.length);
  const rest = `${before.replace(/[\s([,|•·–—-]+$/, '')}\n${after.replace(/^[\s)\],|•·–—:.-]+/, '')}`.trim();
  return rest;
}

/** Whether a single date starts or ends a text; within a text it is part of a name. */
function isAtEdge(text: string): boolean {
  const dates = findDates(text);
  if (!dates || endsWithDates(text)) return false;
  return (
    /^[\s([,|·;:.-]*$/.test(text.slice(0, dates.index).replace(dateLabel, '')) ||
    /^[\s)\].,]*$/.test(text.slice(dates.index + dates.length))
  );
}

interface PieceOptions {
  readonly hasWholeTitles?: boolean;
  readonly isWhole?: boolean;
  /** How many names the head has before this cell, when a city may follow the last one. */
  readonly namesAbove?: number | undefined;
}

function piecesOf(
  cell: SourceCell,
  found: Found,
  { hasWholeTitles = false, isWhole: isWholeCell = false, namesAbove }: PieceOptions = {},
): string[] {
  const pieces: string[] = [];
  const runs = lookRuns(withoutAddress(cell.runs, found));
  for (const run of runs) {
    const isWhole = isWholeCell || (hasWholeTitles && run.isBold && runs.some(({ isBold }) => !isBold));
    if (run.href !== '' && found.url === '' && /^https?:/i.test(run.href)) found.url = run.href;
    for (const part of removeDates(run.text, found).split(isWhole ? bars : separator)) {
      const text = removeDates(part, found)
        .replaceAll(/^[\s,;:–—|/-]+|[\s,;:–—|(/-]+$/g, '')
        .replace(/^\((.*)\)$/, '$1')
        .trim();
      if (text === '' || takeMargin(text, found)) continue;
      // A city alone beside names.
      if (found.place === '' && namesAbove !== undefined && namesAbove + pieces.length > 0 && isKnownCity(text)) {
        found.place = text;
        continue;
      }
      // ", Durham" in another look than the company before it.
      if (
        found.place === '' &&
        /^,\s/.test(part) &&
        namesAbove !== undefined &&
        namesAbove + pieces.length > 1 &&
        isCityName(text)
      ) {
        found.place = text;
        continue;
      }
      const name = takePlace(text, found);
      if (name !== '' && !takeUrl(name, found)) pieces.push(name);
    }
  }
  return pieces;
}

const bars = /\n|\s+[|•]\s+/;
const separator = /\n|\s+[|•·◦⋅∙]\s+|\s*[|•·]\s+|\s+[–—]+\s+|\s+-\s+|\s{3,}|\s+@\s+/;

/** The text without a place at its end, which is noted. */
function takePlace(text: string, found: Found): string {
  if (found.place === '' && isCityWithRemote(text)) {
    found.place = text;
    return '';
  }
  const at = found.place === '' ? trailingPlace(text) : undefined;
  if (at === undefined) return text;
  found.place = text
    .slice(at)
    .replaceAll(/^[\s,–—|•·(-]+|\)$|(?<=\p{L}{3})\.$/gu, '')
    .trim();
  return text.slice(0, at).trim();
}

/** Runs of one look as one; a bare space between two looks belongs to the first. */
function lookRuns(runs: readonly SourceRun[]): SourceRun[] {
  const looks: SourceRun[] = [];
  for (const run of runs) {
    const last = looks.at(-1);
    const isSame = last && last.isBold === run.isBold && last.isItalic === run.isItalic;
    if (last && (isSame || !/[\p{L}\p{N}]/u.test(run.text)))
      looks[looks.length - 1] = { ...last, text: last.text + run.text, href: last.href || run.href };
    else if (last && !/[\p{L}\p{N}]/u.test(last.text)) looks[looks.length - 1] = { ...run, text: last.text + run.text };
    else looks.push(run);
  }
  return looks;
}
