import { readFileSync } from 'node:fs';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  <Placemark><name>Old Mill</name><Point><coordinates>-97.74,30.27,0</coordinates></Point></Placemark>
  <Placemark><name>Harbor &lt;b&gt; Museum</name><Point><coordinates>-97.75,30.28,0</coordinates></Point></Placemark>
  <Placemark><name>Morning walk</name><LineString><coordinates>1,1 2,2</coordinates></LineString></Placemark>
</Document></kml>`;
const file = { name: 'places.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer: Buffer.from(kml) };

test('imports a file into a group, exports it, shows it on the map, and recognizes it in another import', async ({
  page,
}) => {
  await page.goto('/places/import');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByText('With a track')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add to group' }).fill('Summer');
  await page.getByRole('button', { name: 'Import 3 places' }).click();
  await expect(page.getByRole('link', { name: 'Harbor <b> Museum', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^GPX/ }).click();
  expect((await download).suggestedFilename()).toBe('summer.gpx');

  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Summer' }).getByRole('button', { name: /Old Mill/ })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();

  await page.goto('/places/import');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeVisible();
});

test('imports folders as groups, and exports groups as folders', async ({ page }) => {
  const buffer = Buffer.from(
    kml.replace('<Document>', '<Document><Folder><name>Norway</name>').replace('</Document>', '</Folder></Document>'),
  );
  await page.goto('/places/import');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...file, buffer });
  await expect(page.getByRole('checkbox', { name: 'Norway (3)' })).toBeChecked();
  await page.getByRole('button', { name: 'Import 3 places' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Old Mill' })).toContainText('Norway');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^KML/ }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('<Folder>\n<name>Norway</name>');
});

test('saves a found place, shares it as a link, and previews the link before saving', async ({ page }) => {
  await page.goto('/places/search?around=typed&lat=30.27&lng=-97.74&near=Austin');
  await page.getByRole('button', { name: 'Save Texas State Capitol' }).click();
  await expect(page.getByRole('link', { name: 'Saved: open Texas State Capitol' })).toBeVisible();

  await page.goto('/places');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Texas State Capitol' }).click();

  await page.goto(link);
  await page.getByRole('button', { name: 'Save 1 place' }).click();
  await expect(page.getByRole('link', { name: 'Texas State Capitol', exact: true })).toBeVisible();
});

test('counts nearby places by type', async ({ page }) => {
  await page.goto('/places/discover?around=typed&lat=30.27&lng=-97.74&near=Austin');
  await page
    .getByRole('group', { name: 'Place types' })
    .getByText(/^Museum \d+$/)
    .click();
  await expect(page).toHaveURL(/type=museum/);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toContainText('Museum');
});
