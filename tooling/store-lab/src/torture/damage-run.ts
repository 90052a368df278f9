import type { Page } from 'playwright-core';
import { Chromium } from '../real-browser/chromium';
import type { Damage, Dump } from './page';

export interface DamageReport {
  readonly kinds: readonly Damage[];
  readonly failures: readonly string[];
}

const kinds: readonly Damage[] = ['cut', 'version', 'text', 'columns', 'types'];
const writes = 1000;

/** Damages a page of rows in every way, and looks whether the rest opens and the damage is kept. */
export async function damageRun(url: string, profileFolder: string): Promise<DamageReport> {
  const failures: string[] = [];
  const chromium = await Chromium.launch(profileFolder);
  let page = await chromium.newPage(url);
  await page.evaluate(() => window.torture.open());
  await page.evaluate(() => window.torture.makeShared(1));
  await page.evaluate((count) => window.torture.share(0, 1, count), writes);
  await page.waitForTimeout(2000);
  let pieces = 0;
  for (const kind of kinds) {
    const before = await page.evaluate(() => window.torture.dump());
    const damaged = await page.evaluate((how) => window.torture.damage(how), kind);
    await page.close();
    page = await chromium.newPage(url);
    const error = await page.evaluate(() => window.torture.open());
    if (error) failures.push(`${kind}: opening failed: ${error}`);
    const after = await page.evaluate(() => window.torture.dump());
    const lost = count(before) - count(after);
    // A wrong value costs that value alone, and the row as it was is kept; else the page is.
    const mayLose = kind === 'types' ? 0 : damaged;
    if (lost > mayLose) failures.push(`${kind}: ${lost} rows are gone, of ${damaged} in the page`);
    if (!rightTypes(after)) failures.push(`${kind}: a value of a wrong type was shown`);
    pieces += kind === 'types' ? damaged : 1;
    const rescued = await rescuedPieces(page, pieces);
    if (rescued !== pieces) failures.push(`${kind}: ${rescued} pieces were rescued, not ${pieces}`);
  }
  await chromium.quit();
  return { kinds, failures };
}

const count = ({ notes = {} }: Dump): number => Object.keys(notes).length;

const rightTypes = ({ notes = {} }: Dump): boolean =>
  Object.values(notes).every(({ text, count: number }) => typeof text === 'string' && typeof number === 'number');

/** Values are put right when nothing else is going on. */
async function rescuedPieces(page: Page, expected: number): Promise<number> {
  let rescued = 0;
  for (let tries = 0; tries < 100; tries += 1) {
    rescued = await page.evaluate(() => window.torture.rescued());
    if (rescued >= expected) break;
    await page.waitForTimeout(100);
  }
  return rescued;
}
