import type { Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const promises = Promise as unknown as { withResolvers?: () => object };
// pdf.js needs this, but Node 20 lacks it.
promises.withResolvers ??= () => {
  const settle: { resolve?: (value: unknown) => void; reject?: (reason: unknown) => void } = {};
  const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
};

/** Prints the screen as Ctrl+P does. @returns the text of each printed page, in one line */
export async function printedPages(page: Page): Promise<string[]> {
  const loading = getDocument({
    data: new Uint8Array(await page.pdf({ format: 'Letter' })),
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
  });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    // A cell may wrap its text.
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push(text.replaceAll(/\s+/g, ' '));
  }
  await loading.destroy();
  return pages;
}
