/// <reference types="node" />
import { Chromium } from '../real-browser/chromium';
import type { Damage, Dump } from './page';

export interface DamageReport {
  readonly kinds: readonly Damage[];
  readonly failures: readonly string[];
}

const kinds: readonly Damage[] = ['cut', 'version', 'text', 'types'];
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
  for (const [index, kind] of kinds.entries()) {
    const before = await page.evaluate(() => window.torture.dump());
    const damaged = await page.evaluate((how) => window.torture.damage(how), kind);
    await page.close();
    page = await chromium.newPage(url);
    const error = await page.evaluate(() => window.torture.open());
    if (error) failures.push(`${kind}: opening failed: ${error}`);
    const after = await page.evaluate(() => window.torture.dump());
    const lost = count(before) - count(after);
    if (lost > damaged) failures.push(`${kind}: ${lost} rows are gone, of ${damaged} in the page`);
    const rescued = await page.evaluate(() => window.torture.rescued());
    if (rescued !== index + 1) failures.push(`${kind}: ${rescued} pieces were rescued, not ${index + 1}`);
  }
  await chromium.quit();
  return { kinds, failures };
}

const count = ({ notes = {} }: Dump): number => Object.keys(notes).length;
