import type { Browser, BrowserContext } from '@playwright/test';

/** What the browser of someone holds who signed in and saved something. */
export interface Stored {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The path of one of the saved entries. */
  readonly rowPath: string;
}

/** Long enough for the page to store a snapshot of the screen, which it does once it's idle. */
const readingMs = 5000;

interface ImportToStore {
  /** The screen that imports it. */
  readonly path: string;
  readonly csv: string;
  /** The name of the button that imports it. */
  readonly button: string;
  /** A selector of what is there once it is saved. */
  readonly firstRow: string;
}

/** Signs in and imports a table. */
export async function storedImport(
  browser: Browser,
  url: string,
  { path, csv, button, firstRow }: ImportToStore,
): Promise<Stored> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/auth`);
    await page.getByRole('button', { name: 'Development sign-in' }).click();
    await page.waitForFunction(() => localStorage.getItem('keepmark-session') === 'settled');
    await page.goto(`${url}${path}`);
    const file = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.getByRole('button', { name: button }).click();
    const rowPath = await page.locator(firstRow).first().getAttribute('href');
    // Somebody who reads the list.
    await page.waitForTimeout(readingMs);
    return { state: await context.storageState({ indexedDB: true }), rowPath: rowPath! };
  } finally {
    await context.close();
  }
}

/** What the same browser holds after the person also looked at a screen, such as a snapshot of it. */
export async function storedScreen(
  browser: Browser,
  url: string,
  { state, rowPath }: Stored,
  { path, awaited }: { readonly path: string; readonly awaited: string },
): Promise<Stored> {
  const context = await browser.newContext({ storageState: state, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    await page.locator(awaited).first().waitFor();
    await page.waitForTimeout(readingMs);
    return { state: await context.storageState({ indexedDB: true }), rowPath };
  } finally {
    await context.close();
  }
}
