import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../journey';
import { openScreen } from '../navigation/open-screen';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Longer than every transition, and than a late answer takes. */
const settlingMs = 2000;

/** Waits until all finite animations end: text that is still fading in has too little contrast. */
async function animationsToEnd(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Shows the page in the other display mode, which is only colors. */
function switchDisplayMode(): void {
  const { dataset } = document.documentElement;
  // Colors that pass from parent to child would each be a moment late.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  dataset['mantineColorScheme'] = dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark';
  // Computes all styles, before transitions are back.
  document.getAnimations();
  document.adoptedStyleSheets.pop();
}

/** In the page itself and loaded only once: loading it takes longer than checking most screens. */
async function seriousFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    // Describing every element that passed takes longer than checking it.
    const results = await window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return results.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target),
    }));
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id} at ${targets.map((target) => target.join(' ')).join(', ')}`);
}

async function faultsNow(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(animationsToEnd);
  const faults = await seriousFaults(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (tooWide > 0) faults.push(`${tooWide} px wider than the screen`);
  return faults.map((fault) => `${pathOf(page)}: ${fault}`);
}

/** Serious accessibility faults of the open screen in the display mode that it shows, and horizontal overflow. */
export async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  // A notification that leaves now must not fade while axe measures its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await faultsNow(page);
  if (faults.length === 0) return faults;
  // On a busy machine, something may come or leave while axe looks. What people can run into is still there later.
  await page.waitForTimeout(settlingMs);
  return faultsNow(page);
}

/** Has a journey fail with the faults in its first line, which is all that a summary shows. */
export function expectNoFaults(faults: readonly string[]): void {
  expect(faults, faults.join('; ')).toEqual([]);
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The same, and what has too little contrast in the other display mode. */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  const faults = await faultsOf(page);
  await page.evaluate(switchDisplayMode);
  await page.evaluate(animationsToEnd);
  const inOtherMode = await seriousFaults(page, ['color-contrast']);
  await page.evaluate(switchDisplayMode);
  return [...faults, ...inOtherMode.map((fault) => `${pathOf(page)}: in the other display mode: ${fault}`)];
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
