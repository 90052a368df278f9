import { checkFloors } from './floors/check-floors';
import { workspace } from './workspace';

const { packageCount, importCount, problems } = await checkFloors(workspace);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? `Floors: ${importCount} imports of ${packageCount} packages go the right way.`
    : `Floors: ${problems.length} of ${importCount} imports do not go the right way.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
