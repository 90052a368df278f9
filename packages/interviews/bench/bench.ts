/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures the time from an action until its
// result is on the screen, with five thousand interviews in the local storage of a real Chromium.
import { benchPrefix, log, openScreen, printResult, runBench, withBuiltPage } from '@keepmark/bench';
import type { Page } from 'playwright-core';

const interviewCount = 5_000;
const port = 5331;

/** Returns milliseconds, one per run. */
type Bench = (page: Page, open: (screen: string) => Promise<void>) => Promise<number[]>;

/** From another screen to the list, until it has a row. Each run loads the code of the list, as on a first visit. */
const openList: Bench = async (page, open) => {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    await open('/interview/add');
    const timed = page.evaluate(() => window.bench.timeUntilOther('click', '[aria-label="Interviews"] li a'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    times.push(await timed);
  }
  return times;
};

/** From the list to the month view, and between months. */
const drawMonths: Bench = async (page, open) => {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    await open('/interviews');
    const shown = page.evaluate(() => window.bench.timeUntilOther('click', 'table td a'));
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    times.push(await shown);
    for (let step = 0; step < 3; step += 1) {
      await page.waitForTimeout(500);
      const stepped = page.evaluate(() => window.bench.timeUntilOther('click', 'table tbody'));
      await page.getByRole('button', { name: 'Next month' }).click();
      times.push(await stepped);
    }
  }
  return times;
};

const benches: Readonly<Record<string, { run: Bench; limitMs: number }>> = {
  'ui/interviews-list': { run: openList, limitMs: 300 },
  'ui/interviews-month': { run: drawMonths, limitMs: 100 },
};

const chosen = Object.entries(benches).filter(([name]) => name.startsWith(benchPrefix()));

const main = (): Promise<void> =>
  withBuiltPage({ root: new URL('.', import.meta.url), port }, async ({ browser, url }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    log('Saving five thousand interviews …');
    await page.goto(`${url}/`);
    await page.evaluate((count) => window.bench.seed(count), interviewCount);
    for (const [bench, { run, limitMs }] of chosen) {
      log(`${bench} …`);
      const times = await run(page, (screen) => openScreen(page, url, screen));
      printResult({ bench, times, limitMs, more: { interviews: interviewCount } });
    }
  });

if (chosen.length > 0) runBench(main);
