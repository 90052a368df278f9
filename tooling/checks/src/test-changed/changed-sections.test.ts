import { expect, it } from 'vitest';
import { changedSections } from './changed-sections';

it('checks the changed files, the types of their packages, and the given tests', () => {
  const sections = changedSections({
    files: ['docs/figures.md', 'packages/jobs/src/job.ts'],
    packages: ['@keepmark/jobs'],
    tests: ['packages/jobs/src/job.test.tsx'],
  });
  expect(sections.map(({ title, command }) => `${title}: ${command}`)).toEqual([
    'Format: oxfmt --check "docs/figures.md" "packages/jobs/src/job.ts"',
    'Lint: oxlint --type-aware "packages/jobs/src/job.ts"',
    'Types: turbo run typecheck --output-logs=errors-only --filter=@keepmark/jobs',
    expect.stringMatching(/^Unit and API tests: vitest run .* "packages\/jobs\/src\/job\.test\.tsx"$/),
  ]);
});

it('skips what has nothing to check', () => {
  expect(changedSections({ files: ['logo.svg'], packages: [], tests: [] })).toEqual([]);
});
