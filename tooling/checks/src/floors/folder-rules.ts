import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { WorkspacePackage } from '../workspace';

/** The file in which a package declares rules for its own folders. */
export const rulesFile = 'floors.json';

const rules = z.strictObject({
  /** Folders of `src` that are modules, such as "platform/database", the highest first. */
  modules: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Said by a package without modules: no two folders beside each other import each other. */
  mutualImports: z.optional(z.literal('refused')),
});

/** What a package says of its own folders. */
export interface FolderRules {
  readonly package: WorkspacePackage;
  /** The highest first; none if only mutual imports are refused. */
  readonly modules: readonly string[];
}

/** The rules of every package that declares some. @throws Error for a file that says something else. */
export function readFolderRules(directory: string, packages: readonly WorkspacePackage[]): FolderRules[] {
  return packages.flatMap((found) => {
    const path = join(directory, found.folder, rulesFile);
    if (!existsSync(path)) return [];
    const read = z.safeParse(rules, JSON.parse(readFileSync(path, 'utf8')));
    if (!read.success)
      throw new Error(
        `${found.folder}/${rulesFile} takes "modules", a list of folders of src with the highest first, or "mutualImports": "refused".`,
      );
    return { package: found, modules: read.data.modules ?? [] };
  });
}

/** The entry file of a module, named for its folder. */
export function doorOf({ package: { folder } }: FolderRules, module: string): string {
  return `${folder}/src/${module}/${basename(module)}.ts`;
}

/** The module that a file is in; undefined for a file above all modules, and for one of another package. */
export function moduleOf({ package: { folder }, modules }: FolderRules, file: string): string | undefined {
  return modules
    .filter((module) => file.startsWith(`${folder}/src/${module}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A sentence for each module that isn't there, has no door, or isn't declared. */
export function judgeModules(directory: string, found: FolderRules): string[] {
  const { package: owner, modules } = found;
  if (modules.length === 0) return [];
  const source = join(directory, owner.folder, 'src');
  const withoutDoor = modules
    .filter((module) => !existsSync(join(directory, doorOf(found, module))))
    .map(
      (module) =>
        `${owner.folder}/${rulesFile} names the module ${module}, which has no entry file. Add ${doorOf(found, module)}, or take ${module} out.`,
    );
  const groups = [...new Set(modules.map((module) => module.split('/').slice(0, -1).join('/')))];
  const undeclared = ['', ...groups.filter(Boolean)].flatMap((group) =>
    (existsSync(join(source, group)) ? readdirSync(join(source, group), { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => (group === '' ? name : `${group}/${name}`))
      .filter((folder) => !modules.includes(folder) && !groups.some((one) => `${one}/`.startsWith(`${folder}/`)))
      .map(
        (folder) =>
          `${owner.folder}/src/${folder} is no module. Add ${folder} to ${owner.folder}/${rulesFile}, above what it imports, or move its files into a module.`,
      ),
  );
  return [...withoutDoor, ...undeclared];
}
