/** Tests or checks by how they ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One part of the test command. */
export interface Section {
  readonly title: string;
  /** A shell command; the tools of the workspace are found by their names. */
  readonly command: string;
  /** From the workspace's folder, which it is when left out. */
  readonly directory?: string;
  /** A JSON report with its tests; without one the section itself is the test. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Counts };
  /** It needs what another section leaves behind, and is no use when that failed. */
  readonly needs?: string;
  /** It leaves cores idle: it runs at the same time as those next to it that do too. Its output comes when it has ended. */
  readonly sharesCores?: boolean;
}

/** What Vitest's JSON reporter says of the whole run. */
export function countUnitTests(report: unknown): Counts {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** What Playwright's JSON reporter says: a flaky test is one that failed. */
export function countJourneys(report: unknown): Counts {
  const { expected, unexpected, flaky } = (report as { stats: Record<'expected' | 'unexpected' | 'flaky', number> })
    .stats;
  return { passed: expected, failed: unexpected + flaky };
}

const unitReport = 'test-results/unit.json';
const storyReport = 'test-results/stories.json';

/** Everything that must be right, the quick answers first. */
export const sections: readonly Section[] = [
  { title: 'Format', command: 'oxfmt --check', sharesCores: true },
  { title: 'Lint', command: 'oxlint --type-aware', sharesCores: true },
  { title: 'Manifests', command: 'sherif', sharesCores: true },
  { title: 'Unused code', command: 'knip --no-config-hints', sharesCores: true },
  { title: 'Floors', command: 'tsx src/floors.ts', directory: 'tooling/checks', sharesCores: true },
  { title: 'Words', command: 'tsx src/words.ts', directory: 'tooling/checks', sharesCores: true },
  { title: 'Effects', command: 'tsx src/effects.ts', directory: 'tooling/checks', sharesCores: true },
  { title: 'Types', command: 'tsx src/types.ts', directory: 'tooling/checks' },
  {
    title: 'Unit and API tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    report: { file: unitReport, count: countUnitTests },
  },
  {
    title: 'Stories',
    command: `vitest run --config vitest.stories.config.ts --reporter=default --reporter=json --outputFile.json=${storyReport}`,
    directory: 'apps/catalogue',
    report: { file: `apps/catalogue/${storyReport}`, count: countUnitTests },
  },
  { title: 'Build', command: 'turbo run build --output-logs=errors-only' },
  { title: 'Size', command: 'tsx src/size.ts', directory: 'tooling/checks', needs: 'Build' },
  {
    title: 'Oldest browsers',
    command: 'tsx src/browsers.ts',
    directory: 'tooling/checks',
    needs: 'Build',
    sharesCores: true,
  },
  {
    title: 'Journeys',
    command: 'playwright test',
    directory: 'tooling/e2e',
    report: { file: 'tooling/e2e/test-results/results.json', count: countJourneys },
    needs: 'Build',
  },
];
