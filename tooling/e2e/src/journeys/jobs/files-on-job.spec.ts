import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

for (const [device, viewport] of Object.entries(widths)) {
  test(`attaches files to a job, opens, renames, downloads and deletes them, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInForDevelopment(page);
    await page.goto('/job/add');
    await page.getByLabel('Job title').fill('Deck Officer');
    await page.getByLabel('Company').fill('Harbor Ferries');
    await page.getByRole('button', { name: 'Add job' }).click();
    await page.goto('/jobs/list');
    await page.getByRole('link', { name: 'Deck Officer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deck Officer' })).toBeVisible();

    // A file that isn't what its name says is named, and the others are attached.
    const files = page.getByRole('region', { name: 'Files', exact: true });
    await files.locator('input[type="file"]').setInputFiles([
      { name: 'Contract.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'Fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') },
      { name: 'Posting.png', mimeType: 'image/png', buffer: png },
    ]);
    await expect(page.getByText('“Fake.pdf” isn’t a PDF')).toBeVisible();
    await expect(files.getByRole('listitem')).toHaveCount(2);

    // They are there after a reload. A picture opens in a tab of its own.
    await page.reload();
    await expect(files.getByRole('button', { name: 'Contract.pdf', exact: true })).toBeVisible();
    const opened = page.waitForEvent('popup');
    await files.getByRole('button', { name: 'Posting.png', exact: true }).click();
    const tab = await opened;
    await tab.waitForURL(/^blob:/);
    await expect(tab.locator('img')).toBeVisible();
    await tab.close();

    await files.getByRole('button', { name: 'Rename Contract.pdf' }).click();
    await files.getByRole('textbox', { name: 'File name' }).fill('Signed contract');
    await page.keyboard.press('Enter');
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: 'Download Signed contract.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Signed contract.pdf');

    await files.getByRole('button', { name: 'Delete Posting.png' }).click();
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(files.getByRole('listitem')).toHaveCount(2);
  });
}
