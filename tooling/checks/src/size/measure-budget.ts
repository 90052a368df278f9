import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import type { Budget } from './budgets';
import { type BuildManifest, chunkFiles } from './chunk-files';

export interface Measure {
  readonly name: string;
  readonly limitBytes: number;
  /** Compressed with brotli at its best, as the build compresses what is served. */
  readonly bytes: number;
  readonly fileCount: number;
}

/**
 * Measures a budget in a built workspace.
 * @throws UnknownChunkError when the budget names what the build does not have.
 */
export async function measureBudget({ name, site, limitKb, modules }: Budget, workspace: string): Promise<Measure> {
  const dist = join(workspace, 'apps', site, 'dist');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as BuildManifest;
  const files = chunkFiles(manifest, modules);
  const paths = files.map((file) => join(dist, file));
  const [total] = (await sizeLimit([filePlugin], paths)) as { size: number }[];
  return { name, limitBytes: limitKb * 1000, bytes: total?.size ?? Number.NaN, fileCount: files.length };
}
