import { expect, it } from 'vitest';
import type { MenuEntry } from '../site';
import { jobsSite } from './jobs';
import { placesSite } from './places';

/** From section 2 of the specification: label, path, and whether it's in the top bar on mobile. */
const specified = {
  jobs: [
    ['Job Search', '/jobs/search', true],
    ['Jobs', '/jobs/list', true],
    ['Companies', '/companies', true],
    ['Resumes', '/resumes', true],
    ['Interviews', '/interviews', false],
    ['Applications', '/jobs/applications', false],
    ['Contacts', '/contacts', false],
    ['Career Counseling', '/career/counseling', false],
    ['Places', '/places', false],
    ['Place Groups', '/place/groups', false],
    ['Cities', '/cities', false],
    ['Location', '/location/from', false],
    ['Settings', '/settings', true],
    ['Resources', '/resources', false],
    ['Subscribe', '/subscribe', false],
  ],
  places: [
    ['Places', '/places', true],
    ['Place Groups', '/place/groups', true],
    ['Location', '/location/from', true],
    ['Settings', '/settings', true],
    ['Subscribe', '/subscribe', false],
  ],
} as const;

it.each([
  ['jobs', jobsSite.menu],
  ['places', placesSite.menu],
] as const)('the %s menu has the entries that the specification lists, in its order', (variant, menu) => {
  const entries: readonly MenuEntry[] = menu;
  expect(entries.map(({ label, path, displayTopMobile }) => [label, path, displayTopMobile])).toEqual(
    specified[variant],
  );
});
