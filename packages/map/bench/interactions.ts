import { interactionMs, log, printResult, quantile, withSlowProcessor } from '@keepmark/bench';
import type { Browser, CDPSession } from 'playwright-core';

export const interactionsName = 'ui/inp/map';
const markerCount = 20_000;

/** How long the processor has run the page's scripts, in milliseconds. */
async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/**
 * Clicks on a map with twenty thousand markers, drags it and presses its keys, on a slow processor. Without a GPU, the
 * browser spends most of a press on reading back the pixels of the canvas, so the result also has the processor time of
 * scripts in each press and its first frames.
 */
export async function benchInteractions(browser: Browser, url: string): Promise<void> {
  log(`${interactionsName} …`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/?points=${markerCount}`);
  await page.locator('canvas').waitFor({ timeout: 120_000 });
  // The worker builds tiles and clusters first.
  await page.waitForTimeout(10_000);
  const picture = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripts: number[] = [];
  const times = await withSlowProcessor(page, async () => {
    const measured: number[] = [];
    const measure = async (act: () => Promise<unknown>) => {
      const before = await scriptMs(session);
      measured.push(await interactionMs(page, act));
      scripts.push((await scriptMs(session)) - before);
      await page.waitForTimeout(600);
    };
    for (let round = 0; round < 4; round += 1) {
      const across = round % 2 === 0 ? 120 : -120;
      await page.mouse.move(640, 400);
      await measure(() => page.mouse.down());
      await page.mouse.move(640 + across, 400, { steps: 5 });
      await measure(() => page.mouse.up());
      await measure(() => page.mouse.click(500 + round * 70, 380));
      for (const key of ['Escape', 'ArrowRight', 'Equal', 'Minus']) await measure(() => page.keyboard.press(key));
    }
    return measured;
  });
  if ((await page.screenshot()).equals(picture)) throw new Error('The map did not change, so nothing was measured.');
  await page.close();
  const more = { markers: markerCount, scripts: quantile(scripts, 0.5), scripts_p95: quantile(scripts, 0.95) };
  printResult({ bench: interactionsName, times, limitMs: 100, more });
}
