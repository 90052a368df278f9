import { expect, test } from '../journey';
import { signInForDevelopment } from '../sign-in/sign-in';
import { addPlaces } from './add-places';
import { takeIcons } from './take-icons';
import { takePicture } from './take-picture';

test('the list of saved places', async ({ page }) => {
  await signInForDevelopment(page);
  await addPlaces(page);
  await page.goto('/places');
  await expect(page.getByRole('link', { name: 'Blue Door Books', exact: true })).toBeVisible();
  await takePicture(page, 'places');
});

test('the home screen icons', ({ page }) => takeIcons(page, 'places'));
