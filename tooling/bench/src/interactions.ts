import type { Page } from 'playwright-core';
import { log } from './run';

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

/** An event of someone who uses the page, in milliseconds, as the browser's `PerformanceEventTiming` has it. */
interface TimedEvent {
  readonly name: string;
  /** Until the frame that follows it is on the screen. */
  readonly duration: number;
  /** Until its handlers start. */
  readonly waited: number;
  /** From the start of its first handler to the end of its last. */
  readonly ran: number;
}

/** From here on, the log says what an interaction spent its time on. */
const slowMs = 100;

/**
 * Measures what someone does, such as a press of a key, until the next frame that follows it is on the screen: the longest
 * of its events, as INP does. Chromium rounds to 8 ms, and doesn't report anything under 16.
 */
export async function interactionMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { interactions: { entries, observer } });
  });
  await act();
  const events = await page.evaluate(async (): Promise<TimedEvent[]> => {
    // Entries come after the frame that they end with.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { entries, observer } = Reflect.get(window, 'interactions') as {
      entries: PerformanceEventTiming[];
      observer: PerformanceObserver;
    };
    entries.push(...(observer.takeRecords() as PerformanceEventTiming[]));
    observer.disconnect();
    // Events of a mere hover have no interaction.
    const presses = entries.filter(({ interactionId }) => interactionId > 0);
    return presses.map(({ name, duration, startTime, processingStart, processingEnd }) => ({
      name,
      duration,
      waited: processingStart - startTime,
      ran: processingEnd - processingStart,
    }));
  });
  const [slowest] = events.toSorted((left, right) => right.duration - left.duration);
  if (slowest && slowest.duration > slowMs) {
    const { name, duration, waited, ran } = slowest;
    log(`${name}: ${duration} ms. It waited ${Math.round(waited)} and ran ${Math.round(ran)} (${String(act)})`);
  }
  return slowest?.duration ?? 0;
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
