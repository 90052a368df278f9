import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Diagnostic } from 'typescript-native/unstable/async';

/** An error as the compiler writes it: `packages/jobs/src/job.ts(3,14): error TS2322: …`. */
export function errorLine(directory: string, error: Diagnostic): string {
  const place = error.fileName === undefined ? '' : `${placeOf(directory, error.fileName, error.pos)}: `;
  return `${place}error TS${error.code}: ${messageOf(error).join('\n')}`;
}

function placeOf(directory: string, file: string, position: number): string {
  const before = readFileSync(file, 'utf8').slice(0, position).split('\n');
  return `${relative(directory, file)}(${before.length},${(before.at(-1)?.length ?? 0) + 1})`;
}

/** The error and its reasons, each a step further in. */
const messageOf = ({ text, messageChain = [] }: Diagnostic): string[] => [
  text,
  ...messageChain.flatMap((reason) => messageOf(reason).map((line) => `  ${line}`)),
];
