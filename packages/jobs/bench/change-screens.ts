import { heapMb, log } from '@keepmark/bench';
import type { Page } from 'playwright-core';

const changes = 2000;
/** Changes before the first measurement, so that each screen has loaded its code and made its caches. */
const warmUp = 40;

/** What to click on each screen in turn, by its text, and the heading of the screen that it opens. */
const tour = [
  { text: 'Applications', heading: 'Applications' },
  { text: 'Submissions', heading: 'Submissions' },
  { text: 'All jobs', heading: 'Jobs' },
  { text: 'Add job', heading: 'Add job' },
  { text: 'Cancel', heading: 'Jobs' },
] as const;

/** Goes through the screens by clicks on their links and buttons. */
const goThrough = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    async ([stops, clicks]) => {
      for (let click = 0; click < clicks; click += 1) {
        const stop = stops[click % stops.length]!;
        // Not a named function: tsx would wrap it in a helper that the page doesn't have.
        const control = [...document.querySelectorAll<HTMLElement>('main a, main button')].find(
          ({ textContent }) => textContent.trim() === stop.text,
        );
        if (!control) throw new Error(`There is no ${stop.text} on "${document.querySelector('h1')?.textContent}".`);
        control.click();
        const since = performance.now();
        while (document.querySelector('h1')?.textContent !== stop.heading) {
          if (performance.now() - since > 20_000) throw new Error(`${stop.text} did not open ${stop.heading}.`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    },
    [tour, count] as const,
  );

/**
 * Goes from screen to screen two thousand times.
 * @returns megabytes by which that grew what the scripts hold
 */
export async function changeScreens(page: Page, open: (screen: string) => Promise<void>): Promise<number[]> {
  await open('/jobs/list');
  await goThrough(page, warmUp);
  await page.waitForTimeout(2000);
  const before = await heapMb(page);
  await goThrough(page, changes);
  await page.waitForTimeout(2000);
  const after = await heapMb(page);
  log(`${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
  return [after - before];
}
