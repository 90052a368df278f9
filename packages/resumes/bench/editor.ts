import { interactionMs, printResult, withSlowProcessor } from '@keepmark/bench';
import type { Browser, Page } from 'playwright-core';

const benches = {
  'resumes/edit-key': { measure: typeHeadline('form'), limitMs: 16 },
  'resumes/edit-key-pages': { measure: typeHeadline('pages'), limitMs: 100 },
  'ui/inp/resume-editor': { measure: editResume, limitMs: 100 },
} as const;

const pageCount = 4 as const;
const firstPage = '[aria-label^="Page 1 of"]';

/** The benchmarks of the editor whose names start with a prefix. */
export const editorBenches = (prefix: string) => Object.entries(benches).filter(([name]) => name.startsWith(prefix));

/** Measures in the editor of a saved résumé of four pages. */
export async function benchEditor(browser: Browser, url: string, prefix: string): Promise<void> {
  for (const [bench, { measure, limitMs }] of editorBenches(prefix)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${url}/`);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate((count) => window.bench.openEditor(window.bench.resume(count)), pageCount);
    await page.locator(firstPage).waitFor();
    const label = await page.locator(firstPage).getAttribute('aria-label');
    if (label !== `Page 1 of ${pageCount}`) throw new Error(`The résumé is not ${pageCount} pages long: ${label}.`);
    await page.waitForTimeout(1500);
    const times = await measure(page);
    printResult({ bench, times, limitMs, more: { pages: pageCount } });
    await context.close();
  }
}

/** Types letters into the headline on the first page, each after the pages show the one before. */
function typeHeadline(part: 'form' | 'pages'): (page: Page) => Promise<number[]> {
  return async (page) => {
    await page.getByLabel('Headline').focus();
    const times: number[] = [];
    // The first keys run code that isn't warm yet.
    for (const [index, key] of Array.from('warmupabcdefghijklmnopqrst').entries()) {
      const timed = page.evaluate(
        ([isForm, selector]) =>
          isForm ? window.bench.nextFrame('keydown') : window.bench.timeUntilOther('keydown', selector),
        [part === 'form', firstPage] as const,
      );
      await page.waitForTimeout(250);
      await page.keyboard.press(key);
      const took = await timed;
      if (index >= 6) times.push(took);
      await page.waitForTimeout(250);
    }
    return times;
  };
}

/** Types in fields, and clicks on buttons and tabs, on a slow processor. */
async function editResume(page: Page): Promise<number[]> {
  return withSlowProcessor(page, async () => {
    const times: number[] = [];
    const measured = async (act: () => Promise<unknown>) => void times.push(await interactionMs(page, act));
    await page.getByLabel('Headline').focus();
    for (const key of 'Designer of tools') await measured(() => page.keyboard.press(key));
    const summary = page.getByRole('textbox', { name: /summary/i }).first();
    if (await summary.isVisible()) {
      await summary.focus();
      for (const key of 'Ten years.') await measured(() => page.keyboard.press(key));
    }
    for (const tab of ['Design', 'Content']) {
      await measured(() => page.locator('label', { hasText: new RegExp(`^${tab}$`) }).click());
    }
    for (const name of ['Undo', 'Redo']) {
      const button = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await measured(() => button.first().click());
    }
    return times;
  });
}
