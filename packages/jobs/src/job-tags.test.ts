import { expect, it } from 'vitest';
import { everyTag, hasTag, tagsIn, tagsText } from './job-tags';

it('reads tags from a text, each once', () => {
  expect(tagsIn(' remote, Night  shift;remote\nREMOTE,, ')).toEqual(['remote', 'Night shift']);
  expect(tagsIn('')).toEqual([]);
  expect(tagsIn('x'.repeat(100))[0]).toHaveLength(60);
  expect(tagsIn(tagsText(['remote', 'Night shift']))).toEqual(['remote', 'Night shift']);
});

it('lists the tags of jobs from A to Z, and finds them in any case', () => {
  expect(everyTag([{ tags: ['remote', 'Urgent'] }, { tags: ['Remote', 'dream job'] }])).toEqual([
    'dream job',
    'remote',
    'Urgent',
  ]);
  expect(hasTag({ tags: ['Remote'] }, 'remote')).toBe(true);
  expect(hasTag({ tags: [] }, 'remote')).toBe(false);
});
