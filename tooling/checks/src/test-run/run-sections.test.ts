import { rm, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { workspace } from '../workspace';
import { runSections, summary } from './run-sections';
import { countJourneys, countUnitTests, type Section } from './sections';

const folder = `test-results/run-sections-${process.pid}`;
const reportFile = `${folder}/report.json`;
const node = JSON.stringify(process.execPath);
const exit = (code: number) => `${node} -e "process.exit(${code})"`;
const writeReport = (report: object, code: number) =>
  `${node} -e "require('fs').writeFileSync('${reportFile}', '${JSON.stringify(report).replaceAll('"', '\\"')}'); process.exit(${code})"`;
const unit = (command: string): Section => ({
  title: 'Unit',
  command,
  report: { file: reportFile, count: countUnitTests },
});

const countsOf = async (...sections: Section[]) =>
  (await runSections(sections)).map(({ passed, failed }) => ({ passed, failed }));

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await mkdir(join(workspace, folder), { recursive: true });
});

afterAll(() => rm(join(workspace, folder), { recursive: true, force: true }));

describe('runSections', () => {
  it('counts a section without tests as one', async () => {
    expect(await countsOf({ title: 'Good', command: exit(0) }, { title: 'Bad', command: exit(3) })).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('counts the tests of a report', async () => {
    const report = { numPassedTests: 12, numFailedTests: 3 };
    expect(await countsOf(unit(writeReport(report, 1)))).toEqual([{ passed: 12, failed: 3 }]);
  });

  it('counts a failure for a run that fails without a failed test', async () => {
    const report = { numPassedTests: 12, numFailedTests: 0 };
    expect(await countsOf(unit(writeReport(report, 1)))).toEqual([{ passed: 12, failed: 1 }]);
  });

  it('ignores the report of an earlier run', async () => {
    await writeFile(join(workspace, reportFile), JSON.stringify({ numPassedTests: 99, numFailedTests: 0 }));
    expect(await countsOf(unit(exit(1)))).toEqual([{ passed: 0, failed: 1 }]);
  });

  it('goes on after a failure, but skips what needs the failed section', async () => {
    const results = await countsOf(
      { title: 'Build', command: exit(1) },
      { title: 'Other', command: exit(0) },
      { title: 'Size', command: exit(0), needs: 'Build' },
    );
    expect(results).toEqual([
      { passed: 0, failed: 1 },
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('runs neighbors that share the cores at the same time, and shows the output of each in one piece', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    // Each ends only when the other has started.
    const signal = (mine: string, other: string) => {
      const wait = `const wait = () => fs.existsSync('${folder}/${other}') ? console.log('${mine} ends') : setTimeout(wait, 10)`;
      const start = `const fs = require('fs'); console.log('${mine} starts'); fs.writeFileSync('${folder}/${mine}', '')`;
      return `${node} -e "${start}; ${wait}; wait()"`;
    };
    const results = await runSections([
      { title: 'Before', command: exit(0) },
      { title: 'One', command: signal('one', 'two'), sharesCores: true },
      { title: 'Two', command: signal('two', 'one'), sharesCores: true },
      { title: 'After', command: exit(1) },
    ]);
    expect(results.map(({ title, failed }) => [title, failed])).toEqual([
      ['Before', 0],
      ['One', 0],
      ['Two', 0],
      ['After', 1],
    ]);
    const output = write.mock.calls.map(([text]) => stripVTControlCharacters(String(text)));
    expect(output).toContainEqual(expect.stringMatching(/^\n━━ One ━+\none starts\none ends\n$/));
    expect(output).toContainEqual(expect.stringMatching(/^\n━━ Two ━+\ntwo starts\ntwo ends\n$/));
  });

  it('returns the output of a failed command', async () => {
    const [result] = await runSections([
      { title: 'Lint', command: `${node} -e "console.error('one bad line'); process.exit(1)"` },
    ]);
    expect(result?.faults).toEqual(['one bad line']);
  });

  it('finds the tools of the workspace by name', async () => {
    expect(await countsOf({ title: 'Tool', command: 'tsx --version', directory: 'tooling/checks' })).toEqual([
      { passed: 1, failed: 0 },
    ]);
  });
});

it('counts a flaky journey as failed', () => {
  expect(countJourneys({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 7,
    failed: 2,
  });
});

it('ends with the line that CI reads', () => {
  const text = stripVTControlCharacters(
    summary([
      { title: 'Lint', seconds: 1, passed: 1, failed: 0 },
      { title: 'Unit', seconds: 20.4, passed: 210, failed: 2, faults: ['FAIL  src/job.test.ts > the rule'] },
    ]),
  );
  expect(text.trimEnd().split('\n').at(-1)).toBe('211 passed, 2 failed');
  expect(text).toContain(
    '✗ Unit                 210 passed, 2 failed         20 s\n    FAIL  src/job.test.ts > the rule\n',
  );
});
