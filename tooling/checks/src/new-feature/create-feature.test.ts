import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFloorTable } from '../floors/floor-table';
import { toolEnvironment } from '../tool';
import { readWorkspacePackages, workspace } from '../workspace';
import { createFeature } from './create-feature';
import { NewFeatureError } from './feature-name';

/**
 * A copy of the workspace as far as a new package needs it: the rest is linked. It lies in the workspace, because Vite
 * serves nothing from outside.
 */
let copy: string;

const link = (path: string, target = join(workspace, path)) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  symlinkSync(target, join(copy, path));
};

const floors = () => readFloorTable(readFileSync(join(copy, 'docs/architecture.md'), 'utf8'));

beforeEach(() => {
  const results = join(workspace, 'test-results');
  mkdirSync(results, { recursive: true });
  copy = mkdtempSync(join(results, 'new-feature-'));
  // The tools take it for a repository of its own, and not for a folder that git ignores.
  mkdirSync(join(copy, '.git'));
  cpSync(join(workspace, 'docs'), join(copy, 'docs'), { recursive: true });
  for (const path of ['.gitignore', '.oxlintrc.json', '.oxfmtrc.json', 'node_modules', 'tooling']) link(path);
  for (const name of readdirSync(join(workspace, 'packages'))) link(`packages/${name}`);
});

afterEach(() => rmSync(copy, { recursive: true }));

/** Links what the new package declares, as an install would. */
function linkDependencies(folder: string) {
  const made = readWorkspacePackages(copy).find((found) => found.folder === folder);
  const installed = readWorkspacePackages(workspace).map((found) => join(workspace, found.folder, 'node_modules'));
  for (const name of [...made!.dependencies, ...made!.devDependencies]) {
    const from = installed.find((modules) => existsSync(join(modules, name)));
    link(`${folder}/node_modules/${name}`, realpathSync(join(from!, name)));
  }
}

describe('createFeature', () => {
  it('makes a package that is formatted, lints, type-checks and passes its one test', { timeout: 300_000 }, () => {
    const { folder, floor, routesFunction } = createFeature(copy, 'road-trips');
    expect({ folder, floor, routesFunction }).toEqual({
      folder: 'packages/road-trips',
      floor: 4,
      routesFunction: 'createRoadTripsRoutes',
    });
    linkDependencies(folder);
    const directory = join(copy, folder);
    const env = toolEnvironment(directory);
    env['PATH'] = `${join(workspace, 'packages/ui/node_modules/.bin')}:${toolEnvironment(workspace)['PATH']}`;
    const run = (tool: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(tool, args, {
        cwd: directory,
        env,
        encoding: 'utf8',
        timeout: 120_000,
      });
      return status === 0 ? stdout : `${tool} ended with ${status}: ${stdout}${stderr}`;
    };
    const failure = /ended with/;
    expect(run('oxfmt', '--check', '.')).not.toMatch(failure);
    expect(run('oxlint', '--type-aware', 'src', 'vitest.config.ts')).not.toMatch(failure);
    expect(run('keepmark-tsc')).not.toMatch(failure);
    expect(run('vitest', 'run', '--reporter=json')).toContain('"numPassedTests":1,');
  });

  it('takes the floor that is wanted, and the one that was planned', () => {
    createFeature(copy, 'road-trips', 6);
    expect(floors().get('road-trips')).toBe(6);
    expect(createFeature(copy, 'salary-notes').floor).toBe(4);
    expect([floors().get('road-trips'), floors().get('salary-notes')]).toEqual([6, 4]);
  });

  it.each([undefined, '', 'RoadTrips', 'road_trips', '../road', '-road', 'road trips'])(
    'refuses the name %s',
    (name) => {
      expect(() => createFeature(copy, name)).toThrow(NewFeatureError);
    },
  );

  it('refuses a name that says nothing, one that is taken, and floors that are not for features', () => {
    expect(() => createFeature(copy, 'utils')).toThrow(/name what a user does/);
    expect(() => createFeature(copy, 'jobs')).toThrow('packages/jobs is there already: choose another name.');
    expect(() => createFeature(copy, 'e2e')).toThrow(/tooling\/e2e is there already/);
    expect(() => createFeature(copy, 'road-trips', 2)).toThrow(/floors 3 to 6/);
    expect(() => createFeature(copy, 'road-trips', Number.NaN)).toThrow(NewFeatureError);
    expect(existsSync(join(copy, 'packages/road-trips'))).toBe(false);
  });

  it('does not move what is planned for another floor', () => {
    const architecture = join(copy, 'docs/architecture.md');
    const plan = readFileSync(architecture, 'utf8').replace(/^(\|\s*6\s*\|)/m, '$1 road-trips,');
    writeFileSync(architecture, plan);
    expect(() => createFeature(copy, 'road-trips', 4)).toThrow(/planned for floor 6/);
    expect(createFeature(copy, 'road-trips').floor).toBe(6);
    // Once in the table of floors; the page also has it as its example.
    const table = readFileSync(architecture, 'utf8')
      .split('\n')
      .filter((row) => row.startsWith('|'));
    expect(table.join('\n').match(/road-trips/g)).toHaveLength(1);
  });
});
