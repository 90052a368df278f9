import { build } from 'vite';
import { groupChunks } from './group-chunks.mjs';
import { knownScreens, publicPageModules } from './known-screens.mjs';

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */

/** @typedef {import('./preload-script.mjs').Screens & { publicModules: string[] }} Known ends of paths */

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
 * Names the file of each module that shares one.
 * @param {readonly OutputChunk[]} chunks of a build that has a file for each set of screens @param {Known} known
 */
function filesByModule(chunks, known) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  const joined = groupChunks(
    chunks.map(({ fileName, code, imports, isEntry, isDynamicEntry, moduleIds }) => ({
      name: fileName,
      bytes: code.length,
      imports,
      // What is only loaded lazily has exports of its own.
      isAlone:
        isEntry || (isDynamicEntry && !imported.has(fileName)) || moduleIds.some((id) => id.startsWith('\0rolldown')),
    })),
    screensOf(chunks, known),
    bytesPerFile,
  );
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { name, moduleIds } of chunks)
    if (name === librariesName) moduleIds.forEach((id) => files.set(id, librariesName));
  const taken = new Set();
  for (const names of joined) {
    const parts = names.map((name) => byName.get(name)).filter((chunk) => chunk !== undefined);
    const [largest] = parts.toSorted((left, right) => right.code.length - left.code.length);
    let file = largest.name;
    while (taken.has(file)) file += '-more';
    taken.add(file);
    for (const { moduleIds } of parts) moduleIds.forEach((id) => files.set(id, file));
  }
  return files;
}

/**
 * Builds the site once to see which modules its screens share, then has the real build put them into few files.
 * @param {import('vite').InlineConfig} settings of the site
 * @param {RegExp} libraries modules of every page that share a file
 * @returns {import('vite').Plugin}
 */
export const splitFiles = (settings, libraries) => ({
  name: 'keepmark:split-files',
  apply: 'build',
  async config({ root, mode }) {
    const base = { name: librariesName, test: libraries };
    const output = (/** @type {object[]} */ groups) => ({ rolldownOptions: { output: { codeSplitting: { groups } } } });
    const found = await build({
      ...settings,
      root,
      mode,
      configFile: false,
      logLevel: 'error',
      build: { ...settings.build, ...output([base]), write: false },
    });
    const chunks = [found].flat().flatMap((result) => ('output' in result ? result.output : []));
    const files = filesByModule(
      chunks.filter((file) => file.type === 'chunk'),
      await knownModules(),
    );
    // What a module imports is in a file of its own, or in one that all who load the module load, too.
    const rest = { name: (/** @type {string} */ id) => files.get(id) ?? null, includeDependenciesRecursively: false };
    return { build: output([rest]) };
  },
});
