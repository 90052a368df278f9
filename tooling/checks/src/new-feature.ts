// pnpm new:feature NAME [--floor=N]: makes packages/NAME with one screen and a test that opens it.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createFeature } from './new-feature/create-feature';
import { NewFeatureError } from './new-feature/feature-name';
import { workspace } from './workspace';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { floor: { type: 'string' } } });
  const wantedFloor = values.floor === undefined ? undefined : Number(values.floor);
  const { folder, floor, routesFunction } = createFeature(workspace, positionals[0], wantedFloor);
  console.log(`Made ${folder} on floor ${floor}.`);

  // The pnpm that runs this script may be known by this path alone.
  const installer = process.env['npm_execpath'] ?? 'pnpm';
  const { status } = spawnSync(installer, ['install'], { cwd: workspace, stdio: 'inherit' });
  if (status !== 0) console.log('Its dependencies are not linked yet: run "pnpm install".');
  console.log(
    `Next: add ...${routesFunction}(signedIn) to packages/suite/src/router.ts, and the package to the suite's package.json.`,
  );
} catch (error) {
  if (!(error instanceof NewFeatureError) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
