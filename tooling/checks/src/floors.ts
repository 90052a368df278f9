// pnpm floors: where imports may point, cycles of files, and how many names a feature exports.
import { checkFloors } from './floors/check-floors';
import { knownCycles } from './floors/known-cycles';
import { workspace } from './workspace';

const { packageCount, importCount, problems } = await checkFloors(workspace, knownCycles);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? `Floors: ${importCount} imports of ${packageCount} packages point downwards; ${knownCycles.length} known cycles.`
    : `Floors: ${problems.length} to fix.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
