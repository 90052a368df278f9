import { stripVTControlCharacters } from 'node:util';

// How Vitest, Playwright and errors of Node that nobody caught begin, and what fast-check needs to try the same again.
const beginsFault =
  /^\s*(FAIL |\d+\) \[|Unhandled |Error: |\w*Error: |⎯+ (Unhandled|Uncaught)|\{ seed: |Counterexample: )/;
const mostLines = 20;

/** The lines of a failed command's output that say what failed; its last lines when none of them does. */
export function faultLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const faults = new Set(lines.filter((line) => beginsFault.test(line)));
  return faults.size > 0 ? [...faults].slice(0, mostLines) : lines.slice(-mostLines);
}
