import { build } from 'vite';
import { groupChunks } from './group-chunks.mjs';
import { knownScreens, publicPageModules } from './known-screens.mjs';

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */

/** @typedef {import('@keepmark/first-paint/preload-script').Screens & { publicModules: string[] }} Known ends of paths */

const librariesName = 'base';
/** What a request is worth, in bytes before compression: about 2,100 after it. */
const bytesPerFile = 7000;
/** A screen that few people open, or a part of one, compared with a main screen. There are about 200 of them. */
const otherWeight = 0.001;

/** @returns {Promise<Known>} */
const knownModules = async () => ({ ...(await knownScreens()), publicModules: await publicPageModules() });

/**
 * The screens of a site, with all files that each loads, in a build without groups.
 * @param {readonly OutputChunk[]} chunks @param {Known} known
 */
function screensOf(chunks, { publicModules, signedInModules, afterFirstScreenModules, mainScreens }) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const entries = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const named = (/** @type {string[]} */ modules) =>
    entries.filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(module)));
  const screen = (/** @type {OutputChunk[]} */ loaded, /** @type {number} */ weight) => {
    const found = new Set();
    const visit = (/** @type {OutputChunk | undefined} */ chunk) => {
      if (!chunk || found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      chunk.imports.forEach((name) => visit(byName.get(name)));
    };
    [entry, ...loaded].forEach(visit);
    return { chunks: [...found], weight };
  };
  const signedIn = named([...signedInModules, ...afterFirstScreenModules]);
  const mains = mainScreens.map(({ modules }) => named(modules));
  const publics = named(publicModules);
  const listed = new Set([...publics, ...mains.flat()]);
  return [
    ...publics.map((page) => screen([page], Infinity)),
    ...mains.map((loaded) => screen([...signedIn, ...loaded], 1)),
    ...entries.filter((other) => !listed.has(other)).map((other) => screen([...signedIn, other], otherWeight)),
  ];
}

/**
 * The modules of every page. They compress better as one file than as a dozen. The page's own code stays apart, since it
 * differs from version to version; the libraries in it don't.
 * @param {readonly OutputChunk[]} chunks @param {readonly Set<string>[]} pages the files that each public page loads
 * @param {RegExp} libraries
 */
function modulesOfEveryPage(chunks, pages, libraries) {
  const shared = chunks.filter(({ fileName }) => pages.every((loaded) => loaded.has(fileName)));
  return shared.flatMap(({ isEntry, moduleIds }) => moduleIds.filter((id) => !isEntry || libraries.test(id)));
}

/**
 * Names the file of each module that shares one.
 * @param {readonly OutputChunk[]} chunks of a build that has a file for each set of screens @param {Known} known
 * @param {RegExp} libraries
 */
function filesByModule(chunks, known, libraries) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  const screens = screensOf(chunks, known);
  const joined = groupChunks(
    chunks.map(({ fileName, code, imports, isEntry, isDynamicEntry, moduleIds }) => ({
      name: fileName,
      bytes: code.length,
      imports,
      // What is only loaded lazily has exports of its own.
      isAlone:
        isEntry || (isDynamicEntry && !imported.has(fileName)) || moduleIds.some((id) => id.startsWith('\0rolldown')),
    })),
    screens,
    bytesPerFile,
  );
  /** @type {Map<string, string>} */
  const files = new Map();
  const taken = new Set([librariesName]);
  for (const names of joined) {
    const parts = names.map((name) => byName.get(name)).filter((chunk) => chunk !== undefined);
    const [largest] = parts.toSorted((left, right) => right.code.length - left.code.length);
    let file = largest.name;
    while (taken.has(file)) file += '-more';
    taken.add(file);
    for (const { moduleIds } of parts) moduleIds.forEach((id) => files.set(id, file));
  }
  const pages = screens.filter(({ weight }) => weight === Infinity).map(({ chunks: names }) => new Set(names));
  for (const id of modulesOfEveryPage(chunks, pages, libraries)) files.set(id, librariesName);
  return files;
}

/**
 * Builds the site once to see which modules its screens share, then has the real build put them into few files.
 * Rolldown's own groups (`entriesAware`) would need no first build, but a main screen then loads 150 files, not 15.
 * @param {import('vite').InlineConfig} settings of the site
 * @param {RegExp} libraries what belongs to the file that every page loads, where it's in the page's own
 * @returns {import('vite').Plugin}
 */
export const splitFiles = (settings, libraries) => ({
  name: 'keepmark:split-files',
  apply: 'build',
  async config({ root, mode }) {
    const output = (/** @type {object[]} */ groups) => ({ rolldownOptions: { output: { codeSplitting: { groups } } } });
    const found = await build({
      ...settings,
      root,
      mode,
      configFile: false,
      logLevel: 'error',
      build: { ...settings.build, ...output([]), write: false },
    });
    const chunks = [found].flat().flatMap((result) => ('output' in result ? result.output : []));
    const files = filesByModule(
      chunks.filter((file) => file.type === 'chunk'),
      await knownModules(),
      libraries,
    );
    // What a module imports is in a file of its own, or in one that all who load the module load, too.
    const rest = { name: (/** @type {string} */ id) => files.get(id) ?? null, includeDependenciesRecursively: false };
    return { build: output([rest]) };
  },
});
