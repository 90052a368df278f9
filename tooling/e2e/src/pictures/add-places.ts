import { expect, type Page } from '@playwright/test';

const header = 'name,types,notes,city,state,country,latitude,longitude';
const places = [
  'Pier Nine Coffee,cafe,The window seats; opens at six,Seattle,WA,us,47.609,-122.341',
  'Old Mill Lofts,home,Two rooms and ten minutes to the light rail,Minneapolis,MN,us,44.981,-93.257',
  'Riverside Market,grocery_store,Park on the east side,Austin,TX,us,30.262,-97.745',
  'Lakeview Trail,park,Flat enough for the stroller,Chicago,IL,us,41.944,-87.637',
  'Cedar Lane School,school,Tour on the first Monday of the month,Madison,WI,us,43.073,-89.401',
  'Harbor Bakery,bakery,Cardamom buns on Saturdays,Portland,ME,us,43.657,-70.255',
  'Red Rock Lookout,attraction,Go before sunrise,Denver,CO,us,39.665,-105.205',
  'Blue Door Books,bookstore,Open until nine; good chairs upstairs,Portland,OR,us,45.523,-122.681',
];

/** Imports a few places from a CSV file. */
export async function addPlaces(page: Page): Promise<void> {
  const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...places].join('\n')) };
  await page.goto('/places/import');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: `Import ${places.length} places` }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books', exact: true })).toBeVisible();
}
