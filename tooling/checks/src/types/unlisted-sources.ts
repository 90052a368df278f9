import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources of a package that its settings leave out, which no error would ever be found in. The compiler itself leaves
 * out `a.test.tsx` beside `a.test.ts`.
 * @param listed absolute
 */
export function unlistedSources(packageFolder: string, listed: ReadonlySet<string>): string[] {
  const folder = join(packageFolder, 'src');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => !listed.has(file));
}
