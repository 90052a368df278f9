import type { Page } from 'playwright-core';

const cpuSlowdown = 4;

/** Runs the work on a processor that is four times slower, as on a phone. */
export async function withSlowProcessor<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    return await work();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/**
 * Measures what someone does, such as a press of a key, until the next frame that follows it is on the screen: the longest
 * of its events, as INP does. Chromium rounds to 8 ms, and doesn't report anything under 16.
 */
export async function interactionMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { interactions: { durations, observer } });
  });
  await act();
  return page.evaluate(async () => {
    // Entries come after the frame that they end with.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { durations, observer } = Reflect.get(window, 'interactions') as {
      durations: number[];
      observer: PerformanceObserver;
    };
    for (const { duration } of observer.takeRecords()) durations.push(duration);
    observer.disconnect();
    return Math.max(0, ...durations);
  });
}

/** What the page's scripts hold in memory, in megabytes, once the garbage is collected. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  } finally {
    await session.detach();
  }
}
