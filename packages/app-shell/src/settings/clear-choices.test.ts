import { expect, it } from 'vitest';
import { clearChoiceOf, clearedBy, clearedKinds, neverCleared } from './clear-choices';

/** The sources in which features define their tables, as text: a package on a lower floor can't import them. */
const sources = import.meta.glob<string>(
  ['../../../*/src/**/*.{ts,tsx}', '!../../../local-store/**', '!../../../*/src/**/*.{test,stories}.*'],
  { query: '?raw', import: 'default', eager: true },
);
const defined = Object.values(sources).flatMap((text) =>
  Array.from(text.matchAll(/\bdefineTable\(\s*'(\w+)'/g), ([, name]) => name!),
);
const listed = Object.values(clearedKinds).flatMap((kinds) => kinds.flatMap(({ tables }) => [...tables]));

it('lists every table that features define under exactly one choice', () => {
  expect(defined).toEqual(
    expect.arrayContaining(['jobs', 'job_events', 'companies', 'contacts', 'places', 'settings']),
  );
  expect(defined.filter((table) => !listed.includes(table))).toEqual([...neverCleared]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('leaves places, groups and contacts to the second choice', () => {
  const second = ['places', 'place_tracks', 'place_groups', 'place_group_links', 'contacts'];
  expect(listed.filter((table) => clearChoiceOf(table) === 'places-and-contacts')).toEqual(second);
});

it('leaves the devices of a person who syncs', () => {
  const cleared = clearedBy('all', [{ name: 'syncDevices', rows: 2 }]);
  expect(cleared.tables).not.toContain('syncDevices');
  expect(cleared.counts).toEqual([]);
});

it('deletes unlisted tables with the first choice', () => {
  const tables = [
    { name: 'brand_new', rows: 2 },
    { name: 'places', rows: 1 },
  ];
  const all = clearedBy('all', tables);
  expect(all.tables).toContain('brand_new');
  expect(all.tables).not.toContain('places');
  expect(all.counts).toEqual(['2 other entries']);
  const second = clearedBy('places-and-contacts', tables);
  expect(second.tables).toEqual(['places', 'place_tracks', 'place_groups', 'place_group_links', 'contacts']);
  expect(second.counts).toEqual(['1 place']);
});

it('counts the saved entries by kind', () => {
  const tables = [
    { name: 'settings', rows: 3 },
    { name: 'job_events', rows: 40 },
    { name: 'jobs', rows: 12_000 },
    { name: 'interviews', rows: 0 },
    { name: 'companies', rows: 1 },
  ];
  expect(clearedBy('all', tables).counts).toEqual(['1 company', '12,000 jobs', '3 settings']);
  // Events of deleted jobs.
  expect(clearedBy('all', [{ name: 'job_events', rows: 1 }]).counts).toEqual(['1 other entry']);
});
