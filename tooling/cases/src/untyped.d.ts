/** What we use of jsdom, which comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
