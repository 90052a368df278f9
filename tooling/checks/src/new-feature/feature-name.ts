import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Why a feature package cannot be made. The message is for the person who asked for it. */
export class NewFeatureError extends Error {
  override readonly name = 'NewFeatureError';
}

/** Folders of a technical kind: what lies in them, nobody can tell. */
const technicalNames = new Set(['utils', 'helpers', 'common', 'hooks', 'types', 'lib', 'shared', 'core', 'misc']);

/** The name of a feature in each form that code needs. */
export interface FeatureName {
  /** The folder, the package and the path, such as "road-trips". */
  readonly kebab: string;
  /** "RoadTrips". */
  readonly pascal: string;
  /** "Road trips". */
  readonly title: string;
}

/** @throws NewFeatureError when the name is none, says nothing, or is taken. */
export function checkFeatureName(name: string | undefined, workspace: string): FeatureName {
  if (!name || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new NewFeatureError(
      `A feature has a name in lower case with hyphens, such as road-trips${name ? `, and "${name}" is none` : ': pnpm new:feature road-trips'}.`,
    );
  }
  if (technicalNames.has(name)) {
    throw new NewFeatureError(
      `"${name}" says what kind of code it is, not what it is for: name what a user does with it.`,
    );
  }
  const taken = ['packages', 'apps', 'tooling'].find((kind) => existsSync(join(workspace, kind, name)));
  if (taken) throw new NewFeatureError(`${taken}/${name} is there already: choose another name.`);
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { kebab: name, pascal: words.map(capital).join(''), title: capital(words.join(' ')) };
}
