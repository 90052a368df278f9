// pnpm new:feature NAME [--entity=SINGULAR] [--floor=N]: creates packages/NAME, with a journey, in both sites.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createFeature } from './new-feature/create-feature';
import { NewFeatureError } from './new-feature/feature-name';
import { workspace } from './workspace';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { entity: { type: 'string' }, floor: { type: 'string' } },
  });
  const wantedFloor = values.floor === undefined ? undefined : Number(values.floor);
  const { folder, floor, files } = createFeature(workspace, {
    name: positionals[0],
    entity: values.entity,
    floor: wantedFloor,
  });
  console.log(`Created ${folder} on floor ${floor}: ${files.length} files.`);

  // The pnpm that runs this script may be known by this path only.
  const installer = process.env['npm_execpath'] ?? 'pnpm';
  const { status } = spawnSync(installer, ['install'], { cwd: workspace, stdio: 'inherit' });
  if (status !== 0) console.log('Its dependencies are not installed yet. Run "pnpm install".');
  console.log('Next: change its table, form and list to what it is for, then add it to a menu in packages/app-shell.');
} catch (error) {
  if (!(error instanceof NewFeatureError) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
