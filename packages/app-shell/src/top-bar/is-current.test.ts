import { expect, it } from 'vitest';
import { jobsSite } from '../variants/jobs';
import { isCurrent } from './is-current';

it.each([
  ['/places', '/places', true],
  ['/places', '/places/list', true],
  ['/cities', '/x/cities/resources', true],
  ['/places', '/place/groups', false],
  ['/', '/places', false],
  ['/a', '/a/b', false],
])('%s is highlighted on %s: %s', (item, current, expected) =>
  expect(isCurrent({ path: item }, current)).toBe(expected),
);

it('leaves Places alone on Today, the landing screen of the jobs site', () => {
  const places = jobsSite.menu.find(({ label }) => label === 'Places')!;
  expect(isCurrent(places, '/places')).toBe(false);
  expect(isCurrent(places, '/places/list')).toBe(true);
});
