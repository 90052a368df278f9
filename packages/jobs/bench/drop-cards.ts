import type { Page } from 'playwright-core';

const from = 'Application Not Started';
const to = 'Application In-Progress';
const drops = 15;

/**
 * Moves cards of a column of hundreds to the next by mouse. The time runs from letting go until the column that took the
 * card says so on the screen; the card must be in it.
 *
 * @returns milliseconds, one a drop
 */
export async function dropCards(page: Page, open: (screen: string) => Promise<void>): Promise<number[]> {
  // As high as the whole page: while a card is held near its edge, a page scrolls, and the columns with it.
  await page.setViewportSize({ width: 1440, height: 1440 });
  await open('/jobs/list?view=board&sort=title');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await column(to).waitFor();
  const times: number[] = [];
  for (let drop = 0; drop < drops; drop += 1) {
    const card = column(from).getByRole('article').first();
    const title = await card.getByRole('link').textContent();
    // Waits until nothing moves any longer.
    await card.hover({ position: { x: 40, y: 80 } });
    const [start, end] = [await card.boundingBox(), await column(to).boundingBox()];
    if (!start || !end) throw new Error('The board does not show its columns.');
    await page.mouse.down();
    await page.mouse.move(start.x + 60, start.y + 90, { steps: 3 });
    await page.mouse.move(end.x + 120, end.y + 200, { steps: 5 });
    await page.locator(`section[aria-label="${to}"][data-over]`).waitFor();
    const timed = page.evaluate(
      (selector) => window.bench.timeUntilOther('mouseup', selector),
      `section[aria-label="${to}"] > header`,
    );
    // Nobody lets go in the moment in which the card arrives.
    await page.waitForTimeout(200);
    await page.mouse.up();
    times.push(await timed);
    await column(from)
      .getByRole('link', { name: title ?? '', exact: true })
      .waitFor({ state: 'detached' });
    if (page.url().includes('/job/edit')) throw new Error('The press opened the job instead of moving it.');
    await page.waitForTimeout(800);
  }
  return times;
}
