/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures pages and PDFs of résumés in a real
// Chromium, with the code built as for a site.
import { fileURLToPath } from 'node:url';
import { benchPrefix, log, printResult, runBench, withBuiltPage } from '@keepmark/bench';
import type { Browser, Page } from 'playwright-core';
import type { KeyTimes } from './editor';
import { benchFit } from './fit';

const port = 5329;
const prefix = benchPrefix();

interface Bench {
  readonly run: 'writePdf' | 'writePdfHere' | 'showPages' | 'layOut' | 'writeDocx';
  readonly pageCount: 2 | 4;
  /** Measures the first time on a new page, or the times after it. */
  readonly isFirst: boolean;
  /** How much slower the processor is. */
  readonly slowdown: number;
  readonly limitMs: number;
}

const benches: Readonly<Record<string, Bench>> = {
  'resumes/pdf-first': { run: 'writePdf', pageCount: 2, isFirst: true, slowdown: 1, limitMs: 500 },
  'resumes/pdf': { run: 'writePdf', pageCount: 2, isFirst: false, slowdown: 1, limitMs: 100 },
  'resumes/pdf-first-slow': { run: 'writePdfHere', pageCount: 2, isFirst: true, slowdown: 4, limitMs: 1200 },
  'resumes/pdf-slow': { run: 'writePdfHere', pageCount: 2, isFirst: false, slowdown: 4, limitMs: 250 },
  'resumes/edit-pages': { run: 'showPages', pageCount: 4, isFirst: false, slowdown: 1, limitMs: 100 },
  'resumes/docx': { run: 'writeDocx', pageCount: 2, isFirst: false, slowdown: 1, limitMs: 50 },
  'resumes/layout': { run: 'layOut', pageCount: 4, isFirst: false, slowdown: 1, limitMs: 50 },
};

const firstRuns = 5;
const warmRuns = 15;

async function measure(browser: Browser, url: string, bench: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < (bench.isFirst ? firstRuns : 1); visit += 1) {
    // A context of its own has no cached files.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${url}/`);
    await page.waitForFunction(() => 'bench' in window);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: bench.slowdown });
    if (bench.isFirst) times.push(await runOnce(page, bench, 0));
    else {
      for (let run = 0; run < 3; run += 1) await runOnce(page, bench, run);
      for (let run = 0; run < warmRuns; run += 1) times.push(await runOnce(page, bench, 100 + run));
    }
    await context.close();
  }
  return times;
}

/** Each run has another headline, as after a key. */
const runOnce = (page: Page, { run, pageCount }: Bench, number: number): Promise<number> =>
  page.evaluate(([name, count, headline]) => window.bench[name]({ ...window.bench.resume(count), headline }), [
    run,
    pageCount,
    `Designer ${number}`,
  ] as const);

if ('resumes/fit'.startsWith(prefix) || prefix.startsWith('resumes/fit')) {
  benchFit((line) => void process.stdout.write(`${JSON.stringify(line)}\n`));
}

/** Keys typed into a résumé of four pages: in its headline, and in the bullets of a job. */
const editorBenches = ['resumes/edit-key', 'resumes/edit-key-bullets'].filter((name) => name.startsWith(prefix));

const typed = 'with ten years in hospitals and clinics ';

async function measureKeys(browser: Browser, url: string, name: string): Promise<KeyTimes[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.waitForFunction(() => 'editorBench' in window);
  await page.evaluate(() => window.editorBench.open(window.bench.resume(4)));
  await page.getByRole('article', { name: /^Page 1 of/ }).waitFor();
  if (name === 'resumes/edit-key') await page.getByLabel('Headline').click();
  else {
    await page.locator('section[aria-label="Experience"] button[aria-expanded]').nth(1).click();
    await page.getByLabel('What you did').first().click();
  }
  await page.keyboard.press('End');
  const times: KeyTimes[] = [];
  for (const key of typed) {
    const time = page.evaluate(() => window.editorBench.nextKey());
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await time);
  }
  await context.close();
  // The first keys load what the editor needs.
  return times.slice(5);
}

const chosen = Object.entries(benches).filter(([name]) => name.startsWith(prefix));

const noBrotli = fileURLToPath(new URL('../../../tooling/site-build/no-brotli.mjs', import.meta.url));

const main = (): Promise<void> =>
  withBuiltPage(
    { root: new URL('.', import.meta.url), port, config: { resolve: { alias: { 'brotli/decompress.js': noBrotli } } } },
    async ({ browser, url }) => {
      for (const [name, bench] of chosen) {
        log(`${name} …`);
        const times = await measure(browser, url, bench);
        printResult({ bench: name, times, limitMs: bench.limitMs, more: { pages: bench.pageCount } });
      }
      for (const bench of editorBenches) {
        log(`${bench} …`);
        const times = await measureKeys(browser, url, bench);
        const more = { pages: 4 };
        printResult({ bench: `${bench}: form`, times: times.map(({ form }) => form), limitMs: 16, more });
        printResult({ bench: `${bench}: pages`, times: times.map(({ pages }) => pages), limitMs: 100, more });
      }
    },
  );

if (chosen.length + editorBenches.length > 0) runBench(main);
