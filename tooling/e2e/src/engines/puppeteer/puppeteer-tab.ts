import type { ConsoleMessage, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import type { EngineTab } from '../engine';

/** What a page was still loading when it is left fails, which Firefox reports. */
const ofLeftPage =
  /dynamically imported module|Unable to preload CSS|NetworkError|A ServiceWorker intercepted the request/;

/** A tab of Chromium (over its own protocol) or Firefox (over WebDriver BiDi). */
export function puppeteerTab(page: Page, report: (problem: string) => void): EngineTab {
  // Journeys wait themselves.
  page.setDefaultTimeout(60_000);
  let isLeaving = false;
  const see = (problem: string) => {
    if (!isLeaving || !ofLeftPage.test(problem)) report(problem);
  };
  page.on('pageerror', (error) => see(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') see(message.text());
  });
  const leave = async (go: () => Promise<unknown>) => {
    isLeaving = true;
    await go();
    isLeaving = false;
  };
  const { keyboard, mouse } = page;
  return {
    goto: (url) =>
      leave(() => {
        const go = () => page.goto(url, { waitUntil: 'domcontentloaded' });
        // Firefox gives up when the page that is left changes its own address at that moment.
        return go().catch((error: unknown) =>
          String(error).includes('NS_BINDING_ABORTED') ? go() : Promise.reject(error),
        );
      }),
    reload: () => leave(() => page.reload({ waitUntil: 'domcontentloaded' })),
    back: () => leave(() => page.goBack({ waitUntil: 'domcontentloaded' })),
    url: () => Promise.resolve(page.url()),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    clickAt: (x, y) => mouse.click(x, y),
    movePointer: (x, y) => mouse.move(x, y),
    pressPointer: () => mouse.down(),
    releasePointer: () => mouse.up(),
    type: (text) => keyboard.type(text),
    press: async (keys) => {
      const inputs = keys.map((key) => (key === 'Space' ? ' ' : key) as KeyInput);
      for (const key of inputs) await keyboard.down(key);
      for (const key of inputs.toReversed()) await keyboard.up(key);
    },
    chooseFiles: async (selector, paths) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(...paths);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    toFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}

/** In a page before its scripts: Firefox reports an error that is logged only as "JSHandle@error", so log its text. */
export function logErrorsAsText(): void {
  const { error } = console;
  console.error = (...parts) =>
    error.apply(
      console,
      parts.map((part) => (part instanceof Error ? `${String(part)} ${part.stack ?? ''}` : part)),
    );
}
