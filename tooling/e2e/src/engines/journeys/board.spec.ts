import { test } from '../core-journey';
import { signInAndAddJob } from '../jobs';

test.beforeEach(async ({ tab }) => {
  await signInAndAddJob(tab, 'Tram Driver');
  await tab.open('/jobs/list?view=board');
});

test('moves a card of the board with the mouse', async ({ tab }) => {
  const card = tab.role('region', 'Application Not Started').role('article');
  await card.dragTo(tab.css('[data-status="application-in-progress"]'));
  await tab.text('Tram Driver at City Lines: Application In-Progress.').shows();
  await tab.reload();
  await tab.role('region', 'Application In-Progress').role('article').says('Tram Driver');
});

test('moves a card of the board by keyboard', async ({ tab }) => {
  await tab.button('Move Tram Driver at City Lines').focus();
  await tab.press('Space');
  await tab.text('Over Application Not Started.').exists();
  await tab.nextKey();
  await tab.press('ArrowDown');
  await tab.text('Over Application In-Progress.').exists();
  await tab.press('Space');
  await tab.text('Tram Driver at City Lines: Application In-Progress.').shows();
  await tab.reload();
  await tab.role('region', 'Application In-Progress').role('article').says('Tram Driver');
});
