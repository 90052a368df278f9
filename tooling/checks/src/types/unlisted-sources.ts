import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources of a package that its tsconfig doesn't include, whose errors nothing would find. The compiler itself skips
 * `a.test.tsx` next to `a.test.ts`.
 * @param listed absolute paths
 */
export function unlistedSources(packageFolder: string, listed: ReadonlySet<string>): string[] {
  const folder = join(packageFolder, 'src');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => !listed.has(file));
}
