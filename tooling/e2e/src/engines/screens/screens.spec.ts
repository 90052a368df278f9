// Not a test: it saves pictures to look at.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../core-journey';
import { addJob, openJob } from '../jobs';

const folder = process.env['KEEPMARK_SCREENS'] || 'test-results/screens';

/** The paths of the core screens, by the name of their picture. */
const paths: Readonly<Record<string, string>> = {
  about: '/about',
  'job-search': '/jobs/search?term=nurse',
  'job-list': '/jobs/list?view=list',
  'job-board': '/jobs/list?view=board',
  'job-table': '/jobs/list?view=table',
  'job-add': '/job/add',
  'job-capture': '/job/capture',
  'job-import': '/jobs/import',
  'job-map': '/jobs/map/search',
  work: '/work',
  interviews: '/interviews',
  'interview-add': '/interview/add',
  'offer-add': '/offer/add',
  resumes: '/resumes',
  'resume-add': '/resume/add',
  contacts: '/contacts',
  'contact-add': '/contact/add',
  places: '/places',
  'place-search': '/places/search?around=typed&lat=30.27&lng=-97.74&near=Austin',
  'place-add': '/place/add',
  'place-import': '/places/import',
  settings: '/settings',
};

test('saves pictures of the core screens', async ({ person, tab, engineName, size }) => {
  test.setTimeout(600_000);
  // Firefox draws maps only on a display.
  if (engineName === 'firefox') person.expectProblem(/WebGL/);
  const save = async (name: string) => {
    await tab.css('main :is(.mantine-Loader-root, .mantine-Skeleton-root, [aria-busy="true"])').isGone();
    const picture = join(folder, `${name}-${engineName}-${size.width}.png`);
    await writeFile(picture, await tab.driver.screenshot());
  };
  await mkdir(folder, { recursive: true });
  await tab.open('/');
  await save('home');
  // Not left for another page before sign-in has loaded: WebKit then can't load it there.
  await tab.open('/auth?next=/job/add');
  await save('sign-in');
  await tab.button('Development sign-in').click();
  await tab.sees(/^\/job\/add/);
  await addJob(tab, 'Tram Driver', { Salary: '$27 an hour' });
  await openJob(tab, 'Tram Driver');
  await save('job');
  for (const [name, path] of Object.entries(paths)) {
    await tab.open(path);
    await save(name);
  }
  await tab.open('/resume/add');
  await tab.button(/^Blank/).click();
  await tab.field('Full name').fill('Ada Lovelace');
  await save('resume');
});
