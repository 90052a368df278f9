import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { type EntryParts, entryParts, type EntrySection } from './entry-parts';
import {
  comma,
  type EntryPlace,
  entryRows,
  linked,
  listItemRows,
  noteRows,
  organizationSpans,
  quiet,
} from './entry-rows';
import { sectionHeading } from '@keepmark/resume-document/headings';
import type { LineItem, RectangleItem } from './laid-out-document';
import type { Column } from './page-flow';
import { keepFirst, lineItems, type Row, rowOf, startRows } from './rows';
import { nodeOf, type Sheet, textStyle } from './sheet';
import { simpleEntries, skillRows, skillsOf } from './skill-rows';
import { breakLines } from './text/break-lines';
import { joinSpans, span } from './text/styled-text';

/** The rows of a section in a column: its heading and its content. A section without content has none. */
export function sectionRows(section: ResumeSection, resume: ResumeDocument, column: Column, sheet: Sheet): Row[] {
  const place: EntryPlace = {
    x: 0,
    widthPt: column.widthPt,
    isNarrow: column === sheet.side,
    parent: sheet.root,
  };
  const content = contentRows(section, resume, place, sheet);
  if (content.length === 0) return [];
  const { pageBreaksBefore } = sheet.design;
  const heading = headingRows(sectionHeading(section, sheet.design.language), place, sheet, section.id);
  const breaks = pageBreaksBefore.includes(section.id) || content[0]?.breaksBefore === true;
  const gapPt = sheet.style.heading.afterEm * sheet.em;
  const rows = [...heading, ...startRows(content, gapPt).map(withoutBreak)];
  // Keeps at least two lines under a heading.
  const isTall = (content[0]?.heightPt ?? 0) > 1.5 * sheet.lineHeightPt;
  return startRows(keepFirst(rows, isTall ? 1 : 2), sheet.style.heading.gapEm * sheet.em, breaks);
}

/** A break before the first entry goes before the heading. */
const withoutBreak = (row: Row, index: number): Row => (index === 0 ? { ...row, breaksBefore: false } : row);

function contentRows(section: ResumeSection, resume: ResumeDocument, place: EntryPlace, sheet: Sheet): Row[] {
  if (section.kind === 'summary') return noteRows(resume.summary, place, sheet);
  if (section.kind === 'skills') return skillRows(skillsOf(section.entries), place, sheet);
  if (section.kind === 'languages' || section.kind === 'interests') {
    const simple = simpleEntries(section.entries);
    if (simple) return skillRows(simple, place, sheet);
  }
  return entriesRows(section, place, sheet);
}

function entriesRows(section: EntrySection, place: EntryPlace, sheet: Sheet): Row[] {
  const { entry, isNumbered } = sheet.style;
  const { pageBreaksBefore } = sheet.design;
  const list = nodeOf('L', place.parent);
  let first = true;
  return entryParts(section, sheet.design).flatMap((parts, index) => {
    const rows =
      isNumbered && section.kind === 'publications' && !place.isNarrow
        ? numberedRows(parts, index + 1, place, sheet, list)
        : entryRows(parts, place, sheet);
    if (rows.length === 0) return [];
    const gapPt = first ? 0 : entry.gapEm * sheet.em;
    first = false;
    return startRows(rows, gapPt, pageBreaksBefore.includes(parts.id));
  });
}

/** A publication as in a reference list: number, title, publisher, date. */
function numberedRows(
  parts: EntryParts,
  number: number,
  place: EntryPlace,
  sheet: Sheet,
  list: ReturnType<typeof nodeOf>,
): Row[] {
  const { em } = sheet;
  const spans = joinSpans(
    [
      parts.title.text === '' ? [] : [span(parts.title.text, textStyle(sheet), parts.title.href)],
      organizationSpans(parts, sheet),
      quiet(parts.place, sheet),
      quiet(parts.detail, sheet),
      quiet(parts.dates, sheet),
      linked(parts.address, sheet),
    ],
    comma(sheet),
  );
  const indentPt = 2 * em;
  const rows = listItemRows(`${number}.`, spans, { place, indentPt, list, gapPt: 0 }, sheet);
  const body = { ...place, x: place.x + indentPt, widthPt: place.widthPt - indentPt };
  return [...rows, ...startRows(noteRows(parts.notes, body, sheet), sheet.style.entry.notesGapEm * em)];
}

/** A heading with the line of its template. */
export function headingRows(text: string, place: EntryPlace, sheet: Sheet, id?: string): Row[] {
  const { line, sizeEm, isAccent, isCentered } = sheet.style.heading;
  const { em, colors } = sheet;
  const lineHeightPt = em * sizeEm * 1.3;
  const spans = [span(text, textStyle(sheet, 'bold', isAccent ? 'accent' : 'ink', sizeEm))];
  const node = nodeOf('H2', place.parent, id);
  const { widthPt } = place;
  const lines = breakLines(spans, () => widthPt, sheet.text);
  const heightPt = lines.length * lineHeightPt;
  const block = { x: place.x, widthPt, lineHeightPt, node, align: isCentered ? 'center' : 'left' } as const;
  const rule = (y: number, x1 = place.x, color = colors.faint): LineItem => ({
    kind: 'line',
    x1,
    y1: y,
    x2: place.x + place.widthPt,
    y2: y,
    widthPt: 0.6,
    color,
  });
  const items = lineItems(lines, block);
  if (line === 'below') {
    return [rowOf(heightPt + 0.1 * em, 0, [...items, rule(heightPt + 0.05 * em, place.x, colors.accent)], true)];
  }
  if (line === 'above') {
    const below = lineItems(lines, block, 0.3 * em);
    return [rowOf(heightPt + 0.3 * em, 0, [rule(0, place.x, colors.accent), ...below], true)];
  }
  if (line === 'behind') {
    const end = place.x + (lines.at(-1)?.width ?? 0) + 0.7 * em;
    return [rowOf(heightPt, 0, [...items, rule(heightPt - lineHeightPt / 2, end)], true)];
  }
  if (line === 'none') return [rowOf(heightPt, 0, items, true)];
  const bar: RectangleItem = {
    kind: 'rectangle',
    // Outside the text area, so that the heading aligns with the text below it.
    x: place.x - 0.8 * em,
    y: lineHeightPt * 0.14,
    width: 0.3 * em,
    height: heightPt - lineHeightPt * 0.28,
    radius: 0,
    color: colors.accent,
  };
  return [rowOf(heightPt, 0, [bar, ...items], true)];
}
