import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolEnvironment } from '../tool';
import { featureFiles } from './feature-files';
import { checkFeatureName } from './feature-name';
import { placeOnFloor } from './place-on-floor';

/** What was made. */
export interface CreatedFeature {
  /** From the workspace's folder, such as "packages/road-trips". */
  readonly folder: string;
  readonly floor: number;
  /** Makes its routes, for an app's router. */
  readonly routesFunction: string;
}

/**
 * Makes a feature package in this workspace and puts it into the table of floors.
 * @throws NewFeatureError before anything is written.
 */
export function createFeature(workspace: string, name: string | undefined, wantedFloor?: number): CreatedFeature {
  const feature = checkFeatureName(name, workspace);
  const architecture = join(workspace, 'docs/architecture.md');
  const { floor, markdown } = placeOnFloor(readFileSync(architecture, 'utf8'), feature.kebab, wantedFloor);

  const folder = `packages/${feature.kebab}`;
  for (const [path, text] of Object.entries(featureFiles(feature))) {
    const file = join(workspace, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(architecture, markdown);
  // Where lines break depends on how long the name is.
  spawnSync('oxfmt', [folder, 'docs/architecture.md'], { cwd: workspace, env: toolEnvironment(workspace) });
  return { folder, floor, routesFunction: `create${feature.pascal}Routes` };
}
