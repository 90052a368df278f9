import { expect, it } from 'vitest';
import type { Import } from '../floors/read-imports';
import { affectedTests } from './affected-tests';

const used = (file: string, target: string, kind: Partial<Import> = {}): Import => ({
  file,
  target,
  specifier: target,
  isLazy: false,
  isOfTypes: false,
  ...kind,
});
const imports = [
  used('jobs/list/Row.test.tsx', 'jobs/list/Row.tsx'),
  used('jobs/list/sort.test.ts', 'jobs/job.ts'),
  used('jobs/list/ListPage.tsx', 'jobs/list/Row.tsx'),
  used('jobs/routes.ts', 'jobs/list/ListPage.tsx', { isLazy: true }),
  used('jobs/form/FormPage.test.tsx', 'jobs/routes.ts'),
  used('jobs/board/Board.tsx', 'jobs/list/Row.tsx'),
  used('jobs/board/Board.test.tsx', 'jobs/routes.ts'),
  used('jobs/board/drag.test.ts', 'jobs/board/drag.ts'),
  used('career/offer.test.ts', 'career/offer.ts'),
  used('career/offer.ts', 'jobs/job.ts'),
  used('career/plan.test.ts', 'jobs/job.ts', { isOfTypes: true }),
];

it('runs the tests beside a changed file, and those of the files that import it', () => {
  expect(affectedTests(imports, ['jobs/list/Row.tsx'])).toEqual([
    'jobs/board/Board.test.tsx',
    'jobs/list/Row.test.tsx',
    'jobs/list/sort.test.ts',
  ]);
});

it('runs the tests of other packages that import the file', () => {
  expect(affectedTests(imports, ['jobs/job.ts'])).toEqual(['career/offer.test.ts', 'jobs/list/sort.test.ts']);
});

it('runs a changed test, and nothing for a file that no test reaches', () => {
  expect(affectedTests(imports, ['jobs/board/drag.test.ts'])).toEqual([
    'jobs/board/Board.test.tsx',
    'jobs/board/drag.test.ts',
  ]);
  expect(affectedTests(imports, ['docs/figures.md'])).toEqual([]);
});
