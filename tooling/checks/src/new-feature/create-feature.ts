import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolEnvironment } from '../tool';
import { featureFiles } from './feature-files';
import { checkFeatureName } from './feature-name';
import { placeOnFloor } from './place-on-floor';
import { addDependency, addRoutes } from './register-feature';

const architecture = 'docs/architecture.md';
const router = 'packages/suite/src/router.ts';
const manifest = 'packages/suite/package.json';

/** What to create. */
export interface NewFeature {
  /** In lower case with hyphens, such as "road-trips". */
  readonly name: string | undefined;
  /** What it saves, in the singular. Default: the singular of the name. */
  readonly entity?: string | undefined;
  /** Default: the planned floor, or 4. */
  readonly floor?: number | undefined;
}

/** What was created. */
export interface CreatedFeature {
  /** From the workspace's folder, such as "packages/road-trips". */
  readonly folder: string;
  readonly floor: number;
  /** Every file that was written, from the workspace's folder. */
  readonly files: readonly string[];
}

/**
 * Creates a feature in this workspace: its package, a journey, its row in the table of floors, its routes in the suite.
 * @throws NewFeatureError before anything is written
 */
export function createFeature(workspace: string, { name, entity, floor: wantedFloor }: NewFeature): CreatedFeature {
  const names = checkFeatureName(name, workspace, entity);
  const read = (path: string) => readFileSync(join(workspace, path), 'utf8');
  const { floor, markdown } = placeOnFloor(read(architecture), names.feature, wantedFloor);
  const texts = {
    ...featureFiles(names),
    [architecture]: markdown,
    [router]: addRoutes(read(router), names.feature),
    [manifest]: addDependency(read(manifest), names.feature),
  };

  for (const [path, text] of Object.entries(texts)) {
    const file = join(workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = Object.keys(texts);
  // Where lines break depends on how long the name is.
  spawnSync('oxfmt', files, { cwd: workspace, env: toolEnvironment(workspace) });
  return { folder: `packages/${names.feature}`, floor, files };
}
