import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toolEnvironment } from '../tool';
import { workspace } from '../workspace';
import type { Counts, Section } from './sections';

export interface SectionResult extends Counts {
  readonly title: string;
  readonly seconds: number;
}

/**
 * Runs a section, its output on this terminal. One without tests of its own counts as one; one that fails without a
 * failed test (a file that cannot be loaded, a server that does not start) counts one failure more.
 */
export async function runSection({ title, command, directory = '.', report }: Section): Promise<SectionResult> {
  const startedAt = performance.now();
  const reportFile = report && join(workspace, report.file);
  if (reportFile) await rm(reportFile, { force: true });
  const isGood = (await runCommand(command, join(workspace, directory))) === 0;
  const seconds = (performance.now() - startedAt) / 1000;
  if (!report || !reportFile) return { title, seconds, passed: Number(isGood), failed: Number(!isGood) };

  const counted = await readFile(reportFile, 'utf8').then(
    (text) => report.count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  const failed = isGood ? counted.failed : Math.max(counted.failed, 1);
  return { title, seconds, passed: counted.passed, failed };
}

function runCommand(command: string, directory: string): Promise<number> {
  const child = spawn(command, { cwd: directory, env: toolEnvironment(directory), shell: true, stdio: 'inherit' });
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}
