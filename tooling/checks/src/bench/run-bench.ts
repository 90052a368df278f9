import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { toolEnvironment } from '../tool';
import type { WorkspacePackage } from '../workspace';

/**
 * A line of output as a result: one JSON object whose `bench` starts with the prefix. Undefined for other lines, which are
 * log output.
 */
export function resultLine(line: string, prefix: string): string | undefined {
  try {
    const result: unknown = JSON.parse(line);
    const isResult = typeof result === 'object' && result !== null && 'bench' in result;
    return isResult && String(result.bench).startsWith(prefix) ? JSON.stringify(result) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a package's `bench` script with the prefix as its argument. Results go to `onResult`, other output to stderr.
 * @returns its exit code
 */
export function runBench(
  { folder, scripts }: WorkspacePackage,
  workspace: string,
  prefix: string,
  onResult: (line: string) => void,
): Promise<number> {
  const directory = join(workspace, folder);
  // Names of benchmarks are words and slashes. The shell would interpret anything else.
  const safePrefix = prefix.replaceAll(/[^\w/.-]/g, '');
  const child = spawn(`${scripts['bench']} ${safePrefix}`.trim(), {
    cwd: directory,
    env: toolEnvironment(directory),
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const result = resultLine(line, prefix);
    if (result === undefined) process.stderr.write(`${line}\n`);
    else onResult(result);
  });
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}

/**
 * Runs the `bench` script of every package that has one. A failure doesn't stop the rest.
 * @returns the number of results, and the folders of the packages that failed
 */
export async function runBenches(
  packages: readonly WorkspacePackage[],
  workspace: string,
  prefix: string,
  onResult: (line: string) => void,
): Promise<{ resultCount: number; failedFolders: string[] }> {
  let resultCount = 0;
  const failedFolders: string[] = [];
  for (const found of packages.filter(({ scripts }) => scripts['bench'])) {
    const code = await runBench(found, workspace, prefix, (line) => {
      resultCount += 1;
      onResult(line);
    });
    if (code !== 0) failedFolders.push(found.folder);
  }
  return { resultCount, failedFolders };
}
