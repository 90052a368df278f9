import { expect, it } from 'vitest';
import { faultLines } from './fault-lines';

it('lists failed tests and uncaught errors, each once', () => {
  const output = [
    ' ✓ src/good.test.ts (2 tests)',
    '\u001B[31m FAIL \u001B[39m jobs  src/job.test.ts > the rule',
    'AssertionError: expected 1 to be 2',
    ' FAIL  jobs  src/job.test.ts > the rule',
    '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
    'ReferenceError: window is not defined',
    '  1) [places] › journeys/sign-in.spec.ts:53:7 › a link leads in',
  ].join('\n');
  expect(faultLines(output)).toEqual([
    'FAIL  jobs  src/job.test.ts > the rule',
    'AssertionError: expected 1 to be 2',
    '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
    'ReferenceError: window is not defined',
    '1) [places] › journeys/sign-in.spec.ts:53:7 › a link leads in',
  ]);
});

it('includes the seed and path that repeat a random failure', () => {
  const output = [
    ' FAIL  store  src/tabs.property.test.ts > tabs come to the same',
    'Error: Property failed after 58 tests',
    '{ seed: -390085119, path: "57:6:5", endOnFailure: true }',
    'Counterexample: [[{"do":"insert","tab":0}]]',
    'Shrunk 51 time(s)',
  ];
  expect(faultLines(output.join('\n'))).toEqual(output.slice(0, 4).map((line) => line.trim()));
});

it('includes why a process of the test runner ended', () => {
  const output = [
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    'Error: [vitest-pool]: Worker forks emitted error.',
    'Caused by: Error: Worker exited unexpectedly',
    'This error originated in "src/job.test.ts" test file.',
  ];
  expect(faultLines([...output, ' ❯ ChildProcess.emitUnexpectedExit'].join('\n'))).toEqual(output);
});

it('returns the last lines of a command that names no test', () => {
  expect(faultLines('one\n\ntwo\nFound 1 warning')).toEqual(['one', 'two', 'Found 1 warning']);
});
