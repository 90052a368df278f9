import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Why a feature can't be created. The message says what to do. */
export class NewFeatureError extends Error {
  override readonly name = 'NewFeatureError';
}

/** Names that say what kind of code a folder has, not what it is for. */
const technicalNames = new Set(['utils', 'helpers', 'common', 'hooks', 'types', 'lib', 'shared', 'core', 'misc']);

/** The names of a feature, in lower case with hyphens. */
export interface FeatureName {
  /** The folder and the package, such as "trip-planner". */
  readonly feature: string;
  /** One row of what it saves, such as "road-trip". */
  readonly entity: string;
  /** Several rows, such as "road-trips". */
  readonly entities: string;
}

/**
 * Checks the name of a new feature.
 * @param entity what it saves, in the singular; without it, the feature's own name is the plural
 * @throws NewFeatureError when a name is invalid, technical or taken
 */
export function checkFeatureName(name: string | undefined, workspace: string, entity?: string): FeatureName {
  for (const each of [name, entity ?? name]) {
    if (!each || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(each)) {
      throw new NewFeatureError(
        `${each ? `"${each}" isn’t a name for a feature. ` : ''}Use lower case with hyphens: pnpm new:feature road-trips.`,
      );
    }
  }
  const feature = name ?? '';
  if (technicalNames.has(feature)) {
    throw new NewFeatureError(`"${feature}" says what kind of code it is. Name what a person does with it.`);
  }
  const taken = ['packages', 'apps', 'tooling'].find((kind) => existsSync(join(workspace, kind, feature)));
  if (taken) throw new NewFeatureError(`${taken}/${feature} already exists. Choose another name.`);

  const singular = entity ?? singularOf(feature);
  if (singular === undefined) {
    throw new NewFeatureError(`Say what "${feature}" saves, in the singular: --entity=${feature}-entry.`);
  }
  return { feature, entity: singular, entities: entity === undefined ? feature : pluralOf(singular) };
}

function singularOf(plural: string): string | undefined {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : undefined;
}

function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  return `${singular}${/(?:s|x|ch|sh)$/.test(singular) ? 'es' : 's'}`;
}
