import { strToU8, zipSync } from 'fflate';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

const list = (...rows: readonly string[]) => strToU8(['Title,Note,URL', ...rows].join('\n'));
const walk = `<gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Lake walk</name><trkseg>
  <trkpt lat="30.27" lon="-97.74"><ele>150</ele><time>2026-05-01T10:00:00Z</time></trkpt>
  <trkpt lat="30.30" lon="-97.74"><ele>190</ele><time>2026-05-01T11:00:00Z</time></trkpt></trkseg></trk></gpx>`;
const takeout = {
  name: 'takeout.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'Takeout/Saved/Food.csv': list('Corner Bakery,Rye,', 'Springfield,,'),
      'Takeout/Saved/Austin.csv': list('Corner Bakery,,'),
      'Takeout/Maps/lake.gpx': strToU8(walk),
      'Takeout/Maps/Settings.json': strToU8('{}'),
    }),
  ),
};
const photo = {
  name: 'mill.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

for (const [device, viewport] of [
  ['phone', { width: 360, height: 780 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test('imports a Takeout ZIP into its groups, reviews doubtful locations, and opens a place', async ({ page }) => {
      await signInForDevelopment(page);
      await page.goto('/places/import');
      await page.locator('input[type="file"]').first().setInputFiles(takeout);
      await expect(page.getByText('Skipped 1 file')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Food (2)' })).toBeChecked();
      await page.getByRole('checkbox', { name: 'Look up 2 missing locations' }).check();
      await page.getByRole('button', { name: 'Import 3 places' }).click();
      const bakery = page
        .getByRole('list', { name: 'Saved places' })
        .getByRole('listitem')
        .filter({ hasText: 'Corner Bakery' });
      await expect(bakery).toContainText('Food, Austin');

      await page.getByRole('link', { name: /^Review/ }).click();
      await expect(page.getByRole('heading', { name: 'Where is Springfield?' })).toBeVisible();
      await page.getByRole('list', { name: 'Candidates for Springfield' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Use this location' }).click();
      await expect(page.getByText('Located Springfield.')).toBeVisible();

      await page.goto('/places/list');
      await page.getByRole('link', { name: 'Lake walk', exact: true }).click();
      await expect(page.getByText('Track: 2.1 miles, 131 ft climb, 1 h', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Add notes' }).click();
      await page.keyboard.type('Start early');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('button', { name: 'Edit notes' })).toBeFocused();
      await page.locator('input[type="file"]').setInputFiles(photo);
      await expect(page.getByRole('button', { name: 'Photo 1 of 1' }).locator('img')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Photo 1 of 1' }).locator('img')).toBeVisible();
    });
  });
}

test('previews a shared list above the sign-in form, and opens it after signing in', async ({ page, browser }) => {
  await signInForDevelopment(page);
  await page.goto('/places/import');
  await page.locator('input[type="file"]').first().setInputFiles(takeout);
  await page.getByRole('button', { name: 'Import 3 places' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/auth\?next=/);
  await expect(visitor.getByRole('region', { name: 'Shared places' })).toContainText('Lake walk');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.context().close();
});

test('imports a table without a look at its columns, which are there to change', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInForDevelopment(page);
  await page.goto('/places/import');
  const table = 'Title,Remark,City\nHill Cafe,Closed on Mondays,Austin\n';
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'Trip.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table),
    });
  await expect(page.getByRole('button', { name: 'Import 1 place' })).toBeInViewport();
  const columns = page.getByRole('group', { name: 'Match columns' });
  await expect(columns).toBeHidden();
  await expect(page.getByText('2 of 3 columns matched.')).toBeVisible();
  await page.getByRole('button', { name: 'Change matched columns' }).click();
  await columns.getByLabel('Remark').selectOption({ label: 'Notes' });
  await page.getByRole('button', { name: 'Import 1 place' }).click();
  await page.getByRole('link', { name: 'Hill Cafe', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Closed on Mondays');

  await page.goto('/places');
  await expect(page.getByRole('link', { name: /^Search for places/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Import your places/ })).toBeHidden();
});
