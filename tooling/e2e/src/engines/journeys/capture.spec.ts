import { signIn, test } from '../core-journey';

/** A posting as it is copied from a job board. */
const posting = `Harbor Ferries
4.2
Deck Officer
Portland, ME
$31 - $38 an hour
Apply now
Full job description
Harbor Ferries runs eleven boats between the islands. You stand watch, load cars, and know the tides.

Job Type: Full-time
Closing date: January 8, 2099`;

test('captures a pasted posting, and saves it as a job', async ({ tab }) => {
  await signIn(tab, '/job/capture');
  await tab.field('Link or text of the posting').paste(posting);
  await tab.button('Extract details').click();
  await tab.field('Job title').hasValue('Deck Officer');
  await tab.field('Company').hasValue('Harbor Ferries');
  await tab.text('On the map: Portland, ME, United States').shows();
  await tab.button('Save job').click();
  await tab.text(/^(Added|Saved) Deck Officer/).shows();
  await tab.open('/jobs/list');
  await tab.link('Deck Officer').shows();
});
