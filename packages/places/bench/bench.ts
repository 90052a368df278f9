/// <reference types="node" />
// pnpm bench [PREFIX]: prints one JSON line per result on stdout, and its log on stderr. Measures, in Chromium with 20,000
// saved places: opening the list, filtering it by typing, each key and click on a slow processor, and importing a KML file with 20,000 placemarks.
import {
  benchPrefix,
  heapMb,
  interactionMs,
  log,
  printResult,
  quantile,
  rounded,
  runBench,
  withBuiltPage,
  withSlowProcessor,
} from '@keepmark/bench';
import type { Browser, Page } from 'playwright-core';
import type { ImportTimes } from './page';

const benches = {
  list: { bench: 'ui/places-list', limitMs: 300 },
  filter: { bench: 'ui/places-filter', limitMs: 50 },
  interactions: { bench: 'ui/inp/places-list', limitMs: 100 },
  memory: { bench: 'memory/places', limitMs: 60, unit: 'MB' },
  importKml: { bench: 'places/import-kml', limitMs: 3000 },
} as const;
type Bench = keyof typeof benches;

const placeCount = 20_000;
const port = 5262;
const rounds = 5;

const isWanted = (name: Bench) => benches[name].bench.startsWith(benchPrefix());

const print = (name: Bench, times: readonly number[], more: object = {}): void =>
  printResult({ ...benches[name], times, more: { places: placeCount, ...more } });

const address = (screen: string) => `http://localhost:${port}/?screen=${encodeURIComponent(screen)}`;

async function openList(page: Page): Promise<number> {
  await page.goto(address('/place/groups'));
  await page.getByRole('link', { name: '20,000 places' }).waitFor();
  return page.evaluate(() => window.bench.openList());
}

async function filterList(page: Page): Promise<number[]> {
  await page.goto(address('/places/list'));
  const box = page.getByRole('searchbox', { name: 'Search saved places' });
  await box.click();
  await page.evaluate(() => window.bench.takeKeyTimes());
  const times: number[] = [];
  // Each key changes which places are listed.
  for (const key of ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
    times.push(...(await page.evaluate(() => window.bench.takeKeyTimes())));
  }
  if (times.length < 8) throw new Error(`Only ${times.length} of 8 key presses updated the list.`);
  return times;
}

/** Types in the filter and selects rows, on a slow processor. */
async function useList(page: Page): Promise<number[]> {
  await page.goto(address('/places/list'));
  const box = page.getByRole('searchbox', { name: 'Search saved places' });
  await box.waitFor();
  await page.waitForTimeout(1500);
  return withSlowProcessor(page, async () => {
    const times: number[] = [];
    const measured = async (act: () => Promise<unknown>) => void times.push(await interactionMs(page, act));
    await box.focus();
    const word = Array.from('park 12');
    for (const key of [...word, ...word.map(() => 'Backspace')]) await measured(() => page.keyboard.press(key));
    const rows = page.getByRole('checkbox', { name: /^Select / });
    for (let row = 0; row < 4; row += 1) await measured(() => rows.nth(row).click());
    return times;
  });
}

async function seeded(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(async (count) => {
    await window.bench.seed(count);
  }, placeCount);
  return page;
}

async function runIn(browser: Browser): Promise<void> {
  if ((['list', 'filter', 'interactions', 'memory'] as const).some(isWanted)) {
    log('saving 20,000 places …');
    const page = await seeded(browser);
    if (isWanted('list')) {
      const times: number[] = [];
      // The first round also loads the list's code, which a site has cached.
      for (let round = 0; round <= rounds; round += 1) times.push(await openList(page));
      print('list', times.slice(1), { first: rounded(times[0] ?? Number.NaN) });
    }
    if (isWanted('filter')) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(...(await filterList(page)));
      print('filter', times);
    }
    if (isWanted('interactions')) print('interactions', await useList(page));
    if (isWanted('memory')) {
      await page.goto(address('/places/list'));
      await page.getByRole('searchbox', { name: 'Search saved places' }).waitFor();
      await page.waitForTimeout(1500);
      print('memory', [await heapMb(page)]);
    }
    await page.context().close();
  }
  if (!isWanted('importKml')) return;
  log('importing …');
  const runs: ImportTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`);
    const times = await page.evaluate((count) => window.bench.importKml(count), placeCount);
    if (times.added !== placeCount) throw new Error(`Only ${times.added} places were imported.`);
    runs.push(times);
    await context.close();
  }
  const median = (values: readonly number[]) => quantile(values, 0.5);
  print(
    'importKml',
    runs.map(({ total }) => total),
    {
      read: median(runs.map(({ read }) => read)),
      plan: median(runs.map(({ plan }) => plan)),
      save: median(runs.map(({ save }) => save)),
      longest_block: median(runs.map(({ longestBlock }) => longestBlock)),
    },
  );
}

const main = (): Promise<void> =>
  withBuiltPage({ root: new URL('.', import.meta.url), port }, ({ browser }) => runIn(browser));

if ((Object.keys(benches) as Bench[]).some(isWanted)) runBench(main);
