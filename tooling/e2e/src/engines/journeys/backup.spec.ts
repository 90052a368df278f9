import { expect, test } from '../core-journey';
import { signInAndAddJob } from '../jobs';

test('backs up everything, clears it, and restores it from the file', async ({ tab, person }) => {
  await signInAndAddJob(tab, 'Tram Driver');
  await tab.open('/settings');
  const { name, bytes } = await person.download(() => tab.button('Back up').click());
  expect(name).toMatch(/^keepmark-\d{4}-\d\d-\d\d\.json$/);
  await tab.button('Clear all').click();
  await tab.role('dialog').button('Clear all').click();
  const jobs = tab.role('row', /^Jobs 1/);
  await jobs.isGone();
  await tab.reload();
  await jobs.isGone();
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('restored.json', bytes));
  const dialog = tab.role('dialog', 'Restore this backup?');
  await dialog.text('Entries: 1 added, 0 changed, 0 unchanged.').shows();
  await dialog.button('Restore').click();
  await jobs.shows();
  await tab.open('/jobs/list');
  await tab.link('Tram Driver').shows();
});
