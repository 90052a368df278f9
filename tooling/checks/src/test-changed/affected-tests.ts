import { dirname, join } from 'node:path/posix';
import type { Import } from '../floors/read-imports';

const test = /\.test\.\w+$/;
const testOf = (file: string): string => file.replace(/\.\w+$/, '.test');

/**
 * The tests that a change may break: those beside the changed files, those that import one of them, however indirectly, and
 * those of each file that does. It doesn't follow a lazy import, since nearly every test of a feature imports its routes,
 * and they import every page lazily; nor an import of types, which the type check follows.
 * @param changed paths from the workspace's folder, with forward slashes, as in the imports
 */
export function affectedTests(imports: readonly Import[], changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { file, target, isLazy, isOfTypes } of imports) {
    if (target === undefined || isLazy || isOfTypes) continue;
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set(changed);
  for (const file of reached) importers.get(file)?.forEach((importer) => reached.add(importer));
  const folders = new Set(changed.map((file) => dirname(file)));
  const namedAfter = new Set([...reached].map(testOf));
  const isAffected = (file: string): boolean =>
    reached.has(file) || folders.has(dirname(file)) || namedAfter.has(join(dirname(file), fileName(file)));
  return [...new Set(imports.map(({ file }) => file))].filter((file) => test.test(file) && isAffected(file)).sort();
}

/** Without what comes after ".test". */
const fileName = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
