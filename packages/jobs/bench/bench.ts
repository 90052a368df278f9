/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures the time from an action until its
// result is on the screen, with twenty thousand jobs in the local storage of a real Chromium.
import { benchPrefix, log, openScreen, printResult, runBench, withBuiltPage } from '@keepmark/bench';
import type { Page } from 'playwright-core';
import { changeScreens } from './change-screens';
import { dropCards, moveCards } from './drop-cards';
import { changeList, fillForm, filterList, holdList, showFiltered } from './interactions';

const jobCount = 20_000;
const port = 5327;

/** Returns milliseconds, or what the unit says, one per run. */
type Bench = (page: Page, open: (screen: string) => Promise<void>) => Promise<number[]>;

const openList: Bench = async (page, open) => {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    // Load the page each time, so that every run loads the code of the list, as on a first visit.
    await open('/job/add');
    const timed = page.evaluate(() => window.bench.timeUntilOther('click', '[aria-label="Saved jobs"] li select'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    times.push(await timed);
  }
  return times;
};

const pressKeys: Bench = async (page, open) => {
  await open('/jobs/list');
  const times: number[] = [];
  await page.getByRole('searchbox', { name: 'Search saved jobs' }).focus();
  // Each key changes the result, so that the count above the list changes.
  const keys = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
  for (const key of [...keys, ...keys, ...keys]) {
    const timed = page.evaluate(() => window.bench.timeUntilOther('keydown', 'output'));
    await page.waitForTimeout(250);
    await page.keyboard.press(key);
    times.push(await timed);
  }
  return times;
};

const countMetrics: Bench = async (page, open) => {
  await open('/job/add');
  return page.evaluate(() => Array.from({ length: 21 }, () => window.bench.timeMetrics()));
};

const benches: Readonly<Record<string, { run: Bench; limitMs: number; unit?: 'MB' }>> = {
  'ui/jobs-list': { run: openList, limitMs: 300 },
  'ui/jobs-filter': { run: pressKeys, limitMs: 40 },
  'ui/board-drop': { run: dropCards, limitMs: 100 },
  'ui/inp/jobs-list': { run: filterList, limitMs: 100 },
  'ui/inp/jobs-list-rows': { run: showFiltered, limitMs: 250 },
  'ui/inp/jobs-list-changes': { run: changeList, limitMs: 100 },
  'ui/inp/job-form': { run: fillForm, limitMs: 100 },
  'ui/inp/board': { run: moveCards, limitMs: 100 },
  'ui/memory/screens': { run: changeScreens, limitMs: 10, unit: 'MB' },
  'memory/jobs': { run: holdList, limitMs: 60, unit: 'MB' },
  'jobs/metrics': { run: countMetrics, limitMs: 10 },
};

const chosen = Object.entries(benches).filter(([name]) => name.startsWith(benchPrefix()));

const main = (): Promise<void> =>
  withBuiltPage({ root: new URL('.', import.meta.url), port }, async ({ browser, url }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    log('Saving twenty thousand jobs …');
    await page.goto(`${url}/`);
    await page.evaluate((count) => window.bench.seed(count), jobCount);
    for (const [bench, { run, limitMs, unit }] of chosen) {
      log(`${bench} …`);
      const times = await run(page, (screen) => openScreen(page, url, screen));
      printResult({ bench, times, limitMs, unit, more: { jobs: jobCount } });
    }
  });

if (chosen.length > 0) runBench(main);
