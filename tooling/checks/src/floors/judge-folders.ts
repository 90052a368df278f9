import { doorOf, type FolderRules, moduleOf, rulesFile } from './folder-rules';
import { besideSource } from './judge-import';
import type { Import } from './read-imports';

/**
 * A sentence for each import that breaks the rules of its package's folders. Tests, fixtures and benchmarks may import
 * any file.
 */
export function judgeFolders(imports: readonly Import[], found: FolderRules): string[] {
  const source = `${found.package.folder}/src/`;
  const own = imports.filter(
    ({ file, target }) => file.startsWith(source) && target?.startsWith(source) && !besideSource.test(file),
  );
  const wrong = own.map((used) => judgeModuleImport(used, found)).filter((problem) => problem !== undefined);
  return [...wrong, ...judgeMutualImports(own, source)];
}

function judgeModuleImport({ file, specifier, target = '', isLazy }: Import, found: FolderRules): string | undefined {
  if (found.modules.length === 0) return undefined;
  const [from, to] = [moduleOf(found, file), moduleOf(found, target)];
  if (from === to) return undefined;
  const list = `${found.package.folder}/${rulesFile}`;
  if (to === undefined)
    return `${file} imports ${specifier} (upward). Files outside modules put the modules together (${list}). Take what you need as an argument, or move it into a module below ${from}.`;
  if (from !== undefined && found.modules.indexOf(from) > found.modules.indexOf(to))
    return `${file} imports ${specifier} (upward). ${from} is below ${to} (${list}), and imports point downwards. Take what you need as an argument, or move what both need into a module below.`;
  const door = doorOf(found, to);
  // What loads on demand is named by its own file, or its module would load whole.
  if (isLazy || target === door) return undefined;
  return `${file} imports ${specifier} (past the door). Import ${door}. If it doesn't export the name yet, add it there.`;
}

/** Two folders beside each other, at any depth, that import each other. */
function judgeMutualImports(imports: readonly Import[], source: string): string[] {
  const first = new Map<string, Map<string, string>>();
  for (const { file, target = '' } of imports) {
    const pair = foldersOf(file.slice(source.length), target.slice(source.length));
    if (!pair) continue;
    const [from, to] = pair;
    const targets = first.get(from) ?? new Map<string, string>();
    if (!targets.has(to)) targets.set(to, file);
    first.set(from, targets);
  }
  return [...first].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => from < to && first.get(to)?.has(from))
      .map(
        ([to, file]) =>
          `${source}${from} and ${source}${to} import each other (${file}, ${first.get(to)?.get(from)}). Move what both need into a folder that imports neither.`,
      ),
  );
}

/** The folders at which two paths part; undefined where one of them is a file there. */
function foldersOf(one: string, other: string): [string, string] | undefined {
  const [left, right] = [one.split('/'), other.split('/')];
  let at = 0;
  while (left[at] === right[at] && at < left.length) at += 1;
  if (at >= left.length - 1 || at >= right.length - 1) return undefined;
  return [left.slice(0, at + 1).join('/'), right.slice(0, at + 1).join('/')];
}
