// pnpm bench [PREFIX]: on stdout one JSON line a result, all talk on stderr. PREFIX chooses by the names' beginning.
import { runBench } from './bench/run-bench';
import { readWorkspacePackages, workspace } from './workspace';

const prefix = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
let resultCount = 0;
for (const found of readWorkspacePackages(workspace).filter(({ scripts }) => scripts['bench'])) {
  const code = await runBench(found, workspace, prefix, (line) => {
    resultCount += 1;
    process.stdout.write(`${line}\n`);
  });
  if (code !== 0) {
    console.error(`The benchmarks of ${found.folder} ended with code ${code}: the lines above say why.`);
    process.exitCode = 1;
  }
}
if (resultCount === 0) {
  console.error(prefix ? `No benchmark has a name that begins with "${prefix}".` : 'No package has a benchmark.');
  process.exitCode = 1;
}
