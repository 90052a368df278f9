import { expect, test } from '../core-journey';
import { openJob, signInAndAddJob } from '../jobs';

test('schedules an interview for a job, and exports it as a calendar file', async ({ tab, person, size }) => {
  await signInAndAddJob(tab, 'Tram Driver');
  await openJob(tab, 'Tram Driver');
  await tab.role('region', 'Interviews for this job').link('Add interview').click();
  await tab.role('textbox', 'Job title').hasValue('Tram Driver');
  await tab.field('Date').setTo('2036-12-01');
  await tab.field('Time').setTo('14:30');
  await tab.field('Type').choose('On-Site');
  await tab.button('Add interview').click();
  await tab.text(/^Interview added/).shows();
  await tab.open('/interviews');
  await tab.link('Tram Driver at City Lines').shows();
  // On a phone, it's in the menu.
  const isPhone = size.width < 768;
  if (isPhone) await tab.button('More').click();
  const exportButton = isPhone ? tab.role('menuitem', 'Export upcoming') : tab.button('Export upcoming');
  const { name, bytes } = await person.download(() => exportButton.click());
  expect(name).toMatch(/\.ics$/);
  expect(bytes.toString()).toContain('DTSTART;TZID=America/Chicago:20361201T143000');
});
