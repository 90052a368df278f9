/// <reference types="node" />
// pnpm bench [PREFIX]: prints one JSON line per result to stdout and logs to stderr. Drags a map with 10,000 markers in
// a real Chromium, and one without markers, and measures the time between frames.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@keepmark/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import mantine from 'postcss-preset-mantine';
import { build, type InlineConfig, preview } from 'vite';

const benchName = 'map/pan-10000';
const markerCount = 10_000;
const port = 4527;
const drags = 12;
const stepsOfDrag = 25;

const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const log = (message: string): void => void process.stderr.write(`${message}\n`);

interface Pan {
  /** Milliseconds between frames while the map is dragged back and forth. */
  readonly frames: readonly number[];
  /** A screenshot from before the drag. */
  readonly picture: Buffer;
}

async function pan(browser: Browser, points: number): Promise<Pan> {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://localhost:${port}/?points=${points}`);
  await page.locator('canvas').waitFor({ timeout: 120_000 });
  // The worker builds tiles and clusters first. Measuring starts after that.
  await page.waitForTimeout(8000);
  await page.mouse.move(640, 400);
  const picture = await page.screenshot();
  await page.evaluate(() => window.takeFrames());
  for (let drag = 0; drag < drags; drag += 1) {
    const across = drag % 2 === 0 ? 500 : -500;
    await page.mouse.move(640 - across / 2, 400);
    await page.mouse.down();
    await page.mouse.move(640 + across / 2, 400, { steps: stepsOfDrag });
    await page.mouse.up();
  }
  const frames = await page.evaluate(() => window.takeFrames());
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(900, 400, { steps: stepsOfDrag });
  const moved = await page.screenshot();
  await page.close();
  if (moved.equals(picture)) throw new Error('The map did not move, so nothing was measured.');
  return { frames, picture };
}

const rounded = (value: number): number => Number(value.toPrecision(4));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-map-bench-'));
  const site: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { conditions: ['@keepmark/source', 'module', 'browser', 'development|production'] },
    css: { postcss: { plugins: [mantine()] } },
    worker: { format: 'es' },
    build: { outDir: join(folder, 'site'), emptyOutDir: true },
    preview: { port, strictPort: true },
  };
  log('building the page …');
  await build(site);
  const server = await preview(site);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    log('dragging …');
    const { frames: empty, picture: emptyPicture } = await pan(browser, 0);
    const { frames: full, picture } = await pan(browser, markerCount);
    if (picture.equals(emptyPicture)) throw new Error('The map did not draw its markers, so nothing was measured.');
    const [median, peerMedian] = [quantile(full, 0.5), quantile(empty, 0.5)];
    const line = {
      bench: benchName,
      n: full.length,
      unit: 'ms',
      median: rounded(median),
      p95: rounded(quantile(full, 0.95)),
      longest: rounded(Math.max(...full)),
      peer: 'the same map without markers',
      peer_median: rounded(peerMedian),
      peer_longest: rounded(Math.max(...empty)),
      ratio: rounded(median / peerMedian),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (benchName.startsWith(prefix)) {
  main().catch((error: unknown) => {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 1;
  });
}
