import { test } from '../core-journey';
import { openJob, signInAndAddJob } from '../jobs';

/** Long enough to summarize. */
const description =
  'We look for a driver who drives the night line from ten in the evening. You bring three years of experience, know the switches, and have a driver’s license.';

test('shows an answer of the AI while it is written, and after a reload', async ({ tab }) => {
  await signInAndAddJob(tab, 'Tram Driver', { Description: description });
  await openJob(tab, 'Tram Driver');
  await tab.open(`${(await tab.path()).replace('/job/edit/', '/job/application/preparation/')}?step=posting`);
  const surface = tab.role('region', 'Summarize the posting');
  await surface.field('Prompt').fill('{{slow}}{{say:Drive line one, line two, line three, line four}}');
  await surface.button('Summarize the posting').click();
  // While the rest isn't there.
  await surface.button('Stop').shows();
  await surface
    .css('p')
    .with(/^Drive line one/)
    .shows();
  await surface.role('article').says('Drive line one, line two, line three, line four');
  await surface.button('Save answer').click();
  await tab.reload();
  await surface.role('article').says('Drive line one, line two, line three, line four');
});
