import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { bulletStart, runsFrom, type SourceCell, type SourceLine, type SourceRun } from '../lines/source-line';
import { isDateText } from '../lines/dates';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { edgeTexts, footerTexts, laterHeaders } from './docx-text';
import { withStyleHeadings } from './style-headings';
import { withMovedParagraphsDeleted } from './tracked-changes';
import { areColumns, type Node } from './word-node';

/** The lines of a Word document. @param files the files of its ZIP, already unpacked within limits */
export async function docxLines(files: ReadonlyMap<string, Uint8Array>): Promise<SourceLine[]> {
  // Packed again without pictures and without compression: what mammoth unpacks has been measured.
  const parts = Object.fromEntries(
    [...files].flatMap(([path, bytes]) =>
      isText(path) ? [[path, path === 'word/document.xml' ? withMovedParagraphsDeleted(bytes) : bytes]] : [],
    ),
  );
  const packed = zipSync(parts, { level: 0 });
  let root: Node | undefined;
  try {
    const { buffer } = packed;
    // mammoth takes a Buffer in Node and an ArrayBuffer in browsers.
    const input = typeof Buffer === 'function' ? { buffer: Buffer.from(packed) } : { arrayBuffer: buffer };
    await mammoth.convertToHtml(input, {
      transformDocument: (document: Node) => {
        root = document;
        return { ...document, children: [] };
      },
    });
  } catch (cause) {
    throw new ResumeFileError('broken', 'This Word file is damaged. Save it again and choose the new file.', { cause });
  }
  const collector = new LineCollector();
  const later = new Set(laterHeaders(files));
  for (const text of edgeTexts(files, 'header').filter((header) => !later.has(header)))
    collector.paragraph(textParagraph(text));
  for (const child of root?.children ?? []) collector.block(child);
  const lines = withStyleHeadings(collector.lines);
  // A column of their own belongs to the head of the résumé.
  const footers = new LineCollector();
  for (const text of footerTexts(files).contact) footers.paragraph(textParagraph(text));
  return [...lines, ...footers.lines.map((line) => Object.assign(line, { startsColumn: true }))];
}

const textParagraph = (value: string): Node => ({
  type: 'paragraph',
  children: [{ type: 'run', children: [{ type: 'text', value }] }],
});

export const isText = (path: string): boolean => /\.(?:xml|rels)$/.test(path);

/** What all letters of a paragraph share. */
interface ParagraphLook {
  readonly name: string;
  readonly size: number;
  /** Word shows capitals, whatever the file writes. */
  readonly isCaps: boolean;
  readonly isUnderlined: boolean;
}

function lookOf(paragraph: Node): ParagraphLook {
  const runs = runsIn(paragraph);
  const all = (is: (run: Node) => boolean | undefined) => runs.length > 0 && runs.every((run) => is(run) === true);
  return {
    name: paragraph.styleName || 'Normal',
    size: runs.find(({ fontSize }) => fontSize)?.fontSize ?? 11,
    isCaps: all(({ isAllCaps, isSmallCaps }) => isAllCaps || isSmallCaps),
    isUnderlined: all(({ isUnderline }) => isUnderline),
  };
}

/** The runs of a paragraph that have letters. */
const runsIn = (node: Node): readonly Node[] =>
  node.type === 'run' && node.children?.some(({ type, value }) => type === 'text' && /\S/.test(value ?? ''))
    ? [node]
    : (node.children ?? []).flatMap(runsIn);

interface Look {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly href: string;
}

class LineCollector {
  readonly lines: SourceLine[] = [];
  #gap = 1;

  block(node: Node): void {
    if (node.type === 'paragraph') this.paragraph(node);
    else if (node.type === 'table') this.#table(node);
    else for (const child of node.children ?? []) this.block(child);
  }

  paragraph(node: Node): void {
    const rows = splitRows(node.children ?? []);
    const level = levelOf(node.styleName ?? '');
    const isBullet = Boolean(node.numbering) || /^list/i.test(node.styleName ?? '');
    const look = lookOf(node);
    rows.forEach((cells, index) =>
      this.#add(cells, { level, isBullet: isBullet && index === 0, look, isWrapped: index > 0 }),
    );
    if (rows.length === 0) this.#gap += 1;
  }

  /** A row of short cells is a line; cells with paragraphs of their own are read one after the other. */
  #table(node: Node): void {
    for (const row of node.children ?? []) {
      const columns = (row.children ?? []).map((cell) =>
        (cell.children ?? []).filter(
          (child) => child.type !== 'paragraph' || splitRows(child.children ?? []).length > 0,
        ),
      );
      const isLine =
        columns.length > 1 &&
        columns.every(
          (blocks) => blocks.length <= 1 && blocks.every((block) => block.type === 'paragraph' && !block.numbering),
        );
      // A row is set apart from the one above.
      if (!isLine || columns.length === 1) this.#gap = Math.max(this.#gap, 1.5);
      if (!isLine) {
        if (areColumns(columns)) for (const blocks of columns) this.#column(blocks);
        else this.#besideDates(columns);
        continue;
      }
      const [first] = columns.flat();
      if (!first) continue;
      const cells = columns.flatMap((blocks, index) =>
        blocks.flatMap((block) =>
          splitRows(block.children ?? [])
            .flat()
            .map(({ text, runs, x }) => ({ text, runs, x: x + index * 200 })),
        ),
      );
      this.#add(cells, {
        level: levelOf(first.styleName ?? ''),
        isBullet: false,
        look: lookOf(first),
        isWrapped: false,
      });
    }
  }

  /** A cell that holds sections is a column of the page. */
  #column(blocks: readonly Node[]): void {
    const at = this.lines.length;
    for (const block of blocks) this.block(block);
    const line = this.lines[at];
    if (line) this.lines[at] = { ...line, startsColumn: true };
  }

  /** Cells with paragraphs of their own; a date in the first one comes after what it dates. */
  #besideDates([first = [], ...others]: readonly (readonly Node[])[]): void {
    const [date, ...more] = first.length === 1 ? splitRows(first[0]?.children ?? []).flat() : [];
    const isDated = date !== undefined && more.length === 0 && others.length > 0 && isDateText(date.text);
    const at = this.lines.length;
    for (const block of isDated ? [] : first) this.block(block);
    for (const block of others.flat()) this.block(block);
    const line = this.lines[at];
    if (isDated && line) this.lines[at] = { ...line, cells: [...line.cells, date] };
  }

  #add(
    cells: readonly SourceCell[],
    {
      level,
      isBullet,
      look,
      isWrapped,
    }: { level: number | undefined; isBullet: boolean; look: ParagraphLook; isWrapped: boolean },
  ): void {
    const [first] = cells;
    if (!first) return;
    // The mark may be a run of its own.
    const bullet = bulletStart.exec(first.runs.map((run) => run.text).join(''));
    // A mark before a tab, as in "o", tab, "Ran the kitchen".
    const isMarked = cells.length > 1 && /^[•●▪■◦○‣⁃∙·–—\-*➢►▸❖✓✔◆◇§o]$/u.test(first.text);
    const unmarked = isMarked ? cells.slice(1) : cells;
    const shown = bullet && !isMarked ? [withoutStart(first, bullet[0].length), ...cells.slice(1)] : unmarked;
    const text = first.text;
    const isCaps = look.isCaps || (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text));
    const [run] = first.runs;
    this.lines.push({
      cells: shown,
      level,
      isBullet: isBullet || isMarked || bullet !== null,
      size: look.size,
      style: `${look.name} ${look.size}${run?.isBold ? ' bold' : ''}${look.isUnderlined ? ' underlined' : ''}${isCaps ? ' caps' : ''}`,
      gap: this.#gap,
      mayContinue: isWrapped,
      isFull: false,
    });
    this.#gap = 1;
  }
}

function withoutStart(cell: SourceCell, length: number): SourceCell {
  const runs = runsFrom(cell.runs, length);
  // The cell's own text has fewer spaces than its runs, so nothing can be cut from it by length.
  return { ...cell, runs, text: textOf(runs) };
}

const textOf = (runs: readonly SourceRun[]): string =>
  runs
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

function levelOf(styleName: string): number | undefined {
  if (/^title$/i.test(styleName)) return 0;
  const level = /^(?:heading|überschrift|titre|título|titolo|kop|nagłówek|rubrik|otsikko)\s*([1-6])/i.exec(
    styleName,
  )?.[1];
  return level === undefined ? undefined : Number(level);
}

const noLook: Look = { isBold: false, isItalic: false, href: '' };

/** The text of a paragraph as rows of cells: breaks part rows, tabs part cells. */
function splitRows(nodes: readonly Node[]): SourceCell[][] {
  const rows: SourceRun[][][] = [[[]]];
  const walk = (node: Node, look: Look): void => {
    const row = rows.at(-1);
    if (node.type === 'text') {
      // Some programs write a tab as a character.
      (node.value ?? '').split('\t').forEach((text, index) => {
        if (index > 0) row?.push([]);
        row?.at(-1)?.push({ text, isBold: look.isBold, isItalic: look.isItalic, href: look.href });
      });
    } else if (node.type === 'tab') row?.push([]);
    else if (node.type === 'break') rows.push([[]]);
    else {
      const inner =
        node.type === 'run'
          ? { ...look, isBold: node.isBold === true, isItalic: node.isItalic === true }
          : node.type === 'hyperlink'
            ? { ...look, href: node.href ?? '' }
            : look;
      for (const child of node.children ?? []) walk(child, inner);
    }
  };
  for (const node of nodes) walk(node, noLook);
  return rows
    .map((row) =>
      row.flatMap((runs, index): SourceCell[] => {
        const text = textOf(runs);
        return text === '' ? [] : [{ text, runs, x: index * 100 }];
      }),
    )
    .filter((cells) => cells.length > 0);
}
