import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AllowedUse, allowedUses } from './allowed-uses';
import { type Feature, type ScriptFeatures, scriptFeatures } from './compat-data';
import { newUses, type ReadScript, readScript, SyntaxTooNewError } from './script-uses';
import { newStyles } from './style-uses';

/** A file of a build. */
export interface BuiltFile {
  /** From the folder of the build. */
  readonly path: string;
  readonly text: string;
  /** The modules in it, when the build lists them. */
  readonly modules?: readonly string[] | undefined;
}

export interface BrowserReport {
  readonly faults: readonly string[];
  readonly fileCount: number;
}

const isScript = ({ path }: BuiltFile) => path.endsWith('.js');
const inlineStyles = (html: string) => [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
const inlineScripts = (html: string) => [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);

const nameFits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

function allows({ feature, within }: AllowedUse, name: string, { path, modules = [] }: BuiltFile): boolean {
  if (!nameFits(feature, name)) return false;
  if (within === undefined) return path.endsWith('.css') || path.endsWith('.html');
  return path.startsWith(`assets/${within}-`) || modules.some((module) => module.includes(within));
}

interface Found {
  readonly file: BuiltFile;
  readonly feature: Feature;
  readonly excerpt?: string;
}

/** Reads the scripts of a file. What the oldest browsers can't even read becomes a fault. */
function readScripts(files: readonly BuiltFile[], faults: string[]): { file: BuiltFile; script: ReadScript }[] {
  return files.flatMap((file) => {
    const texts = isScript(file) ? [file.text] : file.path.endsWith('.html') ? inlineScripts(file.text) : [];
    return texts.flatMap((text) => {
      try {
        return [{ file, script: readScript(text, isScript(file)) }];
      } catch (error) {
        if (!(error instanceof SyntaxTooNewError)) throw error;
        faults.push(`${file.path}: the oldest browsers can’t read it: ${error.message}`);
        return [];
      }
    });
  });
}

/**
 * Finds what built files use and some browser of our list lacks, and what is allowed without need.
 * @param allowed harms no browser
 */
export function judgeFiles(
  files: readonly BuiltFile[],
  allowed: readonly AllowedUse[] = allowedUses,
  features: ScriptFeatures = scriptFeatures(),
): string[] {
  const faults: string[] = [];
  const scripts = readScripts(files, faults);
  const ownKeys = new Set(scripts.flatMap(({ script }) => [...script.keys]));
  const found: Found[] = [
    ...scripts.flatMap(({ file, script }) =>
      newUses(script, features, ownKeys).map(({ feature, excerpt }) => ({ file, feature, excerpt })),
    ),
    ...files.flatMap((file) => {
      const sheets = file.path.endsWith('.css')
        ? [file.text]
        : file.path.endsWith('.html')
          ? inlineStyles(file.text)
          : [];
      return sheets.flatMap((text) => newStyles(text).map((feature) => ({ file, feature })));
    }),
  ];
  const used = new Set<AllowedUse>();
  /** Each feature with where it is used. */
  const places = new Map<string, Set<string>>();
  for (const { file, feature, excerpt } of found) {
    const fitting = allowed.filter((use) => allows(use, feature.name, file));
    fitting.forEach((use) => used.add(use));
    if (fitting.length > 0) continue;
    const name = `${feature.name} is missing in ${feature.lacking.join(', ')}`;
    const code = excerpt === undefined ? '' : `: …${excerpt.replaceAll(/\s+/g, ' ')}…`;
    places.set(name, (places.get(name) ?? new Set()).add(`${file.path}${code}`));
  }
  const unused = allowed.filter((use) => !used.has(use));
  return [
    ...faults,
    ...Array.from(places, ([name, lines]) => [name, ...lines].join('\n    ')),
    ...unused.map(
      ({ feature, within = 'styles' }) => `Nothing needs the exception for ${feature} in ${within}: delete it.`,
    ),
  ];
}

/** Checks a built site. */
export async function checkBrowsers(dist: string): Promise<BrowserReport> {
  const names = [
    ...(await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`),
    ...(await readdir(dist)),
  ].filter((name) => /\.(?:js|css|html)$/.test(name));
  const modules = JSON.parse(await readFile(join(dist, '.vite/chunk-modules.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const files = await Promise.all(
    names.map(async (path) => ({ path, text: await readFile(join(dist, path), 'utf8'), modules: modules[path] })),
  );
  return { faults: judgeFiles(files), fileCount: files.length };
}
