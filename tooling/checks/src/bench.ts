// pnpm bench [PREFIX]: one JSON line per result on stdout, everything else on stderr. PREFIX is how the names start.
import { runBenches } from './bench/run-bench';
import { readWorkspacePackages, workspace } from './workspace';

const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
const { resultCount, failedFolders } = await runBenches(readWorkspacePackages(workspace), workspace, prefix, (line) =>
  process.stdout.write(`${line}\n`),
);
if (failedFolders.length > 0) {
  console.error(`Benchmarks failed in ${failedFolders.join(', ')}. Their own errors are above.`);
  process.exitCode = 1;
} else if (resultCount === 0) {
  console.error(prefix ? `No benchmark has a name that starts with "${prefix}".` : 'No package has a benchmark.');
  process.exitCode = 1;
}
