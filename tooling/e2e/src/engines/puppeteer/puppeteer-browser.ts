import type { Browser, BrowserContext } from 'puppeteer-core';
import type { EngineBrowser, Size } from '../engine';
import { logErrorsAsText, puppeteerTab } from './puppeteer-tab';

/** The tabs of one browser context, whose problems belong to one journey. */
export function puppeteerBrowser(
  browser: Browser,
  context: BrowserContext,
  size: Size,
  close: () => Promise<void>,
): EngineBrowser {
  const problems: string[] = [];
  const isFirefox = browser.version().then((version) => version.startsWith('firefox'));
  return {
    async newTab() {
      const page = await context.newPage();
      await page.setViewport({ ...size });
      if (await isFirefox) await page.evaluateOnNewDocument(logErrorsAsText);
      return puppeteerTab(page, (problem) => problems.push(problem));
    },
    problems: () => problems,
    async kill() {
      const process = browser.process()!;
      const ended = new Promise((resolve) => process.once('exit', resolve));
      // Puppeteer starts browsers in a process group of their own.
      globalThis.process.kill(-process.pid!, 'SIGKILL');
      await ended;
    },
    close,
  };
}
