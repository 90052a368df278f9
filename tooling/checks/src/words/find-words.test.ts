import { describe, expect, it } from 'vitest';
import { findInCode, findInProse } from './find-words';

const foundIn = (code: string) =>
  findInCode('packages/jobs/src/file.tsx', code).map(({ place, found }) => `${place}: ${found}`);

describe('findInCode', () => {
  it.each([
    ["const title = 'Deleted meanwhile';", 'text: meanwhile'],
    ['const page = <p>Add it anew</p>;', 'text: anew'],
    ['const label = `Kept ${count} jobs`;', 'text: Kept'],
    ['const label = `${count} kept jobs`;', 'text: kept'],
    ['const keptJobs = 1;', 'name: keptJobs'],
    ['function mendRow() {}', 'name: mendRow'],
    ['interface Row { grave: string }', 'name: grave'],
    ['// The colour of the land.\nconst land = 1;', 'comment: colour'],
    ['const list = [\n  // What cannot be had.\n  1,\n];', 'comment: cannot be had'],
    ['const problem = "We can\'t save it";', "text: n't"],
    ["const page = <p>{name}'s jobs</p>;", "text: 's"],
    ["it('brings a row back at once', () => {});", 'text: at once'],
  ])('reports %s', (code, expected) => {
    expect(foundIn(code)).toEqual([expected]);
  });

  it.each([
    "import { keptJobs } from './kept-jobs';",
    "const status = 'Cancelled';",
    'interface Job { jobAlreadyAdded: boolean }',
    'library.keepAlive();',
    "const brand = 'Keepmark';",
    "const label = 'Keep editing';",
    "const savedMode = 'kept';",
    "localStorage.getItem('colour-family');",
  ])('allows %s', (code) => {
    expect(foundIn(code)).toEqual([]);
  });

  it('allows a stored text only as a whole string', () => {
    expect(foundIn("const message = 'The colour-family kept';")).toEqual(['text: kept', 'text: colour']);
    expect(foundIn('const kept = 1;')).toEqual(['name: kept']);
  });

  it('lets the server keep a record', () => {
    expect(findInCode('apps/api/src/file.ts', 'const keptRows = 1;')).toEqual([]);
  });

  it('gives the line, and what to write instead', () => {
    expect(findInCode('file.ts', "\n\nconst a = 'centre';")).toEqual([
      { path: 'file.ts', line: 3, place: 'text', found: 'centre', say: '"center"' },
    ]);
  });
});

describe('findInProse', () => {
  it('leaves code alone', () => {
    expect(findInProse('README.md', 'The `colour` is fine.\n```\ncolour\n```\nThis colour is not.')).toEqual([
      { path: 'README.md', line: 5, place: 'prose', found: 'colour', say: '"color"' },
    ]);
  });
});
