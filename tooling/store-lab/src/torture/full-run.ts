import { Chromium } from '../real-browser/chromium';
import type { FillResult } from './page';

/** Fills a browser's storage to the last character. */
export async function fullRun(
  url: string,
  profileFolder: string,
): Promise<FillResult & { readonly failures: readonly string[] }> {
  const chromium = await Chromium.launch(profileFolder);
  const page = await chromium.newPage(url);
  await page.evaluate(() => window.torture.open());
  const result = await page.evaluate(() => window.torture.fill());
  await chromium.quit();
  const failures: string[] = [];
  if (!result.error.startsWith('StoreFullError')) failures.push(`The error was ${result.error}`);
  if (!result.memoryEqualsDisk) failures.push('Memory and disk differ.');
  if (result.halfWay !== 'nothing is left') failures.push(`Of a transaction that did not fit: ${result.halfWay}`);
  if (result.deleted !== 1) failures.push('The full store does not delete.');
  return { ...result, failures };
}
