import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspacePackages } from '../workspace';
import { floorOf, readFloorTable } from './floor-table';
import { judgeImport } from './judge-import';
import { readImports } from './read-imports';

/** What the check saw: how much, and every problem as a sentence or two that ends with the mend. */
export interface FloorReport {
  readonly packageCount: number;
  readonly importCount: number;
  readonly problems: readonly string[];
}

/** Checks that every import in a workspace goes down, is declared, and goes through the front door. */
export async function checkFloors(directory: string): Promise<FloorReport> {
  const packages = readWorkspacePackages(directory);
  const floors = readFloorTable(readFileSync(join(directory, 'docs/architecture.md'), 'utf8'));
  const imports = await readImports(
    directory,
    packages.map(({ folder }) => folder),
  );

  const homeless = packages
    .filter((found) => floorOf(floors, found) === undefined)
    .map(
      ({ folder, shortName }) =>
        `${folder} has no floor. Add ${shortName} to its row of the table in docs/architecture.md.`,
    );
  const broken = imports
    .map((used) => judgeImport(used, { packages, floors }))
    .filter((problem) => problem !== undefined)
    .map(({ file, specifier, rule, mend }) => `${file} imports ${specifier} (${rule}). ${mend}`);
  return { packageCount: packages.length, importCount: imports.length, problems: [...homeless, ...new Set(broken)] };
}
