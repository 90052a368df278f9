import { pascalCase } from './feature-files';
import { NewFeatureError } from './feature-name';

const imported = /^import \{ create\w+Routes \} from '(?<name>@keepmark\/[\w-]+)';$/gm;
const listed = /^ *\.\.\.create\w+Routes\(signedIn\b.*\),$/gm;

/**
 * Adds a feature's routes to packages/suite/src/router.ts.
 * @throws NewFeatureError when the router doesn't list the routes of features as it did
 */
export function addRoutes(router: string, feature: string): string {
  const routes = `create${pascalCase(feature)}Routes`;
  const withImport = insertSorted(router, imported, `import { ${routes} } from '@keepmark/${feature}';`, packageName);
  return insertSorted(withImport, listed, `      ...${routes}(signedIn),`, (line) => line.trim());
}

/** Adds a feature to the dependencies of packages/suite/package.json. */
export function addDependency(manifest: string, feature: string): string {
  const suite = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const dependencies = { ...suite.dependencies, [`@keepmark/${feature}`]: 'workspace:*' };
  const sorted = Object.entries(dependencies).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `${JSON.stringify({ ...suite, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}

const packageName = (line: string) => /'(?<name>.+)'/.exec(line)?.groups?.['name'] ?? line;

/** Inserts a line before the first of the matching lines that sorts after it, or else behind the last of them. */
function insertSorted(text: string, lines: RegExp, added: string, keyOf: (line: string) => string): string {
  const matches = [...text.matchAll(lines)];
  const last = matches.at(-1);
  if (!last) throw new NewFeatureError('packages/suite/src/router.ts lists no routes of features. Add them by hand.');
  const next = matches.find(([line]) => keyOf(line) > keyOf(added));
  const at = next ? next.index : last.index + last[0].length + 1;
  return `${text.slice(0, at)}${added}\n${text.slice(at)}`;
}
