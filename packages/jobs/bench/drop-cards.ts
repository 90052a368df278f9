import { interactionMs, withSlowProcessor } from '@keepmark/bench';
import type { Page } from 'playwright-core';

type Open = (screen: string) => Promise<void>;

const from = 'Application Not Started';
const to = 'Application Submitted';
const toStatus = 'application-submitted';
const drops = 15;

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openBoard(page: Page, open: Open): Promise<void> {
  // As tall as the whole page: near its edge, a drag would scroll the page and the columns with it.
  await page.setViewportSize({ width: 1440, height: 1440 });
  await open('/jobs/list?view=board&sort=title');
  await column(page, to).waitFor();
}

/**
 * Drags the first card by mouse over the next column, measuring each step by `measured`, and holds it there.
 * @returns a function that waits until the dropped card has left its column
 */
async function dragFirstCard(
  page: Page,
  measured: (act: () => Promise<unknown>) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const card = column(page, from).getByRole('article').first();
  const title = await card.getByRole('link').textContent();
  // Hover waits until the card stops moving.
  await card.hover({ position: { x: 40, y: 80 } });
  const [start, end] = [await card.boundingBox(), await column(page, to).boundingBox()];
  if (!start || !end) throw new Error('The columns are not on the screen.');
  await measured(() => page.mouse.down());
  await measured(() => page.mouse.move(start.x + 60, start.y + 90, { steps: 3 }));
  await measured(() => page.mouse.move(end.x + 120, end.y + 200, { steps: 5 }));
  await page.locator(`[data-status="${toStatus}"][data-over]`).waitFor();
  return async () => {
    await column(page, from)
      .getByRole('link', { name: title ?? '', exact: true })
      .waitFor({ state: 'detached' });
    if (page.url().includes('/job/edit')) throw new Error('The drag opened the job instead of moving it.');
    await page.waitForTimeout(800);
  };
}

/**
 * Drags cards by mouse from a column of thousands to the next one. Measures the time from the drop until the count of the
 * new column has changed on the screen.
 *
 * @returns milliseconds, one per drop
 */
export async function dropCards(page: Page, open: Open): Promise<number[]> {
  await openBoard(page, open);
  const times: number[] = [];
  for (let drop = 0; drop < drops; drop += 1) {
    const dropped = await dragFirstCard(page, (act) => act());
    const timed = page.evaluate(
      (selector) => window.bench.timeUntilOther('mouseup', selector),
      'section[aria-label="Submitted"] > header',
    );
    // People don't drop a card the moment it arrives.
    await page.waitForTimeout(200);
    await page.mouse.up();
    times.push(await timed);
    await dropped();
  }
  return times;
}

/**
 * Drags and drops cards by mouse and by keyboard, and measures each press and each drop until its next frame.
 * @returns milliseconds, one per press or drop
 */
export async function moveCards(page: Page, open: Open): Promise<number[]> {
  await openBoard(page, open);
  return withSlowProcessor(page, async () => {
    const times: number[] = [];
    const measured = async (act: () => Promise<unknown>) => void times.push(await interactionMs(page, act));
    for (let drop = 0; drop < drops / 3; drop += 1) {
      const dropped = await dragFirstCard(page, measured);
      await measured(() => page.mouse.up());
      await dropped();
    }
    // Afterwards, since the focus of the keyboard scrolls the board away from where the pointer expects it.
    for (let move = 0; move < drops / 3; move += 1) {
      await column(page, from)
        .getByRole('button', { name: /^Move / })
        .first()
        .focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await measured(() => page.keyboard.press(key));
      await page.waitForTimeout(800);
    }
    return times;
  });
}
