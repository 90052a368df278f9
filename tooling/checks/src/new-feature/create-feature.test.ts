import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { text as textFrom } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFloors } from '../floors/check-floors';
import { readFloorTable } from '../floors/floor-table';
import { toolEnvironment } from '../tool';
import { findInCode, findInProse } from '../words/find-words';
import { readWorkspacePackages, workspace } from '../workspace';
import { createFeature } from './create-feature';
import { NewFeatureError } from './feature-name';

/** A copy of the workspace. What a new feature doesn't change is linked. It is in the workspace, since Vite serves nothing from outside. */
let copy: string;

const link = (path: string, target = join(workspace, path)) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  symlinkSync(target, join(copy, path));
};

/** Copies a package, with links to what is installed in it. */
const copyPackage = (folder: string) => {
  const isOwn = (path: string) => !/\/(?:node_modules|dist|\.turbo|test-results)$/.test(path);
  cpSync(join(workspace, folder), join(copy, folder), { recursive: true, filter: isOwn });
  const modules = join(workspace, folder, 'node_modules');
  for (const name of readdirSync(modules)) {
    if (!name.startsWith('@keepmark')) link(`${folder}/node_modules/${name}`);
  }
  for (const name of readdirSync(join(modules, '@keepmark'))) {
    link(`${folder}/node_modules/@keepmark/${name}`, realpathSync(join(modules, '@keepmark', name)));
  }
};

const linkAllBut = (parent: string, own: string) => {
  for (const name of readdirSync(join(workspace, parent))) if (name !== own) link(`${parent}/${name}`);
  copyPackage(`${parent}/${own}`);
};

const floors = () => readFloorTable(readFileSync(join(copy, 'docs/architecture.md'), 'utf8'));
const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');

beforeEach(() => {
  const results = join(workspace, 'test-results');
  mkdirSync(results, { recursive: true });
  copy = mkdtempSync(join(results, 'new-feature-'));
  // Tools see a repository, not a folder that git ignores.
  mkdirSync(join(copy, '.git'));
  cpSync(join(workspace, 'docs'), join(copy, 'docs'), { recursive: true });
  for (const path of ['.gitignore', '.oxlintrc.json', '.oxfmtrc.json', 'node_modules']) link(path);
  linkAllBut('packages', 'suite');
  linkAllBut('tooling', 'e2e');
});

afterEach(() => rmSync(copy, { recursive: true }));

/** Links what the new package declares, and the new package in the suite, as an install would. */
function install(folder: string) {
  const created = readWorkspacePackages(copy).find((found) => found.folder === folder);
  const installed = readWorkspacePackages(workspace).map((found) => join(workspace, found.folder, 'node_modules'));
  for (const name of [...created!.dependencies, ...created!.devDependencies]) {
    const from = installed.find((modules) => existsSync(join(modules, name)));
    link(`${folder}/node_modules/${name}`, realpathSync(join(from!, name)));
  }
  link(`packages/suite/node_modules/${created!.name}`, join(copy, folder));
}

/** Runs a tool in a folder of the copy. @returns its output; with its exit code when it failed */
async function run(folder: string, tool: string, ...args: string[]): Promise<string> {
  const env = toolEnvironment(join(copy, folder));
  env['PATH'] = `${join(workspace, 'packages/ui/node_modules/.bin')}:${toolEnvironment(workspace)['PATH']}`;
  const child = spawn(tool, args, { cwd: join(copy, folder), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([
    textFrom(child.stdout),
    textFrom(child.stderr),
    once(child, 'close'),
  ]);
  return code === 0 ? stdout : `${tool} failed with ${code}: ${stdout}${stderr}`;
}

describe('createFeature', () => {
  const failure = / failed with /;

  it('creates a feature that is formatted, lints, type-checks and passes its tests', { timeout: 600_000 }, async () => {
    const { folder, floor, files } = createFeature(copy, { name: 'road-trips' });
    expect({ folder, floor }).toEqual({ folder: 'packages/road-trips', floor: 4 });
    install(folder);
    const checks = async () => [
      await run('.', 'oxfmt', '--check', ...files),
      await run(folder, 'oxlint', '--type-aware', 'src', 'vitest.config.ts'),
      await run('tooling/e2e', 'oxlint', '--type-aware', 'src/journeys/jobs/road-trips.spec.ts'),
      await run(folder, 'keepmark-tsc'),
      await run('packages/suite', 'keepmark-tsc'),
      await run('tooling/e2e', 'keepmark-tsc'),
    ];
    // The tests mostly wait for processes to start, so they run beside the checks.
    const [outputs, results] = await Promise.all([
      checks(),
      run(folder, 'vitest', 'run', '--reporter=default', '--no-color'),
    ]);
    for (const output of [...outputs, results]) expect(output).not.toMatch(failure);
    expect(results).toMatch(/ 35 passed \(35\)/);
    const { problems } = await checkFloors(copy, [folder, 'packages/suite']);
    expect(problems).toEqual([]);
  });

  it('follows the standard layout and the language guide', () => {
    const { files } = createFeature(copy, { name: 'salary-notes' });
    expect(files.map((file) => file.replace('packages/salary-notes/', '')).toSorted()).toMatchInlineSnapshot(`
      [
        "README.md",
        "dev/register.ts",
        "docs/architecture.md",
        "package.json",
        "packages/suite/package.json",
        "packages/suite/src/router.ts",
        "src/SalaryNoteNotFound.tsx",
        "src/index.ts",
        "src/routes.ts",
        "src/salary-note-files/ExportButton.tsx",
        "src/salary-note-files/ImportPage.test.tsx",
        "src/salary-note-files/ImportPage.tsx",
        "src/salary-note-files/salary-notes-csv.test.ts",
        "src/salary-note-files/salary-notes-csv.ts",
        "src/salary-note-form/AddSalaryNotePage.tsx",
        "src/salary-note-form/EditSalaryNotePage.tsx",
        "src/salary-note-form/LocationCheck.tsx",
        "src/salary-note-form/SalaryNoteForm.stories.tsx",
        "src/salary-note-form/SalaryNoteForm.tsx",
        "src/salary-note-form/salary-note-form.test.ts",
        "src/salary-note-form/salary-note-form.ts",
        "src/salary-note-form/salary-note-pages.test.tsx",
        "src/salary-note-list/SalaryNoteListPage.stories.tsx",
        "src/salary-note-list/SalaryNoteListPage.test.tsx",
        "src/salary-note-list/SalaryNoteListPage.tsx",
        "src/salary-note-list/SalaryNoteRow.module.css",
        "src/salary-note-list/SalaryNoteRow.tsx",
        "src/salary-note-table.ts",
        "src/salary-note.test.ts",
        "src/salary-note.ts",
        "src/salary-notes-api.ts",
        "src/salary-notes-store.test.ts",
        "src/salary-notes-store.ts",
        "src/slots.ts",
        "src/testing/SalaryNotesStory.tsx",
        "src/testing/fixtures.ts",
        "src/testing/index.ts",
        "src/testing/location-client.ts",
        "src/testing/render-salary-notes.tsx",
        "src/use-salary-note-actions.ts",
        "tooling/e2e/src/journeys/jobs/salary-notes.spec.ts",
        "tsconfig.json",
        "vitest.config.ts",
      ]
    `);
    const written = files.filter((file) => file.includes('salary-notes'));
    const findings = written.flatMap((file) => {
      const text = textOf(file);
      return file.endsWith('.md') ? findInProse(file, text) : findInCode(file, text);
    });
    expect(findings).toEqual([]);
  });

  it('registers its routes in the suite, in order', () => {
    createFeature(copy, { name: 'calendar', entity: 'goal' });
    const router = textOf('packages/suite/src/router.ts');
    expect(router).toContain("import { createCalendarRoutes } from '@keepmark/calendar';");
    expect(router.indexOf('...createCalendarRoutes(signedIn),')).toBeLessThan(
      router.indexOf('...createCompaniesRoutes('),
    );
    expect(JSON.parse(textOf('packages/suite/package.json'))).toMatchObject({
      dependencies: { '@keepmark/calendar': 'workspace:*' },
    });
    expect(textOf('packages/calendar/src/goals-store.ts')).toContain('export function createGoalsStore(');
    expect(textOf('packages/calendar/src/index.ts')).toContain('createCalendarRoutes');
  });

  it('takes the wanted floor, and the planned one', () => {
    createFeature(copy, { name: 'road-trips', floor: 6 });
    expect(floors().get('road-trips')).toBe(6);
    expect(createFeature(copy, { name: 'salary-notes' }).floor).toBe(4);
    expect([floors().get('road-trips'), floors().get('salary-notes')]).toEqual([6, 4]);
  });

  it.each([undefined, '', 'RoadTrips', 'road_trips', '../road', '-road', 'road trips'])(
    'refuses the name %s',
    (name) => {
      expect(() => createFeature(copy, { name })).toThrow(NewFeatureError);
    },
  );

  it('refuses a technical name, a taken one, one without a plural, and floors that are not for features', () => {
    expect(() => createFeature(copy, { name: 'utils' })).toThrow(/Name what a person does/);
    expect(() => createFeature(copy, { name: 'jobs' })).toThrow('packages/jobs already exists. Choose another name.');
    expect(() => createFeature(copy, { name: 'e2e' })).toThrow(/tooling\/e2e already exists/);
    expect(() => createFeature(copy, { name: 'budget' })).toThrow(/--entity=/);
    expect(() => createFeature(copy, { name: 'road-trips', floor: 2 })).toThrow(/floors 3 to 6/);
    expect(() => createFeature(copy, { name: 'road-trips', floor: Number.NaN })).toThrow(NewFeatureError);
    expect(existsSync(join(copy, 'packages/road-trips'))).toBe(false);
  });

  it('does not move what is planned for another floor', () => {
    const architecture = join(copy, 'docs/architecture.md');
    const plan = readFileSync(architecture, 'utf8').replace(/^(\|\s*6\s*\|)/m, '$1 road-trips,');
    writeFileSync(architecture, plan);
    expect(() => createFeature(copy, { name: 'road-trips', floor: 4 })).toThrow(/planned for floor 6/);
    expect(createFeature(copy, { name: 'road-trips' }).floor).toBe(6);
    // Once in the table of floors; the page also has it as its example.
    const table = readFileSync(architecture, 'utf8')
      .split('\n')
      .filter((row) => row.startsWith('|'));
    expect(table.join('\n').match(/road-trips/g)).toHaveLength(1);
  });
});
