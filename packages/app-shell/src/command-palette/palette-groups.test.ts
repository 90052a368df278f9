import { expect, it } from 'vitest';
import { matchingGroups, orderedGroups } from './palette-groups';

const group = (label: string) => ({ group: label, actions: [{ id: label, label }] });

it('finds screens by every word, whatever its case and accents', () => {
  const groups = [group('Résumés and letters'), group('Jobs')];
  expect(matchingGroups(groups, 'RESUMES let')).toEqual([groups[0]]);
  expect(matchingGroups(groups, 'resumes jobs')).toEqual([]);
});

it('puts a screen whose name starts with the query before what was saved', () => {
  const [screens, saved] = [[group('Résumés')], [group('Resume of Ana')]];
  expect(orderedGroups(screens, saved, 'resu')).toEqual([...screens, ...saved]);
  expect(orderedGroups(screens, saved, 'ana')).toEqual([...saved, ...screens]);
});
