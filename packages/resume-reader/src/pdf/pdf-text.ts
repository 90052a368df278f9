// Packages that use this one from source need its declarations, too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfjs.d.ts" />
import './missing-in-browser';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { drawnMarks } from './drawn-marks';
import { fontWeight, withRelativeWeight } from './font-weight';
import { type LinkArea, linkedPieces } from './linked-pieces';
import type { PdfPage, TextPiece } from './pdf-page';
import { withAccentsPlaced } from './placed-accents';
import { withTexLetters } from './tex-letters';
import { withWrittenSpaces } from './written-spaces';

export interface ReadPdfOptions {
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

const maxPages = 30;

/**
 * The text of a PDF by position, read in pdf.js's own worker.
 * @throws ResumeFileError when it's broken, encrypted, too long or has no text; the signal's reason when it's canceled
 */
export async function pdfPages(bytes: Uint8Array, { signal, onProgress }: ReadPdfOptions = {}): Promise<PdfPage[]> {
  const port =
    typeof Worker === 'undefined'
      ? undefined
      : new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' });
  // Its declarations were made from comments and say null here.
  const worker = port && new pdfjs.PDFWorker({ port: port as unknown as null });
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    // Keeps the fonts' names.
    fontExtraProperties: true,
    // Nothing is drawn, so no font needs to reach the page.
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    ...(worker && { worker }),
  });
  const stop = () => void task.destroy();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const document = await task.promise;
    return await readPages(document, signal, onProgress);
  } catch (error) {
    signal?.throwIfAborted();
    throw asFileError(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    await task.destroy().catch(() => undefined);
    worker?.destroy();
    port?.terminate();
  }
}

async function readPages(document: PDFDocumentProxy, signal?: AbortSignal, onProgress?: (done: number) => void) {
  const count = document.numPages;
  if (count > maxPages) {
    throw new ResumeFileError(
      'too-long',
      `This PDF has ${count.toLocaleString('en')} pages. Choose one of ${maxPages} pages or fewer.`,
    );
  }
  const pages: PdfPage[] = [];
  for (let number = 1; number <= count; number += 1) {
    signal?.throwIfAborted();
    const page = await document.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
    onProgress?.(number / count);
  }
  if (pages.every(({ pieces }) => pieces.length === 0)) {
    throw new ResumeFileError(
      'scanned',
      'This PDF is a scan without text. Choose the original file or one with text you can select.',
    );
  }
  return withRelativeWeight(pages);
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  // Fonts tell their names only once the page's operators are read.
  const [content, annotations, operators] = await Promise.all([
    page.getTextContent(),
    page.getAnnotations(),
    page.getOperatorList(),
  ]);
  const [left = 0, bottom = 0] = page.view;
  const links = annotations.flatMap(({ subtype, url, rect }: Annotation): LinkArea[] => {
    if (subtype !== 'Link' || !url || !rect) return [];
    const [x1, y1, x2, y2] = rect;
    return [{ url, left: x1 - left, right: x2 - left, top: height - (y2 - bottom), bottom: height - (y1 - bottom) }];
  });
  const names = await fontNames(
    page,
    new Set(content.items.flatMap((item) => ('fontName' in item ? [item.fontName] : []))),
  );
  const drawn = new Set([...names].flatMap(([id, name]) => (name === 'Type3' ? [id] : [])));
  const items = content.items.flatMap((item) => ('str' in item ? [item] : []));
  const texts = withTexLetters(withWrittenSpaces(items, operators), operators, drawn);
  const parts = texts.flatMap((item): TextPiece[] => {
    const [, , skewX = 0, scaleY = 0, x = 0, y = 0] = item.transform as number[];
    const font = names.get(item.fontName) ?? item.fontName;
    const text = cleanText(withNamedMark(item.str, font));
    if (text.trim() === '') return [];
    const size = Math.hypot(skewX, scaleY);
    return linkedPieces(
      {
        text,
        x: x - left,
        y: height - (y - bottom),
        width: item.width,
        size,
        font,
        isBold: fontWeight(font) > 500 || /medi$/i.test(font),
        isItalic: /ital|obli|cmti|slant|(?:^|[-,])it$/i.test(font),
        href: '',
      },
      links,
    );
  });
  const pieces = withAccentsPlaced(parts);
  return {
    width,
    height,
    pieces: [...pieces, ...drawnMarks(operators, pieces, [1, 0, 0, -1, -left, height + bottom])],
  };
}

interface Annotation {
  readonly subtype?: string;
  readonly url?: string;
  readonly rect?: readonly [number, number, number, number];
}

const fontWaitMs = 300;

/** The fonts' names in the file, such as `ABCDEF+Roboto-Bold`. Some fonts never tell theirs. */
async function fontNames(page: PDFPageProxy, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const named = Array.from(ids, async (id) => {
    const font = await new Promise<unknown>((resolve) => {
      page.commonObjs.get(id, resolve);
    });
    if (typeof font === 'object' && font !== null && 'name' in font) names.set(id, String(font.name));
  });
  await Promise.race([Promise.all(named), new Promise((done) => setTimeout(done, fontWaitMs))]);
  return names;
}

/**
 * A text whose first letter is a list mark without a name: one of a font of signs, or one that has no name at all. TeX
 * has its marks in a font whose codes mean nothing, which come as control characters.
 */
const withNamedMark = (text: string, font: string): string =>
  /wingdings|symbol|dingbats/i.test(font)
    ? text.replace(/^\s*[\uF000-\uF8FF](?=\s*$|\s)/u, '•')
    : // oxlint-disable-next-line no-control-regex
      text.replace(/^[\u0000\uFFFD](?=\s+\S)|^\s*[\u0080-\u009F](?=\s*$|\s+\S)/u, '•');

/** Ligatures and small capitals as letters; icons, which fonts keep in the private areas, as nothing. */
const cleanText = (text: string): string =>
  withPrivateLetters(text)
    .normalize('NFC')
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\uE000-\uF8FF\u0000-\u001F\u007F-\u009F\u200B\uFEFF\uFFFD]|[\u{F0000}-\u{10FFFD}]/gu, ' ');

function asFileError(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new ResumeFileError('encrypted', 'This PDF needs a password. Save a copy without one and choose that.', {
      cause: error,
    });
  }
  if (error instanceof ResumeFileError) return error;
  return new ResumeFileError('broken', 'This PDF is damaged. Save or export it again and choose the new file.', {
    cause: error,
  });
}

/**
 * Small capitals and old-style figures of Adobe's private area as letters and digits: U+F761 is a small A, U+F7E9 a small
 * É, U+F731 a figure one (Adobe Glyph List). Browsers write them where a design asks for small capitals.
 */
export const withPrivateLetters = (text: string): string =>
  text.replaceAll(/[\uF730-\uF739\uF761-\uF77A\uF7E0-\uF7F6\uF7F8-\uF7FE]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xf7_00),
  );
