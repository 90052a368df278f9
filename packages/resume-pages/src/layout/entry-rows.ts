import { parseRichText } from '@keepmark/resume-document/rich-text';
import type { EntryParts, Linked } from './entry-parts';
import { listed } from './entry-parts';
import {
  type Block,
  keepFirst,
  lineItems,
  paragraphRows,
  type Row,
  type RowItem,
  rowOf,
  startRows,
  type StructureNode,
} from './rows';
import { nodeOf, type Sheet, textStyle } from './sheet';
import { breakLines, type Line, textWidth } from './text/break-lines';
import { joinSpans, richSpans, type Span, span } from './text/styled-text';
import { twoSides } from './two-sides';

/** Where an entry is placed. */
export interface EntryPlace {
  readonly x: number;
  readonly widthPt: number;
  /** Everything is stacked in a narrow column. */
  readonly isNarrow: boolean;
  readonly parent: StructureNode;
}

/** The rows of an entry: its head, which is never split, then keywords and notes. */
export function entryRows(parts: EntryParts, place: EntryPlace, sheet: Sheet): Row[] {
  const head = entryHead(parts, place, sheet);
  const body = bodyPlace(place, sheet);
  const { notesGapEm } = sheet.style.entry;
  const gapPt = notesGapEm * sheet.em;
  const rows = [
    ...startRows(keywordRows(parts.keywords, body, sheet), gapPt),
    ...startRows(noteRows(parts.notes, body, sheet), gapPt),
  ];
  return keepFirst([...head, ...rows], head.length);
}

/** Notes go under the head, except in templates with a column of dates. */
function bodyPlace(place: EntryPlace, sheet: Sheet): EntryPlace {
  const indent = place.isNarrow ? 0 : sheet.style.datesEm * sheet.em;
  return { ...place, x: place.x + indent, widthPt: place.widthPt - indent };
}

function entryHead(parts: EntryParts, place: EntryPlace, sheet: Sheet): Row[] {
  return heads[place.isNarrow ? 'stacked' : sheet.style.entry.kind](parts, place, sheet);
}

const heads = {
  stacked: stackedHead,
  'dates-right': datesRightHead,
  inline: inlineHead,
  'dates-left': datesLeftHead,
} satisfies Record<string, typeof stackedHead>;

function stackedHead(parts: EntryParts, place: EntryPlace, sheet: Sheet): Row[] {
  const builder = new HeadBuilder(place, sheet);
  builder.line(titleSpans(parts, sheet), [], 'H3');
  const separator = span(' | ', textStyle(sheet, 'regular', 'muted'));
  const about = [organizationSpans(parts, sheet), quiet(parts.place, sheet), quiet(parts.detail, sheet)];
  const more = [quiet(parts.dates, sheet), linked(parts.address, sheet)];
  if (place.isNarrow) {
    builder.line(joinSpans(about, comma(sheet)), []);
    builder.line(joinSpans(more, separator), []);
  } else builder.line(joinSpans([joinSpans(about, comma(sheet)), ...more], separator), []);
  return builder.rows();
}

function datesRightHead(parts: EntryParts, place: EntryPlace, sheet: Sheet): Row[] {
  const { isPlaceRight } = sheet.style.entry;
  const builder = new HeadBuilder(place, sheet);
  const title = titleSpans(parts, sheet);
  const dates = quiet(parts.dates, sheet);
  const about = [organizationSpans(parts, sheet), ...(isPlaceRight ? [] : [quiet(parts.place, sheet)])];
  const more = [quiet(parts.detail, sheet), linked(parts.address, sheet)];
  const right = isPlaceRight ? quiet(parts.place, sheet) : [];
  const rest = joinSpans([...about, ...more], dot(sheet));
  if (parts.isBrief) builder.line(joinSpans([title, rest, right], comma(sheet)), dates, 'H3');
  else if (title.length === 0) {
    builder.line(rest, dates, 'H3');
    builder.line([], right);
  } else {
    builder.line(title, dates, 'H3');
    builder.line(rest, right);
  }
  return builder.rows();
}

function inlineHead(parts: EntryParts, place: EntryPlace, sheet: Sheet): Row[] {
  const builder = new HeadBuilder(place, sheet);
  const about = [
    titleSpans(parts, sheet),
    organizationSpans(parts, sheet),
    quiet(parts.place, sheet),
    quiet(parts.detail, sheet),
    linked(parts.address, sheet),
  ];
  builder.line(joinSpans(about, comma(sheet)), quiet(parts.dates, sheet), 'H3');
  return builder.rows();
}

function datesLeftHead(parts: EntryParts, place: EntryPlace, sheet: Sheet): Row[] {
  const { em, lineHeightPt } = sheet;
  const body = bodyPlace(place, sheet);
  const builder = new HeadBuilder(body, sheet);
  const dates = dateLines(parts.dates, body.x - place.x - em, sheet);
  const node = nodeOf('P', place.parent);
  builder.add(lineItems(dates, { x: place.x, widthPt: body.x - place.x, lineHeightPt, node }), 0);
  builder.line(titleSpans(parts, sheet), [], 'H3');
  const about = [organizationSpans(parts, sheet), quiet(parts.place, sheet), quiet(parts.detail, sheet)];
  builder.line(joinSpans([...about, linked(parts.address, sheet)], comma(sheet)), []);
  return builder.rows(dates.length);
}

/** The dates on one line, or the end date under the start date. */
function dateLines(dates: string, widthPt: number, sheet: Sheet): Line[] {
  const dash = dates.indexOf(' – ');
  const isLong = dash > 0 && textWidth(quiet(dates, sheet), sheet.text) > widthPt;
  const parts = isLong ? [dates.slice(0, dash + 3), dates.slice(dash + 3)] : [dates];
  return parts.flatMap((part) => breakLines(quiet(part, sheet), () => widthPt, sheet.text));
}

/** Combines the lines of a head into one row. */
class HeadBuilder {
  readonly place: EntryPlace;
  readonly sheet: Sheet;
  #items: RowItem[] = [];
  #lines = 0;

  constructor(place: EntryPlace, sheet: Sheet) {
    this.place = place;
    this.sheet = sheet;
  }

  line(left: readonly Span[], right: readonly Span[], role: 'H3' | 'P' = 'P'): void {
    if (left.length === 0 && right.length === 0) return;
    const { place, sheet } = this;
    const { items, lineCount } = twoSides(
      {
        left,
        right,
        leftNode: nodeOf(role, place.parent),
        rightNode: nodeOf('P', place.parent),
        x: place.x,
        widthPt: place.widthPt,
        lineHeightPt: sheet.lineHeightPt,
        topPt: this.#lines * sheet.lineHeightPt,
        gapPt: sheet.em * 1.2,
      },
      sheet.text,
    );
    this.add(items, lineCount);
  }

  add(items: readonly RowItem[], lineCount: number): void {
    this.#items.push(...items);
    this.#lines += lineCount;
  }

  rows(leastLines = 0): Row[] {
    const lines = Math.max(this.#lines, leastLines);
    return lines === 0 ? [] : [rowOf(lines * this.sheet.lineHeightPt, 0, this.#items)];
  }
}

/** Paragraphs and bullets. */
export function noteRows(text: string, place: EntryPlace, sheet: Sheet, gapEm?: number): Row[] {
  const { em } = sheet;
  const bulletIndent = 1.15 * em;
  let list: StructureNode | undefined;
  return parseRichText(text).flatMap((block, index) => {
    const spans = richSpans(block.runs, textStyle(sheet), sheet.colors.accent);
    const isBullet = block.kind === 'bullet';
    const gap = list && isBullet ? sheet.style.entry.bulletGapEm : (gapEm ?? (isBullet ? 0.15 : 0.3));
    const gapPt = index === 0 ? 0 : gap * em;
    if (isBullet) list ??= nodeOf('L', place.parent);
    else list = undefined;
    if (!list) {
      const node = nodeOf('P', place.parent);
      return paragraphRows(spans, blockOf(place, sheet, node), gapPt, sheet.text);
    }
    return listItemRows('•', spans, { place, indentPt: bulletIndent, list, gapPt }, sheet);
  });
}

interface ListItem {
  readonly place: EntryPlace;
  readonly indentPt: number;
  readonly list: StructureNode;
  readonly gapPt: number;
}

/** A list item with a hanging mark. */
export function listItemRows(mark: string, spans: readonly Span[], item: ListItem, sheet: Sheet): Row[] {
  const { place, indentPt, list, gapPt } = item;
  const node = nodeOf('LI', list);
  const label = nodeOf('Lbl', node);
  const [line] = breakLines(
    [span(mark, textStyle(sheet, 'regular', mark === '•' ? 'accent' : 'muted'))],
    () => indentPt,
    sheet.text,
  );
  const x = mark === '•' ? place.x + 0.15 * sheet.em : place.x;
  const marks = line ? lineItems([line], { ...blockOf(place, sheet, label), x }) : [];
  const body = blockOf(place, sheet, nodeOf('LBody', node));
  return paragraphRows(
    spans,
    { ...body, x: place.x + indentPt, widthPt: place.widthPt - indentPt },
    gapPt,
    sheet.text,
    marks,
  );
}

function keywordRows(keywords: readonly string[], place: EntryPlace, sheet: Sheet): Row[] {
  const text = listed(keywords);
  if (text === '') return [];
  const spans = [span(text, textStyle(sheet, 'regular', 'muted'))];
  return paragraphRows(spans, blockOf(place, sheet, nodeOf('P', place.parent)), 0, sheet.text);
}

export const blockOf = (place: EntryPlace, sheet: Sheet, node: StructureNode): Block => ({
  x: place.x,
  widthPt: place.widthPt,
  lineHeightPt: sheet.lineHeightPt,
  node,
});

const titleSpans = ({ title }: EntryParts, sheet: Sheet): Span[] =>
  title.text === '' ? [] : [span(title.text, textStyle(sheet, 'bold'), title.href)];

export function organizationSpans({ organization, title }: EntryParts, sheet: Sheet): Span[] {
  if (organization.text === '') return [];
  const { isOrganizationItalic, isOrganizationAccent } = sheet.style.entry;
  const style = title.text === '' ? 'bold' : isOrganizationItalic ? 'italic' : 'regular';
  return [span(organization.text, textStyle(sheet, style, isOrganizationAccent ? 'accent' : 'ink'), organization.href)];
}

export const quiet = (text: string, sheet: Sheet): Span[] =>
  text === '' ? [] : [span(text, textStyle(sheet, 'regular', 'muted'))];

export const linked = ({ text, href }: Linked, sheet: Sheet): Span[] =>
  text === '' ? [] : [span(text, textStyle(sheet, 'regular', href === '' ? 'muted' : 'accent'), href)];

export const comma = (sheet: Sheet): Span => span(', ', textStyle(sheet, 'regular', 'muted'));
const dot = (sheet: Sheet): Span => span(' · ', textStyle(sheet, 'regular', 'muted'));
