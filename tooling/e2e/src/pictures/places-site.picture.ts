import { expect, test } from '../journey';
import { signInForDevelopment } from '../sign-in/sign-in';
import { takeIcons } from './take-icons';
import { takePicture } from './take-picture';

const places = [
  { name: 'Blue Door Books', city: 'Portland', state: 'OR', notes: 'Open until nine; good chairs upstairs' },
  { name: 'Harbor Bakery', city: 'Portland', state: 'ME', notes: 'Cardamom buns on Saturdays' },
  { name: 'Cedar Lane School', city: 'Madison', state: 'WI', notes: 'Tour on the first Monday of the month' },
  { name: 'Riverside Market', city: 'Austin', state: 'TX', notes: 'Park on the east side' },
  { name: 'Old Mill Apartments', city: 'Minneapolis', state: 'MN', notes: 'Two rooms, ten minutes to the light rail' },
];

test('the list of kept places', async ({ page }) => {
  await signInForDevelopment(page);
  for (const { name, city, state, notes } of places) {
    await page.goto('/place/add');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('City').fill(city);
    await page.getByLabel('State or province').fill(state);
    await page.getByLabel('Notes').fill(notes);
    await page.getByRole('button', { name: 'Add place' }).click();
    await expect(page.getByText(`Added ${name}.`)).toBeVisible();
  }
  await page.goto('/places');
  await expect(page.getByRole('link', { name: places[0]!.name })).toBeVisible();
  await takePicture(page, 'places');
});

test('the icons of a home screen', ({ page }) => takeIcons(page, 'places'));
