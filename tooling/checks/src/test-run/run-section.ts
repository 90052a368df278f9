import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toolEnvironment } from '../tool';
import { workspace } from '../workspace';
import { faultLines } from './fault-lines';
import type { Counts, Section } from './sections';

/** Enough for the errors of a run, which come last. */
const maxOutputCharacters = 200_000;

export interface SectionResult extends Counts {
  readonly title: string;
  readonly seconds: number;
  /** What failed, one line each: the failed tests, or else the last lines of the output. */
  readonly faults?: readonly string[];
}

/**
 * Runs a section, and hands on its output piece by piece. A section without a report counts as one test. One that fails without
 * a failed test (a file that doesn't load, a server that doesn't start) counts as one failure.
 */
export async function runSection(
  { title, command, directory = '.', report }: Section,
  show: (text: string) => void,
): Promise<SectionResult> {
  const startedAt = performance.now();
  const reportFile = report && join(workspace, report.file);
  if (reportFile) await rm(reportFile, { force: true });
  const { code, output } = await runCommand(command, join(workspace, directory), show);
  const isGood = code === 0;
  const seconds = (performance.now() - startedAt) / 1000;
  const faults = isGood ? {} : { faults: faultLines(output) };
  if (!report || !reportFile) return { title, seconds, passed: Number(isGood), failed: Number(!isGood), ...faults };

  const counted = await readFile(reportFile, 'utf8').then(
    (text) => report.count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  const failed = isGood ? counted.failed : Math.max(counted.failed, 1);
  return { title, seconds, passed: counted.passed, failed, ...faults };
}

/** Hands on the output, and returns the end of it. */
function runCommand(
  command: string,
  directory: string,
  show: (text: string) => void,
): Promise<{ code: number; output: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...color, ...toolEnvironment(directory) };
  const child = spawn(command, { cwd: directory, env, shell: true, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      show(text);
      output = (output + text).slice(-maxOutputCharacters);
    });
  }
  return new Promise((done) => {
    child.once('error', ({ message }) => done({ code: 1, output: message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
