import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const workspace = fileURLToPath(new URL('../../../', import.meta.url));

const kinds = ['apps', 'packages', 'tooling'] as const;

/** A package of the workspace: its folder, and what its manifest says. */
export interface WorkspacePackage {
  /** Such as "@keepmark/jobs". */
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  /** The folder's own name, such as "jobs". */
  readonly shortName: string;
  /** From the workspace's folder, such as "packages/jobs". */
  readonly folder: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** What its sources may import: dependencies and peer dependencies. */
  readonly dependencies: ReadonlySet<string>;
  /** What only its tests and settings may import: dev dependencies. */
  readonly devDependencies: ReadonlySet<string>;
}

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Every package of the workspace in this folder. */
export function readWorkspacePackages(directory: string): WorkspacePackage[] {
  return kinds.flatMap((kind) => {
    const parent = join(directory, kind);
    const names = existsSync(parent) ? readdirSync(parent) : [];
    return names
      .filter((shortName) => existsSync(join(parent, shortName, 'package.json')))
      .map((shortName) => readPackage(directory, kind, shortName));
  });
}

function readPackage(directory: string, kind: WorkspacePackage['kind'], shortName: string): WorkspacePackage {
  const folder = `${kind}/${shortName}`;
  const manifest = JSON.parse(readFileSync(join(directory, folder, 'package.json'), 'utf8')) as Manifest;
  const { name, scripts = {}, dependencies, peerDependencies, devDependencies } = manifest;
  return {
    name,
    kind,
    shortName,
    folder,
    scripts,
    dependencies: new Set(Object.keys({ ...dependencies, ...peerDependencies })),
    devDependencies: new Set(Object.keys({ ...devDependencies })),
  };
}
