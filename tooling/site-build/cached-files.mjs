import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folders of screens that show nothing without the API, or are opened once. What only they load is cached when it is first
 * used. Everything else, such as every list and form of saved data, is cached before someone opens it.
 */
const onDemand =
  /\/(?:papaparse|map|city-details|city-resources|city-search|country-list|location-list|location-manage|location-map|occupations|resources|insights|directory-form|company-groups|company-location|place-location)\/|-(?:discover|search|research|map|import|share|capture|assistant)\//;

/** Paths are matched from here, since folders above the project may have any name. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

/** @param {OutputBundle} bundle @param {string} name */
function facadeOf(bundle, name) {
  const chunk = bundle[name];
  const module = chunk?.type === 'chunk' ? chunk.facadeModuleId : null;
  return module ? `/${relative(workspace, module)}` : '';
}

/**
 * The scripts and styles that a visitor of a build needs offline, by their paths in it.
 * @param {OutputBundle} bundle @param {readonly string[]} mainModules the ends of the paths of what people open most
 * @returns {{ main: Set<string>, all: Set<string> }} `main` is cached first
 */
export function cachedFiles(bundle, mainModules) {
  const collect = (/** @type {string[]} */ names, /** @type {(name: string) => boolean} */ followsDynamic) => {
    const found = new Set();
    const visit = (/** @type {string} */ name) => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || found.has(name)) return;
      found.add(name);
      chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
      chunk.imports.forEach(visit);
      chunk.dynamicImports.filter(followsDynamic).forEach(visit);
    };
    names.forEach(visit);
    return found;
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const mains = chunks
    .map(({ fileName }) => fileName)
    .filter((name) => mainModules.some((module) => facadeOf(bundle, name).endsWith(`/${module}`)));
  return {
    main: collect([...entries, ...mains], () => false),
    all: collect([...entries, ...mains], (name) => !onDemand.test(facadeOf(bundle, name))),
  };
}
