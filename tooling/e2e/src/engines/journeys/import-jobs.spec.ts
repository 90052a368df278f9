import { signIn, test } from '../core-journey';

test('imports jobs from a CSV file', async ({ tab, person }) => {
  const table = 'Role,Where,When I applied\nCook,"Austin, TX",05/06/2026\nChef,"Denver, CO",13/10/2026\n';
  await signIn(tab, '/jobs/import');
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('jobs.csv', table));
  const preview = tab.role('table', 'Preview');
  await preview.says('Jun 5, 2026');
  await preview.says('Oct 13, 2026');
  await tab.button('Import 2 jobs').click();
  await tab.link('Chef').click();
  await tab.field('Applied on').hasValue('2026-10-13');
});
