import type { Fonts } from '../fonts/fonts';
import type { LaidOutDocument, StructureRole } from '../layout/laid-out-document';
import { PageFlow } from '../layout/page-flow';
import { lineItems, repeatedText, type Row, type RowItem, type StructureNode } from '../layout/rows';
import { createSheet, nodeOf, type Sheet, textStyle } from '../layout/sheet';
import { breakLines, type Line } from '../layout/text/break-lines';
import { span } from '../layout/text/styled-text';
import { defaultDesign, type ResumeDesign } from '@keepmark/resume-document';
import type { PrintedColumn, PrintedTable } from './printed-table';

const gutterPt = 10;
const fontSizePt = 9;

/** A table and its design: plain, small, and black. */
export function designedTable(table: PrintedTable): { readonly table: PrintedTable; readonly design: ResumeDesign } {
  return { table, design: { ...defaultDesign, template: 'plain', font: 'roboto', fontSizePt, paper: table.paper } };
}

interface Cell {
  readonly x: number;
  readonly node: StructureNode;
  readonly lines: readonly Line[];
}

/** Lays a table out on pages, each with the column headings. A row is split only if it is taller than a page. */
export function layOutTable(printed: PrintedTable, fonts: Fonts): LaidOutDocument {
  const { title, author, lines, columns, rows } = printed;
  const sheet = createSheet(designedTable(printed).design, fonts);
  const labels = columns.map(({ label }) => label);
  const flow = new PageFlow({
    topPt: sheet.marginPt,
    bottomPt: sheet.heightPt - sheet.marginPt,
    background: [],
    repeated: { rows: tableRow(labels, { role: 'TH', columns }, sheet), column: sheet.main },
  });
  const place = (placed: readonly Row[]) => flow.place(placed, sheet.main);
  place(textRows(title, 'H1', sheet, 1.8));
  for (const line of [author, ...lines]) if (line.trim() !== '') place(textRows(line, 'P', sheet));
  const table = nodeOf('Table', sheet.root);
  place(tableRow(labels, { role: 'TH', columns, table }, sheet));
  for (const cells of rows) place(tableRow(cells, { role: 'TD', columns, table }, sheet));
  flow.drawOnAll((page, count) => pageNumber(page, count, sheet), sheet.main.x, sheet.heightPt - sheet.marginPt);
  return {
    title,
    author,
    language: sheet.design.language,
    widthPt: sheet.widthPt,
    heightPt: sheet.heightPt,
    pages: flow.pages,
    elements: flow.elements,
    missingCharacters: [...sheet.text.missing].join(''),
  };
}

function textRows(text: string, role: StructureRole, sheet: Sheet, sizeEm = 1): Row[] {
  const style = textStyle(sheet, role === 'H1' ? 'bold' : 'regular', 'ink', sizeEm);
  const lineHeightPt = sheet.lineHeightPt * sizeEm;
  const block = { x: 0, widthPt: sheet.main.widthPt, lineHeightPt, node: nodeOf(role, sheet.root) };
  return breakLines([span(text, style)], () => block.widthPt, sheet.text).map((line) => ({
    heightPt: lineHeightPt,
    gapPt: 0,
    items: lineItems([line], block),
    keepsNext: true,
    breaksBefore: false,
  }));
}

/** "Page 2 of 5", in the bottom margin; nothing for a single page. */
function pageNumber(page: number, count: number, sheet: Sheet): RowItem[] {
  if (count === 1) return [];
  const { marginPt } = sheet;
  const { widthPt } = sheet.main;
  const text = span(`Page ${page} of ${count}`, textStyle(sheet, 'regular', 'muted'));
  const lines = breakLines([text], () => widthPt, sheet.text);
  return lineItems(lines, { x: 0, widthPt, lineHeightPt: marginPt, align: 'right', node: repeatedText });
}

interface TableRow {
  readonly role: 'TH' | 'TD';
  readonly columns: readonly PrintedColumn[];
  /** Missing for a repeated row, which is in the table already. */
  readonly table?: StructureNode;
}

/** A row of a table: one strip for each line of text, all kept together. */
function tableRow(texts: readonly string[], { role, columns, table }: TableRow, sheet: Sheet): Row[] {
  const { widthPt } = sheet.main;
  const parent = table && nodeOf('TR', table);
  let x = 0;
  const cells = columns.map(({ share }, column): Cell => {
    const width = share * widthPt - gutterPt;
    const lines = (texts[column] ?? '').split('\n').flatMap((text, line) => {
      const style = textStyle(sheet, role === 'TH' || (column === 0 && line === 0) ? 'bold' : 'regular');
      return breakLines([span(text, style)], () => width, sheet.text);
    });
    const cell = { x, node: parent ? nodeOf(role, parent) : repeatedText, lines };
    x += share * widthPt;
    return cell;
  });
  const { lineHeightPt } = sheet;
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  return Array.from({ length: count }, (_, at): Row => {
    const isLast = at === count - 1;
    const rule = { x1: 0, x2: widthPt, y1: lineHeightPt + 3, y2: lineHeightPt + 3, widthPt: 0.5 };
    return {
      heightPt: lineHeightPt + (isLast ? 4 : 0),
      gapPt: at === 0 ? 4 : 0,
      items: [
        ...cells.flatMap(({ x: left, node, lines }) => {
          const line = lines[at];
          return line ? lineItems([line], { x: left, widthPt, lineHeightPt, node }) : [];
        }),
        ...(isLast ? [{ kind: 'line' as const, ...rule, color: sheet.colors.faint }] : []),
      ],
      keepsNext: !isLast || role === 'TH',
      breaksBefore: false,
    };
  });
}
