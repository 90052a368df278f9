import { signIn, test } from '../core-journey';
import { addJob } from '../jobs';

test('saves for the time of a private window', async ({ person }) => {
  const { tab } = await person.start({ needsOwn: true, isPrivate: true });
  await signIn(tab, '/job/add');
  await addJob(tab, 'Tram Driver');
  await tab.open('/jobs/list');
  await tab.link('Tram Driver').shows();
  await tab.reload();
  await tab.link('Tram Driver').shows();
});

test('says that changes will be lost when storage is blocked', async ({ person }) => {
  const { tab } = await person.start({ needsOwn: true, blocksStorage: true });
  await tab.open('/settings');
  await tab.text(/is blocking storage, so/).first.shows();
  await tab.role('progressbar').isGone();
});
