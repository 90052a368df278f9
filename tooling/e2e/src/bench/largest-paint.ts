import type { Browser } from '@playwright/test';
import { slowDown } from './slow-network';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Waits this long after the load for a larger paint. */
const settleMs = 2500;

interface LargestPaint {
  /** Since the navigation started. */
  readonly ms: number;
  /** The painted element, such as `P` or `IMG`. */
  readonly element: string;
}

/** Measures the largest contentful paint of a first visit: nothing is cached, no one is signed in. */
export async function largestPaintMs(browser: Browser, url: string): Promise<LargestPaint> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(
      () =>
        new Promise<LargestPaint>((resolve) => {
          new PerformanceObserver((list) => {
            const last: (PerformanceEntry & { element?: Element | null }) | undefined = list.getEntries().at(-1);
            if (last) resolve({ ms: last.startTime, element: last.element?.tagName ?? 'something gone' });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
