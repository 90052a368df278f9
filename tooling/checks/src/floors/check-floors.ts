import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspacePackages } from '../workspace';
import { floorOf, readFloorTable } from './floor-table';
import { judgeModules, readFolderRules } from './folder-rules';
import { judgeCycles } from './judge-cycles';
import { judgeExports } from './judge-exports';
import { judgeFolders } from './judge-folders';
import { judgeImport } from './judge-import';
import { readImports } from './read-imports';

/** What the check found. Each problem is one or two sentences and ends with the fix. */
export interface FloorReport {
  readonly packageCount: number;
  readonly importCount: number;
  readonly problems: readonly string[];
}

/**
 * Checks that every import in a workspace points downwards, is declared, and uses what the package exports; that no
 * files import each other in a cycle; that a feature's index exports few names; and what packages say of their own folders.
 * @param only the folders whose imports are read; those of every package if left out, which takes many seconds
 */
export async function checkFloors(directory: string, only?: readonly string[]): Promise<FloorReport> {
  const packages = readWorkspacePackages(directory);
  const floors = readFloorTable(readFileSync(join(directory, 'docs/architecture.md'), 'utf8'));
  const imports = await readImports(directory, only ?? packages.map(({ folder }) => folder));

  const withoutFloor = packages
    .filter((found) => floorOf(floors, found) === undefined)
    .map(
      ({ folder, shortName }) =>
        `${folder} has no floor. Add ${shortName} to its row of the table in docs/architecture.md.`,
    );
  const wrongWay = imports
    .map((used) => judgeImport(used, { packages, floors }))
    .filter((problem) => problem !== undefined)
    .map(({ file, specifier, rule, fix }) => `${file} imports ${specifier} (${rule}). ${fix}`);
  const folderRules = readFolderRules(directory, packages);
  const problems = [
    ...withoutFloor,
    ...new Set(wrongWay),
    ...folderRules.flatMap((rules) => judgeModules(directory, rules)),
    ...new Set(folderRules.flatMap((rules) => judgeFolders(imports, rules))),
    ...judgeCycles(imports),
    ...judgeExports(directory, packages, floors),
  ];
  return { packageCount: packages.length, importCount: imports.length, problems };
}
