// pnpm bench [PREFIX]: one JSON line per result on stdout, everything else on stderr. PREFIX picks the benchmarks whose names start with it.
import { runBenches } from './bench/run-bench';
import { readWorkspacePackages, workspace } from './workspace';

const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const { resultCount, failedFolders } = await runBenches(readWorkspacePackages(workspace), workspace, prefix, (line) =>
  process.stdout.write(`${line}\n`),
);
if (failedFolders.length > 0) {
  console.error(`Benchmarks failed in ${failedFolders.join(', ')}. See their errors above.`);
  process.exitCode = 1;
} else if (resultCount === 0) {
  console.error(prefix ? `No benchmark's name starts with "${prefix}".` : 'No package has a benchmark.');
  process.exitCode = 1;
}
