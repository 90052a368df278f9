import { expect, it } from 'vitest';
import { isCurrent } from './is-current';

it.each([
  ['/places', '/places', true],
  ['/places', '/places/list', true],
  ['/cities', '/x/cities/resources', true],
  ['/places', '/place/groups', false],
  ['/', '/places', false],
  ['/a', '/a/b', false],
])('%s is highlighted on %s: %s', (item, current, expected) => expect(isCurrent(item, current)).toBe(expected));
