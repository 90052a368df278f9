import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

// A phone: Playwright can tap, but only the browser's own protocol can hold and move a finger.
test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    down: (point: Point) => send('touchStart', [(at = point)]),
    up: () => send('touchEnd', []),
    async moveTo(point: Point, steps = 12) {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        at = { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
        await send('touchMove', [at]);
      }
    },
  };
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Tram Driver');
  await page.getByLabel('Company').fill('City Lines');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByText('Added Tram Driver at City Lines.')).toBeVisible();
  await page.goto('/jobs/list?view=board');
});

test('a card is held, carried to another column and let go by touch', async ({ page }) => {
  const finger = await fingerOn(page);
  const board = page.getByRole('region', { name: 'Board' });
  const card = page.getByRole('region', { name: 'Application Not Started' }).getByRole('article');
  await expect(card).toBeVisible();
  // As far down as it goes, so that the page stays while the card is carried.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await finger.down(await middleOf(card));
  const lifted = page.locator('article[data-lifted]');
  await expect(lifted).toBeVisible();

  // At the edge of the screen the board goes on to the columns that are out of sight.
  const { y } = await middleOf(board);
  await finger.moveTo({ x: 375, y });
  await expect.poll(() => board.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(250);
  await finger.moveTo({ x: 195, y });
  const under = page.locator('section[data-over]');
  await expect(under).toBeVisible();
  const status = await under.getAttribute('aria-label');
  expect(status).not.toBe('Application Not Started');
  await finger.up();

  await expect(lifted).toHaveCount(0);
  await expect(page.getByText(`Tram Driver at City Lines: ${status}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: status!, exact: true }).getByRole('article')).toHaveCount(1);
});

test('a finger that moves at once scrolls the page, and moves no card', async ({ page }) => {
  const finger = await fingerOn(page);
  const card = page.getByRole('region', { name: 'Application Not Started' }).getByRole('article');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const start = await middleOf(card);
  await finger.down(start);
  await finger.moveTo({ x: start.x, y: start.y - 300 });
  await finger.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(page.locator('article[data-lifted]')).toHaveCount(0);
  await expect(card).toHaveCount(1);
});
