import { resolve } from 'node:path';
import { packageRoot } from './package-root';

/** The folder of the embedded database and of the map's tiles. Absolute path. */
export const dataDirectory = (): string =>
  resolve(packageRoot, '../..', process.env['KEEPMARK_DATA_DIR']?.trim() || '.keepmark-data');
