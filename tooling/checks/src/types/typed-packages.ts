import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { API } from 'typescript-native/unstable/async';
import type { WorkspacePackage } from '../workspace';

/** A package to type-check. */
export interface TypedPackage {
  readonly folder: string;
  readonly configFile: string;
  /** What its tsconfig.json lists, absolute. */
  readonly files: readonly string[];
  /** With all that it loads from other packages, not only its own files. */
  readonly isWhole: boolean;
}

/**
 * What is delivered is checked as a whole too. The suite is all that both sites load, with the sites' own routes, so that
 * a link to a screen that neither has is an error, and without Node. The API runs without a page.
 */
const wholePackages = new Set(['packages/suite', 'apps/api']);

/** Those with a tsconfig.json; the large ones first, so that none is left alone at the end. */
export async function typedPackages(
  api: API,
  directory: string,
  packages: readonly Pick<WorkspacePackage, 'folder'>[],
): Promise<TypedPackage[]> {
  const typed: TypedPackage[] = [];
  for (const { folder } of packages) {
    const configFile = join(directory, folder, 'tsconfig.json');
    if (!existsSync(configFile)) continue;
    const { fileNames } = await api.parseConfigFile(configFile);
    typed.push({ folder, configFile, files: fileNames, isWhole: wholePackages.has(folder) });
  }
  return typed.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.files.length - a.files.length);
}
