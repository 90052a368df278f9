// pnpm floors: where imports may point, cycles of files, and how many names a feature exports.
import { checkFloors } from './floors/check-floors';
import { workspace } from './workspace';

const { packageCount, importCount, problems } = await checkFloors(workspace);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? `Floors: ${importCount} imports of ${packageCount} packages point downwards, none in a cycle.`
    : `Floors: ${problems.length} to fix.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
