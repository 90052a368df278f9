import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey';

/** Until nothing moves but what moves for ever: half faded in, a text has no contrast yet. */
async function stillness(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** What a screen reader or a person with weak eyes would stumble over, and what sticks out at the side. */
export async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(stillness);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const path = new URL(page.url()).pathname;
  return [
    ...serious.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(tooWide > 0 ? [`${path}: ${tooWide} px wider than the screen`] : []),
  ];
}

/** The faults of each of these screens, opened one after the other. */
export async function faultsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    faults.push(...(await faultsOf(page)));
  }
  return faults;
}
