import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { featureFloors, readFloorTable } from '../floors/floor-table';
import type { Budget } from './budgets';
import { type BuildManifest, chunkFiles, workerFiles } from './chunk-files';
import { type PageWeight, pageWeight } from './page-weight';

export interface Measure {
  readonly name: string;
  readonly limitBytes: number;
  /** Compressed with brotli at its highest level, as the build does it. */
  readonly bytes: number;
  readonly fileCount: number;
  readonly limitFiles: number;
  /** Of a budget with a page. */
  readonly weight?: PageWeight & { readonly limitPictureBytes: number; readonly limitTotalBytes: number };
  /** Modules of features in a budget that allows none. */
  readonly intruders: readonly string[];
}

/** The modules in each file of the build, as paths from the workspace. */
type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** Starts a site, and loads the features after its first page. */
const suiteStart = 'packages/suite/src/start-suite.ts';

/**
 * Measures a budget in a built workspace.
 * @throws UnknownChunkError when the budget names a module that the build has no chunk for
 */
export async function measureBudget(budget: Budget, workspace: string): Promise<Measure> {
  const { name, site, limitKb, limitFiles = Infinity, modules, workerChunks = [], isFeatureless = false } = budget;
  const dist = join(workspace, 'apps', site, 'dist');
  const readJson = async <Content>(path: string) => JSON.parse(await readFile(join(dist, path), 'utf8')) as Content;

  const files = [
    ...chunkFiles(await readJson<BuildManifest>('.vite/manifest.json'), modules),
    ...workerFiles(await readdir(join(dist, 'assets')), workerChunks),
  ];
  const paths = files.map((file) => join(dist, file));
  const [total] = (await sizeLimit([filePlugin], paths)) as { size: number }[];
  const intruders = isFeatureless
    ? await featureModules(await readJson<ChunkModules>('.vite/chunk-modules.json'), files, workspace)
    : [];
  const bytes = total?.size ?? Number.NaN;
  const measure = { name, limitBytes: limitKb * 1000, bytes, fileCount: files.length, limitFiles, intruders };
  if (budget.page === undefined) return measure;
  const { path, limitPictureKb, limitTotalKb } = budget.page;
  const html = await readFile(join(dist, path), 'utf8');
  const limits = { limitPictureBytes: limitPictureKb * 1000, limitTotalBytes: limitTotalKb * 1000 };
  return {
    ...measure,
    weight: { ...pageWeight(html, { path, scriptBytes: bytes, bytesOf: sentBytes(dist) }), ...limits },
  };
}

/** The build has a compressed file beside each that compression makes smaller. */
const sentBytes = (dist: string) => (path: string) => {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

async function featureModules(chunkModules: ChunkModules, files: readonly string[], workspace: string) {
  const floors = readFloorTable(await readFile(join(workspace, 'docs/architecture.md'), 'utf8'));
  const isFeature = (path: string) => {
    const [kind, shortName] = path.split('/');
    if (path === suiteStart) return false;
    return kind === 'packages' && (floors.get(shortName ?? '') ?? 0) >= featureFloors.lowest;
  };
  return files.flatMap((file) => (chunkModules[file] ?? []).filter(isFeature));
}
