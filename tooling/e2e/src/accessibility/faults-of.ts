import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey';

/** Waits until all finite animations end: text that is still fading in has too little contrast. */
async function animationsToEnd(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Serious accessibility faults of the open screen, and horizontal overflow. */
export async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(animationsToEnd);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const path = new URL(page.url()).pathname;
  return [
    ...serious.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(tooWide > 0 ? [`${path}: ${tooWide} px wider than the screen`] : []),
  ];
}

/** The faults of these screens, opened one after the other. */
export async function faultsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    faults.push(...(await faultsOf(page)));
  }
  return faults;
}
