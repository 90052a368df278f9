import { stripVTControlCharacters } from 'node:util';

// How Vitest, Playwright, uncaught errors of Node and its own last words start, and the lines that repeat a run of fast-check.
const startsFault =
  /^\s*(FAIL |\d+\) \[|Unhandled |Error: |\w*Error: |Caused by: |This error originated |FATAL ERROR: |⎯+ (Unhandled|Uncaught)|\{ seed: |Counterexample: )/;
const maxLines = 20;

/** The lines of a failed command's output that say what failed. Its last lines when none does. */
export function faultLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const faults = new Set(lines.filter((line) => startsFault.test(line)));
  return faults.size > 0 ? [...faults].slice(0, maxLines) : lines.slice(-maxLines);
}
