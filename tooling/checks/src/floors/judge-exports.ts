import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { WorkspacePackage } from '../workspace';
import { floorOf, type FloorTable, isFeatureFloor } from './floor-table';

const maxNames = 10;

/** A sentence for each feature whose `src/index.ts` exports too many names, or names that it doesn't list. */
export function judgeExports(directory: string, packages: readonly WorkspacePackage[], floors: FloorTable): string[] {
  return packages.flatMap((found) => {
    const path = `${found.folder}/src/index.ts`;
    if (!isFeatureFloor(floorOf(floors, found)) || !existsSync(join(directory, path))) return [];
    const names = exportedNames(readFileSync(join(directory, path), 'utf8'));
    if (names.includes('*')) return [`${path} exports everything of a file. Export each name.`];
    if (names.length <= maxNames) return [];
    return [
      `${path} exports ${names.length} names; ${maxNames} is the limit. Give a group of them a path of its own in the exports of ${found.folder}/package.json.`,
    ];
  });
}

/** The names that a module exports, types included, and "*" for everything of another file. */
function exportedNames(code: string): string[] {
  const file = ts.createSourceFile('index.ts', code, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      if (exportClause && ts.isNamedExports(exportClause)) return exportClause.elements.map(({ name }) => name.text);
      return [exportClause ? exportClause.name.text : '*'];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : '*'));
    }
    return ['declared here'];
  });
}
