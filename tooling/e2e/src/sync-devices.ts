import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { signInByEmail } from './sign-in/sign-in';
import { widths } from './widths';

/** A browser of its own, where a person has signed in. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Signs in on another device. Its errors aren't those of the journey's own pages, so the journey looks at `problems`. */
export async function openDevice(
  browser: Browser,
  { email, size, baseURL, problems }: { email: string; size: keyof typeof widths; baseURL: string; problems: string[] },
): Promise<Device> {
  const context = await browser.newContext({
    baseURL,
    viewport: widths[size],
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  const page = await context.newPage();
  await page.goto('/auth');
  await signInByEmail(page, email);
  return { context, page };
}

/** Says that what is saved in this browser may be added to the account. */
export const addSaved = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Add what is saved here?' })
    .getByRole('button', { name: 'Add', exact: true })
    .click();

/** Turns sync on as a person does who has saved something, and gives the recovery words. */
export async function turnOnSync(page: Page): Promise<readonly string[]> {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('button', { name: 'Turn on sync' }).click();
  await addSaved(page);
  return confirmWords(page, 'Turn on sync');
}

/** Types back the two words that the dialog asks for. */
export async function confirmWords(page: Page, button: string): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog', { name: 'Recovery words' });
  const shown = dialog.getByRole('list', { name: 'Your recovery words' }).getByRole('listitem');
  await expect(shown).toHaveCount(12);
  const words = await shown.allInnerTexts();
  await dialog.getByRole('button', { name: 'I saved my words' }).click();
  const fields = dialog.getByRole('textbox');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '');
    await field.fill(words[Number(/\d+/.exec(label)?.[0]) - 1] ?? '');
  }
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
  return words;
}

/** Waits until this device and the server have the same. */
export async function synced(page: Page): Promise<void> {
  await page.goto('/settings/devices');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText(/^Up to date/)).toBeVisible();
}

/** Adds a job by its form, and waits until it's saved. */
export async function addJob(page: Page, title: string): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Company').fill('Rye & Co');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page).not.toHaveURL('/job/add');
}
