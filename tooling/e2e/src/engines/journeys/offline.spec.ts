import { serveCopy } from '../../stack/serve-copy';
import { signIn, test } from '../core-journey';
import { addJob } from '../jobs';

test('works without a server, with what is on the device', async ({ person }) => {
  const copy = await serveCopy('jobs');
  const { tab } = await person.start({ url: copy.url });
  try {
    await signIn(tab, '/job/add');
    await addJob(tab, 'Tram Driver');
    await tab.storedOnDevice();
  } finally {
    await copy.close();
  }
  // What asks the server fails, and says so in the console.
  person.expectProblem(
    /A ServiceWorker (?:intercepted the request and encountered|passed a promise)|downloadable font/,
  );
  person.expectProblem(/Failed to load resource|NetworkError|Failed to fetch|Load failed|due to access control checks/);
  await tab.open('/jobs/list');
  await tab.link('Tram Driver').shows();
  await tab.reload();
  await tab.link('Tram Driver').shows();
  // None of these was opened before.
  for (const path of ['/about', '/privacy', '/contact/add', '/place/groups']) {
    await tab.open(path);
    await tab.role('heading').first.shows();
    await tab.text('Something went wrong').isGone();
  }
  // The code of a screen that needs a server isn't on the device.
  person.expectProblem(/Unable to preload CSS|dynamically imported module|Importing a module script failed/);
  await tab.open('/jobs/search?term=accountant');
  await tab.text('This screen needs a connection').shows();
});
