import { expect, test } from '../../journey';

const titles = { jobs: 'Keepmark Jobs', places: 'Keepmark Places' };

test('the home page says what the site is', async ({ page, site }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(titles[site]));
});
