import { expect, test } from '../../journey';
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

test('a pasted posting is looked at, kept, and moved on the board by keyboard', async ({ page }) => {
  await page.goto('/job/capture');
  await page.getByLabel('Address or text of the posting').fill(JSON.stringify(posting));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Bridge Inspector');
  await page.getByRole('button', { name: 'Keep job' }).click();
  await expect(page).not.toHaveURL('/job/capture');

  await page.goto('/jobs/list');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const board = page.getByRole('region', { name: 'Board' });
  await board.getByRole('button', { name: 'Move Bridge Inspector at Harbor Works' }).focus();
  // Each key waits for what the board says of the one before, as a person does: the next acts on what it did.
  const said = page.getByRole('status').filter({ hasText: 'Over ' });
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Over Application Not Started.');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Over Application In-Progress.');
  await page.keyboard.press('Space');
  await expect(page.getByText('Bridge Inspector at Harbor Works: Application In-Progress.')).toBeVisible();

  // The move is a step of the history, and all of it outlives a reload.
  await page.reload();
  await board.getByRole('link', { name: 'Bridge Inspector' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Application In-Progress')).toBeVisible();
});

test('the desk, the table and the insights show what is kept', async ({ page }) => {
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

test('the bookmark brings a posting that only the signed-in can see', async ({ page, baseURL }) => {
  await page.goto('/job/capture');
  const bookmark = await page.getByRole('link', { name: 'Keep in Keepmark' }).getAttribute('href');
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
  await expect(capture.getByText('Read from what the page says to search engines.')).toBeVisible();
  await capture.getByRole('button', { name: 'Keep job' }).click();
  await expect(capture.getByText('Added Bridge Inspector at Harbor Works.')).toBeVisible();
});
