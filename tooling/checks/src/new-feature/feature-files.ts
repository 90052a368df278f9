import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FeatureName } from './feature-name';

/** The files of a feature called "trip-planner", which saves road trips. */
const template = fileURLToPath(new URL('template', import.meta.url));
const suffix = '.template';
const journey = 'journey.spec.ts';

/** The files of a new feature, by their paths in the workspace: its package, and a journey. */
export function featureFiles(name: FeatureName): Readonly<Record<string, string>> {
  const rename = renamer(name);
  const paths = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(suffix));
  return Object.fromEntries(
    paths.map((path) => {
      const target = rename(path.slice(0, -suffix.length).replaceAll('\\', '/'));
      return [
        target === journey ? journeyPath(name) : `packages/${name.feature}/${target}`,
        rename(readFileSync(join(template, path), 'utf8')),
      ];
    }),
  );
}

const journeyPath = ({ feature }: FeatureName) => `tooling/e2e/src/journeys/jobs/${feature}.spec.ts`;

/** Puts the names of a feature in place of those of the template, in each form that code and text need. */
function renamer({ feature, entity, entities }: FeatureName): (text: string) => string {
  const names = new Map([
    ...forms('trip-planner', feature),
    ...forms('road-trips', entities),
    ...forms('road-trip', entity),
  ]);
  // The plural comes before the singular in the map, and so in the pattern.
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  return (text) => text.replaceAll(pattern, (found) => names.get(found) ?? found);
}

/** The forms of one name by those of another: "road-trips", "RoadTrips", "roadTrips", "road_trips", "road trips", "Road trips". */
function forms(from: string, to: string): [string, string][] {
  return [kebab, pascalCase, camelCase, snakeCase, words, sentenceCase].map((form) => [form(from), form(to)]);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const kebab = (name: string) => name;
export const pascalCase = (name: string): string => name.split('-').map(capital).join('');
const camelCase = (name: string) => pascalCase(name).replace(/^./, (first) => first.toLowerCase());
const snakeCase = (name: string) => name.replaceAll('-', '_');
const words = (name: string) => name.replaceAll('-', ' ');
const sentenceCase = (name: string) => capital(words(name));
