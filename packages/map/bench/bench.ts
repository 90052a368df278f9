/// <reference types="node" />
// pnpm bench [PREFIX]: prints one JSON line per result to stdout and logs to stderr. Drags a map with 10,000 markers in
// a real Chromium, and one without markers, and measures the time between frames.
import { benchPrefix, log, quantile, rounded, runBench, withBuiltPage } from '@keepmark/bench';
import { benchInteractions, interactionsName } from './interactions';
import type { Browser, Page } from 'playwright-core';

const benchName = 'map/pan-10000';
const markerCount = 10_000;
const port = 4527;
const drags = 12;
const stepsOfDrag = 25;

interface Pan {
  /** Milliseconds between frames while the map is dragged back and forth. */
  readonly frames: readonly number[];
  /** A screenshot from before the drag. */
  readonly picture: Buffer;
}

async function pan(browser: Browser, url: string, points: number): Promise<Pan> {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/?points=${points}`);
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

const main = (): Promise<void> =>
  withBuiltPage({ root: new URL('.', import.meta.url), port }, async ({ browser, url }) => {
    if (interactionsName.startsWith(benchPrefix())) await benchInteractions(browser, url);
    if (!benchName.startsWith(benchPrefix())) return;
    log('Dragging …');
    const { frames: empty, picture: emptyPicture } = await pan(browser, url, 0);
    const { frames: full, picture } = await pan(browser, url, markerCount);
    if (picture.equals(emptyPicture)) throw new Error('The map did not draw its markers, so nothing was measured.');
    const [median, peerMedian] = [quantile(full, 0.5), quantile(empty, 0.5)];
    const line = {
      bench: benchName,
      n: full.length,
      unit: 'ms',
      median,
      p95: quantile(full, 0.95),
      longest: rounded(Math.max(...full)),
      peer: 'the same map without markers',
      peer_median: peerMedian,
      peer_longest: rounded(Math.max(...empty)),
      ratio: rounded(median / peerMedian),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });

if ([benchName, interactionsName].some((name) => name.startsWith(benchPrefix()))) runBench(main);
