import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Site } from '../stack/addresses';

/** Saves a screenshot as the site's picture in docs/, without animations or the cursor. */
export async function takePicture(page: Page, site: Site): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  const path = fileURLToPath(new URL(`../../../../docs/${site}-site.png`, import.meta.url));
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
