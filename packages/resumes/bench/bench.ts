/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures pages and PDFs of résumés in a real
// Chromium, with the code built as for a site.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@keepmark/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { benchFit } from './fit';
import { benchSite } from './site';

const port = 5329;
const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const log = (message: string): void => void process.stderr.write(`${message}\n`);

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

async function measure(browser: Browser, bench: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < (bench.isFirst ? firstRuns : 1); visit += 1) {
    // A context of its own has no cached files.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`);
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

const rounded = (value: number): number => Number(value.toPrecision(4));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

async function main(chosen: readonly (readonly [string, Bench])[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-resumes-bench-'));
  const site = {
    ...benchSite,
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    preview: { port, strictPort: true },
  };
  log('Building the page …');
  await build(site);
  const server = await preview(site);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const [name, bench] of chosen) {
      log(`${name} …`);
      const times = await measure(browser, bench);
      const line = {
        bench: name,
        n: times.length,
        unit: 'ms',
        pages: bench.pageCount,
        median: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        limit: bench.limitMs,
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if ('resumes/fit'.startsWith(prefix) || prefix.startsWith('resumes/fit')) {
  benchFit((line) => void process.stdout.write(`${JSON.stringify(line)}\n`));
}

const chosen = Object.entries(benches).filter(([name]) => name.startsWith(prefix));
if (chosen.length > 0) {
  main(chosen).catch((error: unknown) => {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 1;
  });
}
