import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { fingerOn, pointIn } from '../../touch/finger-on';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Tram Driver');
  await page.getByLabel('Company').fill('City Lines');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByText('Added Tram Driver at City Lines.')).toBeVisible();
  await page.goto('/jobs/list?view=board');
});

test('a card moves to another stage by touch, past the edge of the screen', async ({ page }) => {
  const finger = await fingerOn(page);
  const board = page.getByRole('region', { name: 'Board' });
  const card = page.getByRole('region', { name: 'Application Not Started' }).getByRole('article');
  await expect(card).toBeVisible();
  // Scroll to the bottom, so that the page doesn't scroll during the drag.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await finger.down(await pointIn(card, 1 / 3, 1 / 2));
  const lifted = page.locator('article[data-lifted]');
  await expect(lifted).toBeVisible();

  // At the edge of the screen, the board scrolls to more stages.
  const { y } = await pointIn(board, 1 / 3, 1 / 2);
  await finger.moveTo({ x: 375, y });
  await expect.poll(() => board.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(250);
  await finger.moveTo({ x: 195, y });
  const under = page.locator('[data-status][data-over]');
  await expect(under).toBeVisible();
  const status = (await under.textContent())!.trim();
  expect(status).not.toBe('Application Not Started');
  await finger.up();

  await expect(lifted).toHaveCount(0);
  await expect(page.getByText(`Tram Driver at City Lines: ${status}.`)).toBeVisible();
  const lane = page.getByRole('region', { name: status, exact: true });
  // How far the board scrolls depends on the machine's speed. The lanes of ended applications start folded.
  const folded = lane.getByRole('button', { name: status, expanded: false });
  if (await folded.isVisible()) await folded.tap();
  await expect(lane.getByRole('article')).toHaveCount(1);
});

test('a swipe scrolls the page and moves no card', async ({ page }) => {
  // So that the page is longer than the window.
  await page.setViewportSize({ width: 390, height: 560 });
  const finger = await fingerOn(page);
  const card = page.getByRole('region', { name: 'Application Not Started' }).getByRole('article');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const start = await pointIn(card, 1 / 3, 1 / 2);
  await finger.down(start);
  await finger.moveTo({ x: start.x, y: start.y - 300 });
  await finger.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(page.locator('article[data-lifted]')).toHaveCount(0);
  await expect(card).toHaveCount(1);
});
