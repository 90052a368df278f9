import { describe, expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readSkills } from './read-skills';

type Cell = readonly [string, number?];
const line = (style: string, ...cells: readonly Cell[]) =>
  sourceLine(
    cells.map(([text, x = 40]) => sourceCell(text, x, style.includes('Bold'))),
    { style },
  );
const name = (...cells: readonly Cell[]) => line('Sans-Bold 12', ...cells);
const text = (...cells: readonly Cell[]) => line('Sans 10', ...cells);
const groupsOf = (lines: Parameters<typeof readSkills>[0]) =>
  readSkills(lines).map(({ skillName, level, keywords }) => [skillName, level].concat(keywords));

describe('groups of skills', () => {
  const groups = [
    ['Languages', 'Advanced', 'SQL', 'Python'],
    ['Tools', 'Expert', 'dbt', 'Airflow'],
  ];

  it('have their level and their skills below their name', () => {
    const lines = [
      name(['Languages']),
      line('Sans-Italic 10', ['Advanced']),
      text(['SQL, Python']),
      name(['Tools']),
      line('Sans-Italic 10', ['Expert']),
      text(['dbt, Airflow']),
    ];
    expect(groupsOf(lines)).toEqual(groups);
  });

  it('have their level beside their name and each skill in a field of its own', () => {
    const lines = [
      name(['Languages'], ['Advanced', 130]),
      text(['SQL'], ['Python', 90]),
      name(['Tools'], ['Expert', 100]),
      text(['dbt'], ['Airflow', 90]),
    ];
    expect(groupsOf(lines)).toEqual(groups);
  });

  it('have their skills as bullets', () => {
    const bullet = (item: string) => ({ ...text([item, 54]), isBullet: true });
    const lines = [name(['Languages']), bullet('SQL'), bullet('Python'), name(['Tools']), bullet('dbt')];
    expect(groupsOf(lines)).toEqual([
      ['Languages', '', 'SQL', 'Python'],
      ['Tools', '', 'dbt'],
    ]);
  });

  it('stand side by side', () => {
    const lines = [
      name(['Languages'], ['Tools', 220]),
      text(['Advanced'], ['Expert', 220]),
      line('Sans 9', ['SQL · Python'], ['dbt ·', 220]),
      line('Sans 9', ['Airflow', 220]),
    ];
    expect(groupsOf(lines)).toEqual(groups);
  });

  it('are single skills where nothing but levels stands below the names', () => {
    expect(groupsOf([name(['Python']), text(['Expert']), name(['Excel']), text(['Basic'])])).toEqual([
      ['Python', 'Expert'],
      ['Excel', 'Basic'],
    ]);
  });
});
