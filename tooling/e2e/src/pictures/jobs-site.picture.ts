import { expect, test } from '../journey';
import { searchPostings } from '../jobs/postings';
import { signInForDevelopment } from '../sign-in/sign-in';
import { takeIcons } from './take-icons';
import { takePicture } from './take-picture';

test('the job search with an open posting', async ({ page }) => {
  await signInForDevelopment(page);
  await searchPostings(page, 'engineer');
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('complementary', { name: 'Open posting' })).toBeVisible();
  await takePicture(page, 'jobs');
});

test('the home screen icons', ({ page }) => takeIcons(page, 'jobs'));
