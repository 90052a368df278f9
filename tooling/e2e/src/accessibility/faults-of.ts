import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey';
import { openScreen } from '../navigation/open-screen';

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
  // A notification that leaves now must not fade while axe measures its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(animationsToEnd);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other way opens a second page for each result, for frames that we don't have.
    .setLegacyMode()
    // Describing every element that passed takes longer than checking it.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const path = new URL(page.url()).pathname;
  return [
    ...serious.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(tooWide > 0 ? [`${path}: ${tooWide} px wider than the screen`] : []),
  ];
}

/** The faults of these screens, opened one after the other; all but the first without loading the page again. */
export async function faultsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(path);
    else await openScreen(page, path);
    faults.push(...(await faultsOf(page)));
  }
  return faults;
}
