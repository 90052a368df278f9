// pnpm figures [PREFIX]: runs the benchmarks whose names start with PREFIX, and writes their results to docs/figures.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { runBenches } from './bench/run-bench';
import { type BenchLine, withFigures } from './figures/figures-table';
import { readWorkspacePackages, workspace } from './workspace';

const path = join(workspace, 'docs/figures.md');
const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;

const { resultCount, failedFolders } = await runBenches(readWorkspacePackages(workspace), workspace, prefix, (line) => {
  console.log(line);
  const [load = 0] = loadavg();
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // After each result, so that a run that is cut short has written what it measured.
  writeFileSync(
    path,
    withFigures(text, [{ ...(JSON.parse(line) as BenchLine), circumstances: { date, machine, load } }]),
  );
});
if (failedFolders.length > 0) console.error(`Benchmarks failed or were over a limit in ${failedFolders.join(', ')}.`);
if (failedFolders.length > 0 || resultCount === 0) process.exitCode = 1;
