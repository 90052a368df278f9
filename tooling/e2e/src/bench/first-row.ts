import type { Browser } from '@playwright/test';
import { slowDown } from './slow-network';
import { type Stored, storedImport } from './stored-import';

export interface Visit {
  readonly path: string;
  /** A selector of what has to be painted. */
  readonly awaited: string;
  /** Whether it must also answer a click with another address. */
  readonly answersClick?: boolean;
  readonly isSlow: boolean;
  /** Whether the same browser showed the screen before, so that its files are in the cache. */
  readonly isSecond?: boolean;
  /** Whether a service worker serves them from there. */
  readonly hasWorker?: boolean;
}

/** How long the person reads the screen on the visit before. */
const readingMs = 2000;

/** The first row of the list of jobs, perhaps in a snapshot. */
export const firstRow = 'a[href^="/job/edit/"]';
/** The same on the screen itself, all of which can be used. */
export const liveRow = `#root:not([data-snapshot]) ${firstRow}`;

const csvOf = (count: number) =>
  ['Job Title,Company,Location', ...Array.from({ length: count }, (_, n) => `Baker ${n},Rye & Co,"Austin, TX"`)].join(
    '\n',
  );

/** Signs in and saves this many jobs. */
export const storedJobs = (browser: Browser, url: string, count: number): Promise<Stored> =>
  storedImport(browser, url, { path: '/jobs/import', csv: csvOf(count), button: `Import ${count} jobs`, firstRow });

/** What the page logs when something is painted, before how long that took. */
const paintedLog = 'painted after milliseconds:';

/** In the page: logs when something is painted. */
function watchPaint([selector, log]: readonly [string, string]): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    // oxlint-disable-next-line no-console -- see paintedMs
    requestAnimationFrame(() => setTimeout(() => console.log(log, performance.now())));
  }).observe(document, { childList: true, attributes: true, subtree: true });
}

/** In the page: clicks on something in every frame that shows it. Logs when that is answered. */
function watchClick([selector, log]: readonly [string, string]): void {
  const { pathname } = window.location;
  const clickOnce = () => {
    const link = document.querySelector(selector);
    if (link) {
      const { left, top, width, height } = link.getBoundingClientRect();
      // Where a pointer finds something else, such as beside inert content, a click isn't answered.
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (found instanceof HTMLElement && link.contains(found)) found.click();
    }
    if (window.location.pathname === pathname) requestAnimationFrame(clickOnce);
    // oxlint-disable-next-line no-console -- see paintedMs
    else requestAnimationFrame(() => setTimeout(() => console.log(log, performance.now())));
  };
  requestAnimationFrame(clickOnce);
}

/** Measures from the start of a navigation until something is painted. */
export async function paintedMs(browser: Browser, url: string, { state }: Stored, visit: Visit): Promise<number> {
  const { path, awaited, answersClick = false, isSlow, isSecond = false, hasWorker = false } = visit;
  const context = await browser.newContext({ storageState: state, serviceWorkers: hasWorker ? 'allow' : 'block' });
  try {
    if (isSecond) {
      const first = await context.newPage();
      await first.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await first.locator(awaited).first().waitFor();
      await first.waitForTimeout(readingMs);
      if (hasWorker) await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await first.close();
    }
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    // tsx names the functions in what the page runs with a helper of its own.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await page.addInitScript(answersClick ? watchClick : watchPaint, [awaited, paintedLog] as const);
    // The page says it by itself: to ask, Playwright would compile its own scripts there, which delays what is measured.
    const painted = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(paintedLog),
      timeout: 60_000,
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    return Number((await painted).text().slice(paintedLog.length));
  } finally {
    await context.close();
  }
}
