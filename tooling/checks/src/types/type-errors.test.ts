import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { workspace } from '../workspace';
import { typeErrors } from './type-errors';

const directory = join(workspace, `test-results/type-errors-${process.pid}`);
const wrong = (name: string) => `export const ${name}: string = 1;\n`;
const settings = (include: readonly string[], lib: readonly string[] = ['ES2023']) => ({
  compilerOptions: { lib, types: [], strict: true, noEmit: true, module: 'ESNext', moduleResolution: 'bundler' },
  include,
});

/** Writes the files of a workspace, and returns the lines of its errors. */
async function errorsOf(files: Readonly<Record<string, string | object>>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/').slice(0, 2).join('/')))];
  return typeErrors(
    directory,
    folders.map((folder) => ({ folder })),
  );
}

afterEach(() => rm(directory, { recursive: true, force: true }));

it('finds an error in every kind of file, once, however many packages use it', async () => {
  const include = ['src', 'bench', '*.config.ts'];
  const errors = await errorsOf({
    'packages/a/tsconfig.json': settings(include),
    'packages/a/src/index.ts': wrong('index'),
    'packages/a/src/index.test.ts': wrong('test'),
    'packages/a/src/A.stories.tsx': wrong('story'),
    'packages/a/bench/bench.ts': wrong('bench'),
    'packages/a/vitest.config.ts': wrong('config'),
    'packages/b/tsconfig.json': settings(include),
    'packages/b/src/b.ts': `import { index } from '../../a/src/index';\nexport const b: number = index;\n`,
    'apps/api/tsconfig.json': settings(include),
    'apps/api/src/main.ts': `export { index } from '../../../packages/a/src/index';\n`,
  });
  expect(errors.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'packages/a/bench/bench.ts(1,14)',
    'packages/a/src/A.stories.tsx(1,14)',
    'packages/a/src/index.test.ts(1,14)',
    'packages/a/src/index.ts(1,14)',
    'packages/a/vitest.config.ts(1,14)',
    'packages/b/src/b.ts(2,14)',
  ]);
});

it('checks a file with the settings of its own package, and what is delivered as a whole with its own', async () => {
  const page = 'export const title = () => document.title;\n';
  const files = {
    'packages/a/tsconfig.json': settings(['src'], ['ES2023', 'DOM']),
    'packages/a/src/index.ts': page,
    'packages/b/tsconfig.json': settings(['src']),
    'packages/b/src/b.ts': page,
  };
  expect(await errorsOf(files)).toEqual([
    expect.stringMatching(/^packages\/b\/src\/b\.ts\(1,28\): error TS\d+: .*document/),
  ]);
  const used = `export { title } from '../../../packages/a/src/index';\n`;
  const errors = await errorsOf({
    ...files,
    'apps/api/tsconfig.json': settings(['src']),
    'apps/api/src/main.ts': used,
  });
  expect(errors).toContainEqual(expect.stringMatching(/^packages\/a\/src\/index\.ts\(1,28\): error/));
});

it('checks a file that no package lists, syntax, and settings', async () => {
  const errors = await errorsOf({
    'packages/a/tsconfig.json': settings(['src']),
    'packages/a/src/a.ts': `export { other } from '../other';\nexport { missing } from './missing';\n`,
    'packages/a/other.ts': wrong('other'),
    'packages/b/tsconfig.json': { ...settings(['src']), compilerOptions: { lib: ['ES1'] } },
    'packages/b/src/b.ts': 'export const “b” = ;\n',
  });
  expect(errors.join('\n')).toMatch(/packages\/a\/other\.ts\(1,14\): error TS2322/);
  expect(errors.join('\n')).toMatch(/packages\/a\/src\/a\.ts\(2,25\): error TS2307/);
  expect(errors.join('\n')).toMatch(/packages\/b\/src\/b\.ts\(1,14\): error TS1/);
  expect(errors.join('\n')).toMatch(/packages\/b\/tsconfig\.json\(1,\d+\): error TS6046/);
});

it('finds a source that the settings omit', async () => {
  const errors = await errorsOf({
    'packages/a/tsconfig.json': settings(['src']),
    'packages/a/src/form.test.ts': 'export {};\n',
    'packages/a/src/form.test.tsx': 'export {};\n',
  });
  expect(errors).toEqual([expect.stringMatching(/^packages\/a\/src\/form\.test\.tsx: error: /)]);
});

it('counts characters, not bytes, in the place of an error', async () => {
  const errors = await errorsOf({
    'packages/a/tsconfig.json': settings(['src']),
    'packages/a/src/a.ts': `// “Résumé” 🎉\n/* é🎉 */ ${wrong('a')}`,
  });
  expect(errors).toEqual([expect.stringContaining('a.ts(2,24): error')]);
});
