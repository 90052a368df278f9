import { countUnitTests, type Section } from '../test-run/sections';

const formatted = /\.(?:[cm]?[jt]sx?|css|jsonc?|md|ya?ml|html)$/;
const linted = /\.[cm]?[jt]sx?$/;
const unitReport = 'test-results/unit-changed.json';

const listed = (paths: readonly string[]) => paths.map((path) => JSON.stringify(path)).join(' ');

export interface Changes {
  readonly files: readonly string[];
  /** The names of the packages that they are in. */
  readonly packages: readonly string[];
  readonly tests: readonly string[];
}

/** What checks changed files alone. The whole test command also looks at stories, builds, sizes and journeys. */
export function changedSections({ files, packages, tests }: Changes): Section[] {
  const toFormat = files.filter((path) => formatted.test(path));
  const toLint = files.filter((path) => linted.test(path));
  const section = (given: readonly string[], found: Section): Section[] => (given.length === 0 ? [] : [found]);
  const filters = packages.map((name) => `--filter=${name}`).join(' ');
  return [
    ...section(toFormat, { title: 'Format', command: `oxfmt --check ${listed(toFormat)}` }),
    ...section(toLint, { title: 'Lint', command: `oxlint --type-aware ${listed(toLint)}` }),
    ...section(packages, { title: 'Types', command: `turbo run typecheck --output-logs=errors-only ${filters}` }),
    ...section(tests, {
      title: 'Unit and API tests',
      command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport} ${listed(tests)}`,
      report: { file: unitReport, count: countUnitTests },
    }),
  ];
}
