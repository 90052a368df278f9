import type { Browser } from '@playwright/test';

/** Lighthouse's mobile profile, applied by the browser itself: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, CPU 4 times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;
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
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
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
