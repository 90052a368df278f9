/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures pages and PDFs of résumés in a real
// Chromium, with the code built as for a site.
import { fileURLToPath } from 'node:url';
import { benchPrefix, log, printResult, runBench, withBuiltPage } from '@keepmark/bench';
import type { Browser, Page } from 'playwright-core';

const port = 5333;
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
    // A new context has no cached files.
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

/** Each run has a different headline, as if someone had typed. */
const runOnce = (page: Page, { run, pageCount }: Bench, number: number): Promise<number> =>
  page.evaluate(([name, count, headline]) => window.bench[name]({ ...window.bench.resume(count), headline }), [
    run,
    pageCount,
    `Designer ${number}`,
  ] as const);

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
    },
  );

if (chosen.length > 0) runBench(main);
