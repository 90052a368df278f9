import { expect, test } from '../../journey';
import { pickedUp } from '../../keyboard/picked-up';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Bridge Inspector',
  hiringOrganization: { '@type': 'Organization', name: 'Harbor Works' },
  datePosted: '2026-11-02',
  description: '<p>You climb, look and write down what you saw.</p>',
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX' },
  },
};

test('saves a pasted posting and moves it on the board by keyboard', async ({ page }) => {
  await page.goto('/job/capture');
  await page.getByLabel('Link or text of the posting').fill(JSON.stringify(posting));
  await page.getByRole('button', { name: 'Extract details' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Bridge Inspector');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page).not.toHaveURL('/job/capture');

  await page.goto('/jobs/list');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const board = page.getByRole('region', { name: 'Board' });
  await board.getByRole('button', { name: 'Move Bridge Inspector at Harbor Works' }).focus();
  // Wait for the announcement after each key, as a person does, since the next key builds on it.
  const said = page.getByRole('status').filter({ hasText: 'Over ' });
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Over Application Not Started.');
  await pickedUp(page);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Over Application In-Progress.');
  await page.keyboard.press('Space');
  await expect(page.getByText('Bridge Inspector at Harbor Works: Application In-Progress.')).toBeVisible();

  // The move is a step in the history, and everything is still there after a reload.
  await page.reload();
  await board.getByRole('link', { name: 'Bridge Inspector' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Application In-Progress')).toBeVisible();
});

test('the table, the desk, and the map show a saved job', async ({ page }) => {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Night Baker');
  await page.getByLabel('Company').fill('Rye & Co');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page).not.toHaveURL('/job/add');
  await page.goto('/jobs/list?view=table');
  await expect(page.getByRole('row', { name: /Night Baker/ })).toBeVisible();
  await page.goto('/work');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/jobs/map/view');
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('the bookmark captures a posting that needs a sign-in', async ({ page, baseURL }) => {
  await page.goto('/job/capture');
  const bookmark = await page.getByRole('link', { name: 'Save to Keepmark' }).getAttribute('href');
  const url = `${baseURL}/members/posting`;
  const html = `<title>Members only</title><script type="application/ld+json">${JSON.stringify(posting)}</script>
    <main><h1>Bridge Inspector</h1></main>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
  const opened = page.waitForEvent('popup');
  await page.evaluate(decodeURIComponent(bookmark!.replace('javascript:', '')));
  const capture = await opened;
  await expect(capture.getByLabel('Job title')).toHaveValue('Bridge Inspector');
  await expect(capture.getByLabel('Company')).toHaveValue('Harbor Works');
  await expect(capture.getByText('From the details the page gives to search engines.')).toBeVisible();
  await capture.getByRole('button', { name: 'Save job' }).click();
  await expect(capture.getByText('Saved Bridge Inspector at Harbor Works.')).toBeVisible();
});
