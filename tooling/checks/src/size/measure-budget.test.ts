import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Budget } from './budgets';
import { chunkFiles, UnknownChunkError } from './chunk-files';
import { measureBudget } from './measure-budget';

const manifest = {
  'index.html': { file: 'assets/index-a.js', imports: ['_react.js'], css: ['assets/index.css'] },
  'src/router.ts': { file: 'assets/router-b.js', imports: ['_react.js', 'index.html'], isDynamicEntry: true },
  'src/page.tsx': { file: 'assets/page-c.js', imports: ['_table.js'], isDynamicEntry: true },
  '_react.js': { file: 'assets/react-d.js' },
  '_table.js': { file: 'assets/table-e.js', imports: ['_react.js'] },
  'src/font.woff2': { file: 'assets/font.woff2' },
};

describe('chunkFiles', () => {
  it('follows static imports, counts shared chunks once, and skips lazy ones', () => {
    expect(chunkFiles(manifest, ['index.html', 'src/router.ts'])).toEqual([
      'assets/index-a.js',
      'assets/react-d.js',
      'assets/router-b.js',
    ]);
    expect(chunkFiles(manifest, ['src/page.tsx', 'src/font.woff2'])).toEqual([
      'assets/page-c.js',
      'assets/table-e.js',
      'assets/react-d.js',
    ]);
  });

  it('refuses a module without a chunk', () => {
    expect(() => chunkFiles(manifest, ['index.html', 'src/gone.tsx'])).toThrow(UnknownChunkError);
    expect(() => chunkFiles(manifest, ['src/gone.tsx'])).toThrow(/no chunk for src\/gone\.tsx/);
  });
});

describe('measureBudget', () => {
  let workspace: string;

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'keepmark-size-'));
    const dist = join(workspace, 'apps/jobs-site/dist');
    mkdirSync(join(dist, '.vite'), { recursive: true });
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
    for (const chunk of Object.values(manifest))
      writeFileSync(join(dist, chunk.file), `/* ${chunk.file} */`.repeat(50));
  });

  afterEach(() => rmSync(workspace, { recursive: true }));

  it('sums the files that a browser loads, compressed with brotli', async () => {
    const budget: Budget = { name: 'Home', site: 'jobs-site', limitKb: 120, limitFiles: 2, modules: ['index.html'] };
    const compressed = (file: string) => brotliCompressSync(`/* ${file} */`.repeat(50)).length;
    expect(await measureBudget(budget, workspace)).toEqual({
      name: 'Home',
      limitBytes: 120_000,
      bytes: compressed('assets/index-a.js') + compressed('assets/react-d.js'),
      fileCount: 2,
      limitFiles: 2,
      intruders: [],
    });
  });

  it('counts the chunk of a worker, which no manifest lists', async () => {
    writeFileSync(join(workspace, 'apps/jobs-site/dist/assets/write-pages-x1.js'), 'pages();'.repeat(50));
    const budget: Budget = { name: 'PDF', site: 'jobs-site', limitKb: 140, modules: [], workerChunks: ['write-pages'] };
    const measure = await measureBudget(budget, workspace);
    expect(measure).toMatchObject({ bytes: brotliCompressSync('pages();'.repeat(50)).length, fileCount: 1 });
    const gone: Budget = { ...budget, workerChunks: ['write-page'] };
    await expect(measureBudget(gone, workspace)).rejects.toThrow(UnknownChunkError);
  });

  it('finds code of a feature in a budget that allows none', async () => {
    const path = join(workspace, 'apps/jobs-site/dist/.vite/chunk-modules.json');
    const modules = {
      'assets/index-a.js': ['packages/ui/src/index.ts', 'packages/jobs/src/job.ts', 'apps/jobs-site/src/main.tsx'],
      'assets/page-c.js': ['packages/places/src/place.ts'],
    };
    writeFileSync(path, JSON.stringify(modules));
    mkdirSync(join(workspace, 'docs'));
    writeFileSync(join(workspace, 'docs/architecture.md'), '| 5 | jobs |\n| 4 | places |\n| 0 | ui |\n');
    const budget: Budget = {
      name: 'Home',
      site: 'jobs-site',
      limitKb: 120,
      modules: ['index.html'],
      isFeatureless: true,
    };
    expect((await measureBudget(budget, workspace)).intruders).toEqual(['packages/jobs/src/job.ts']);
  });
});
