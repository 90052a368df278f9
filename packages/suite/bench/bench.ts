/// <reference types="node" />
// pnpm bench [PREFIX]: one JSON line per result on stdout, progress on stderr. Measures what the scripts of one page hold
// that has shown both lists of 20,000 jobs and 20,000 places, and how much 2,000 changes of the screen add to that.
import { benchPrefix, heapMb, log, printResult, runBench, withBuiltPage } from '@keepmark/bench';
import type { Page } from 'playwright-core';

const rowCount = 20_000;
const port = 5341;
const changes = 2000;

/** The screens to go through, each with the text of its heading. */
const tour = [
  ['/jobs/list', 'Jobs'],
  ['/places/list', 'Places'],
  ['/jobs/list?view=board', 'Jobs'],
  ['/place/add', 'Add place'],
  ['/job/add', 'Add job'],
  ['/place/groups', 'Place groups'],
  ['/companies', 'Companies'],
  ['/resumes', 'Résumés'],
  ['/work', 'Your desk'],
  ['/settings', 'Settings'],
] as const;
/** Each screen loads its code and makes its caches before the first measurement. */
const warmUpRounds = 5;

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => window.bench.open(wanted), path);
  await page.locator('main h1').waitFor();
}

/** Goes through the screens, each until its heading is on the page. */
const goThrough = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    async ([stops, total]) => {
      for (let change = 0; change < total; change += 1) {
        const [path, heading] = stops[change % stops.length]!;
        await window.bench.open(path);
        const since = performance.now();
        while (document.querySelector('main h1')?.textContent !== heading) {
          const shown = document.querySelector('main h1')?.textContent;
          if (performance.now() - since > 20_000) throw new Error(`${path} shows "${shown}" instead of "${heading}".`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    },
    [tour, count] as const,
  );

/** Megabytes that the scripts hold once both lists were on the screen and every search text is made. */
async function holdBoth(page: Page): Promise<number> {
  for (const [path, box] of [
    ['/jobs/list', 'Search saved jobs'],
    ['/places/list', 'Search saved places'],
  ] as const) {
    await open(page, path);
    await page.getByRole('searchbox', { name: box }).fill('12');
    await page.locator('output', { hasText: ' of 20,000' }).waitFor();
    await page.getByRole('searchbox', { name: box }).fill('');
    await page.waitForTimeout(3000);
  }
  const { jobs, places } = await page.evaluate(() => window.bench.counts());
  if (jobs !== rowCount || places !== rowCount) throw new Error(`There are ${jobs} jobs and ${places} places.`);
  return heapMb(page);
}

/** Megabytes by which changes of the screen grow what the scripts hold. */
async function changeScreens(page: Page): Promise<number> {
  await goThrough(page, tour.length * warmUpRounds);
  await page.waitForTimeout(3000);
  const before = await heapMb(page);
  await goThrough(page, changes);
  await page.waitForTimeout(3000);
  const after = await heapMb(page);
  log(`${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
  return after - before;
}

const benches = [
  { bench: 'memory/jobs-and-places', measure: holdBoth, limitMs: 120 },
  { bench: 'ui/memory/suite-screens', measure: changeScreens, limitMs: 10 },
].filter(({ bench }) => bench.startsWith(benchPrefix()));

const main = (): Promise<void> =>
  withBuiltPage({ root: new URL('.', import.meta.url), port }, async ({ browser, url }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    log('Saving 20,000 jobs and 20,000 places …');
    await page.evaluate((count) => window.bench.seed(count), rowCount);
    for (const { bench, measure, limitMs } of benches) {
      log(`${bench} …`);
      // A new page, which holds nothing of the import.
      await page.reload();
      await page.waitForFunction(() => 'bench' in window);
      printResult({
        bench,
        times: [await measure(page)],
        limitMs,
        unit: 'MB',
        more: { jobs: rowCount, places: rowCount },
      });
    }
  });

if (benches.length > 0) runBench(main);
