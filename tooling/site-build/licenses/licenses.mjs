import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder, productionFolders, readPackage } from './installed-packages.mjs';
import { licenseFault, licenseOf } from './license-rules.mjs';

/** @typedef {import('./installed-packages.mjs').InstalledPackage} InstalledPackage */

/** Where the page of licenses finds them. */
const licensesFile = 'licenses.json';

const siteBuild = dirname(fileURLToPath(new URL('.', import.meta.url)));
const api = fileURLToPath(new URL('../../../apps/api', import.meta.url));
const inServiceWorker = ['workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** The text of a license, for packages that come without it. @param {string} license its SPDX name */
function standardText(license) {
  try {
    return readFileSync(new URL(`texts/${license}.txt`, import.meta.url), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The texts of a package, or what its license says where it comes without one. @param {InstalledPackage} found */
function textsOf(found) {
  const { texts, author, name } = found;
  const license = licenseOf(found);
  // The LGPL adds permissions to the GPL, and asks for both texts.
  if (license.startsWith('LGPL-3.0')) return [...texts, standardText('GPL-3.0') ?? ''];
  if (texts.length > 0) return texts;
  const [text] = license.split(' OR ').flatMap((offered) => standardText(offered) ?? []);
  return text === undefined ? [] : [text.replace('AUTHOR', author || `the authors of ${name}`)];
}

/** @param {InstalledPackage} found @param {Iterable<string>} places */
function faultOf(found, places) {
  const fault = licenseFault(found, [...places]);
  if (fault !== undefined || textsOf(found).length > 0) return fault;
  return `${found.name} ${found.version} comes without its license: add tooling/site-build/licenses/texts/${licenseOf(found)}.txt.`;
}

/**
 * Describes the packages that ship, each text once.
 * @param {Readonly<Record<string, Iterable<string>>>} foldersByPlace
 */
export function describePackages(foldersByPlace) {
  /** @type {Map<string, { found: InstalledPackage, places: Set<string> }>} */
  const packages = new Map();
  for (const [place, folders] of Object.entries(foldersByPlace)) {
    for (const folder of folders) {
      const found = readPackage(folder);
      const key = `${found.name}@${found.version}`;
      const known = packages.get(key) ?? { found, places: new Set() };
      known.places.add(place);
      packages.set(key, known);
    }
  }
  /** @type {Map<string, number>} */
  const texts = new Map();
  const indexOf = (/** @type {string} */ text) => texts.get(text) ?? (texts.set(text, texts.size), texts.size - 1);
  const sorted = [...packages].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, known]) => known);
  const faults = sorted.flatMap(({ found, places }) => faultOf(found, places) ?? []);
  const described = sorted.map(({ found, places }) => ({
    name: found.name,
    version: found.version,
    license: licenseOf(found),
    url: found.url,
    author: found.author,
    places: [...places],
    texts: textsOf(found).map(indexOf),
  }));
  return { packages: described, texts: [...texts.keys()], faults };
}

/** The folders of the packages in the API's image. */
export const apiFolders = () => productionFolders(api);

/**
 * Collects the packages in the scripts, styles, fonts and workers of a site, and writes what the page of licenses shows. Vite's
 * own `build.license` sees neither workers nor fonts.
 */
export function licenses() {
  /** @type {Set<string>} */
  const folders = new Set();
  let root = '';
  /** @param {import('vite').Rolldown.OutputBundle} bundle */
  const collect = (bundle) => {
    for (const file of Object.values(bundle)) {
      const paths = file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name));
      for (const path of paths) {
        const folder = packageFolder(path);
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  const describe = () =>
    describePackages({ site: [...folders, ...productionFolders(siteBuild, inServiceWorker)], api: apiFolders() });
  /** @type {import('vite').Plugin} */
  const inWorkers = {
    name: 'keepmark:worker-licenses',
    generateBundle: (_, bundle) => collect(bundle),
  };
  /** @type {import('vite').Plugin} */
  const inSite = {
    name: 'keepmark:licenses',
    configResolved(config) {
      root = config.root;
    },
    // While the site is worked on, its packages aren't known: only those of the API are shown.
    configureServer(server) {
      server.middlewares.use(`/${licensesFile}`, (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(describe()));
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        collect(bundle);
        const { faults, ...described } = describe();
        if (faults.length > 0) this.error(faults.join('\n'));
        this.emitFile({ type: 'asset', fileName: licensesFile, source: JSON.stringify(described) });
      },
    },
  };
  return { inSite, inWorkers };
}
