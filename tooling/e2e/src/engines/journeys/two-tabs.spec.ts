import { test } from '../core-journey';
import { openJob, signInAndAddJob } from '../jobs';

test('two tabs edit one job, and neither loses a change', async ({ tab, openTab }) => {
  await signInAndAddJob(tab, 'Tram Driver');
  await openJob(tab, 'Tram Driver');
  const form = `${await tab.path()}/form`;
  await tab.open(form);
  await tab.field('Salary').fill('$50,000');
  const other = await openTab();
  await other.open(form);
  await other.field('Next step').fill('Send the form');
  await other.button('Save changes').click();
  await other.sees(/^\/job\/edit\/[^/]+$/);

  await tab.toFront();
  await tab.text('Changed while you were editing: Next step.').shows();
  await tab.field('Next step').hasValue('Send the form');
  await tab.field('Salary').hasValue('$50,000');
  await tab.button('Save changes').click();
  await tab.sees(/^\/job\/edit\/[^/]+$/);

  await other.toFront();
  await other.text('$50,000').shows();
  await other.open(form);
  await other.field('Salary').hasValue('$50,000');
  await other.field('Next step').hasValue('Send the form');
});
