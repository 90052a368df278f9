// Packages that use this one from source need its declarations, too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfjs.d.ts" />
import './missing-in-browser';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';

/** A PDF whose pages can be drawn. */
export interface PdfPictures {
  readonly pageCount: number;
  /** Height of a page divided by its width. */
  readonly ratioOf: (page: number) => Promise<number>;
  /** Draws a page, from 0, into a canvas as wide as this, in pixels of the device. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  readonly close: () => void;
}

/** Opens a PDF to draw its pages, in pdf.js's own worker. @throws what pdf.js throws when the file is damaged */
export async function openPdfPictures(bytes: Uint8Array): Promise<PdfPictures> {
  const port = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' });
  // Its declarations were made from comments and say null here.
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null });
  const task = pdfjs.getDocument({ data: bytes, verbosity: pdfjs.VerbosityLevel.ERRORS, useSystemFonts: true, worker });
  const close = () => {
    void task.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  try {
    const document = await task.promise;
    return {
      pageCount: document.numPages,
      ratioOf: async (page) => {
        const { width, height } = (await document.getPage(page + 1)).getViewport({ scale: 1 });
        return height / width;
      },
      draw: async (number, canvas, width) => {
        const page = await document.getPage(number + 1);
        const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        await page.render({ canvas, viewport }).promise;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
