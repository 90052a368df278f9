import type { Page } from 'playwright-core';

const from = 'Application Not Started';
const to = 'Application Submitted';
const toStatus = 'application-submitted';
const drops = 15;

/**
 * Drags cards by mouse from a column of thousands to the next one. Measures the time from the drop until the count of the
 * new column has changed on the screen.
 *
 * @returns milliseconds, one per drop
 */
export async function dropCards(page: Page, open: (screen: string) => Promise<void>): Promise<number[]> {
  // As tall as the whole page: near its edge, a drag would scroll the page and the columns with it.
  await page.setViewportSize({ width: 1440, height: 1440 });
  await open('/jobs/list?view=board&sort=title');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await column(to).waitFor();
  const times: number[] = [];
  for (let drop = 0; drop < drops; drop += 1) {
    const card = column(from).getByRole('article').first();
    const title = await card.getByRole('link').textContent();
    // Hover waits until the card stops moving.
    await card.hover({ position: { x: 40, y: 80 } });
    const [start, end] = [await card.boundingBox(), await column(to).boundingBox()];
    if (!start || !end) throw new Error('The columns are not on the screen.');
    await page.mouse.down();
    await page.mouse.move(start.x + 60, start.y + 90, { steps: 3 });
    await page.mouse.move(end.x + 120, end.y + 200, { steps: 5 });
    await page.locator(`[data-status="${toStatus}"][data-over]`).waitFor();
    const timed = page.evaluate(
      (selector) => window.bench.timeUntilOther('mouseup', selector),
      'section[aria-label="Submitted"] > header',
    );
    // People don't drop a card the moment it arrives.
    await page.waitForTimeout(200);
    await page.mouse.up();
    times.push(await timed);
    await column(from)
      .getByRole('link', { name: title ?? '', exact: true })
      .waitFor({ state: 'detached' });
    if (page.url().includes('/job/edit')) throw new Error('The drag opened the job instead of moving it.');
    await page.waitForTimeout(800);
  }
  return times;
}
