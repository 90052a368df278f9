import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { ResumeFileError } from '../import/read-resume';
import type { SourceCell, SourceLine, SourceRun } from '../import/source-line';

// The parts of mammoth's document model that we read.
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string } | null;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isAllCaps?: boolean;
  readonly fontSize?: number | null;
  readonly font?: string | null;
  readonly href?: string;
}

/** The lines of a Word document. @param files the files of its ZIP, already unpacked within limits */
export async function docxLines(files: ReadonlyMap<string, Uint8Array>): Promise<SourceLine[]> {
  // Packed again without pictures and without compression: what mammoth unpacks has been measured.
  const parts = Object.fromEntries([...files].filter(([path]) => isText(path)));
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
  for (const text of edgeTexts(files, 'header'))
    collector.paragraph({ type: 'paragraph', children: [{ type: 'run', children: [{ type: 'text', value: text }] }] });
  for (const child of root?.children ?? []) collector.block(child);
  for (const text of edgeTexts(files, 'footer'))
    collector.paragraph({ type: 'paragraph', children: [{ type: 'run', children: [{ type: 'text', value: text }] }] });
  return collector.lines;
}

export const isText = (path: string): boolean => /\.(?:xml|rels)$/.test(path);

/** Texts of the page's header or footer, which mammoth leaves out. Pages of another kind repeat theirs. */
const edgeTexts = (files: ReadonlyMap<string, Uint8Array>, edge: 'header' | 'footer'): string[] => [
  ...new Set(textsOf(files, new RegExp(String.raw`^word/${edge}\d*\.xml$`))),
];

/** Every paragraph of a Word document as plain text: its text boxes and notes too. */
export const docxText = (files: ReadonlyMap<string, Uint8Array>): string[] => [
  ...edgeTexts(files, 'header'),
  ...textsOf(files, /^word\/(?:document|footnotes|endnotes)\.xml$/),
  ...edgeTexts(files, 'footer'),
];

function textsOf(files: ReadonlyMap<string, Uint8Array>, path: RegExp): string[] {
  const decoder = new TextDecoder();
  return [...files]
    .filter(([name]) => path.test(name))
    .flatMap(([, bytes]) => {
      // The same text box again, for old versions of Word.
      const xml = decoder.decode(bytes).replaceAll(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '');
      return xml.split('</w:p>').map((paragraph) =>
        [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|noBreakHyphen)(?: [^>]*)?\/>/g)]
          .map(([, text, mark]) => (mark === undefined ? unescaped(text ?? '') : mark === 'noBreakHyphen' ? '-' : '\t'))
          .join('')
          .trim(),
      );
    })
    .filter(Boolean);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex: string, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
  );

interface Look {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isCaps: boolean;
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
    const size = sizeOf(node) ?? 11;
    rows.forEach((cells, index) =>
      this.#add(cells, {
        level,
        isBullet: isBullet && index === 0,
        size,
        styleName: node.styleName ?? '',
        isWrapped: index > 0,
      }),
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
      if (!isLine) {
        for (const blocks of columns) for (const block of blocks) this.block(block);
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
        size: sizeOf(first) ?? 11,
        styleName: first.styleName ?? '',
        isWrapped: false,
      });
    }
  }

  #add(
    cells: readonly SourceCell[],
    {
      level,
      isBullet,
      size,
      styleName,
      isWrapped,
    }: { level: number | undefined; isBullet: boolean; size: number; styleName: string; isWrapped: boolean },
  ): void {
    const [first] = cells;
    if (!first) return;
    const bullet = /^\s*(?:[•●▪■◦○‣⁃∙➢►▸❖✓✔◆◇]\s*|[-–—*·]\s+)(?=\S)/u.exec(first.runs[0]?.text ?? '');
    const shown = bullet ? [withoutStart(first, bullet[0].length), ...cells.slice(1)] : cells;
    const text = first.text;
    const isCaps = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
    const [run] = first.runs;
    this.lines.push({
      cells: shown,
      level,
      isBullet: isBullet || bullet !== null,
      size,
      style: `${styleName || 'Normal'} ${size}${run?.isBold ? ' bold' : ''}${isCaps ? ' caps' : ''}`,
      gap: this.#gap,
      mayContinue: isWrapped,
      isFull: false,
    });
    this.#gap = 1;
  }
}

function withoutStart(cell: SourceCell, length: number): SourceCell {
  const [first, ...others] = cell.runs;
  if (!first) return cell;
  const runs = [{ ...first, text: first.text.slice(length) }, ...others];
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

function sizeOf(node: Node): number | undefined {
  if (node.type === 'run' && node.fontSize) return node.fontSize;
  return node.children?.map(sizeOf).find((size) => size !== undefined);
}

const noLook: Look = { isBold: false, isItalic: false, isCaps: false, href: '' };

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
