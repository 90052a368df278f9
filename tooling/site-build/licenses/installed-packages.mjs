import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * @typedef {object} Manifest the part of a package.json that we use
 * @property {string} [name]
 * @property {string} [version]
 * @property {string | { type: string }} [license]
 * @property {{ type: string }[]} [licenses]
 * @property {string | { url: string }} [repository]
 * @property {string} [homepage]
 * @property {string | { name: string }} [author]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 *
 * @typedef {object} InstalledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license as its package.json names it; empty if it doesn't
 * @property {string} url
 * @property {string} author
 * @property {string[]} texts its license and notices
 */

/** @param {string} folder @returns {Manifest} */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The packages that one can't run without. @param {Manifest} manifest */
const neededBy = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta: peers = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peers[name]?.optional),
];

/**
 * The folder of the package that a file of node_modules belongs to. Its path says so: a package.json further down only says
 * how the files beside it are read, and some of those have a name or a version.
 * @param {string} path
 */
export function packageFolder(path) {
  const clean = path.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(clean)?.[0];
}

/** Where Node finds a package that a file of a folder imports. @param {string} folder @param {string} name */
function installedFolder(folder, name) {
  for (let place = folder; ; place = dirname(place)) {
    const found = join(place, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (place === dirname(place)) return undefined;
  }
}

/**
 * The folders of all that a package needs to run, without what is optional. Those of the workspace are followed, not listed.
 * @param {string} folder @param {readonly string[]} [names] only these of its dependencies
 */
export function productionFolders(folder, names = neededBy(readManifest(folder))) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ from, /** @type {readonly string[]} */ wanted) => {
    for (const name of wanted) {
      const next = installedFolder(from, name);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      visit(next, neededBy(readManifest(next)));
    }
  };
  visit(realpathSync(folder), names);
  return [...found].filter((path) => path.includes(`${sep}node_modules${sep}`));
}

/** @param {string} folder @param {string} license */
function textsIn(folder, license) {
  const isText = (/** @type {string} */ name) => /^(?:licen[cs]e|copying|notice)/i.test(name);
  const files = readdirSync(folder, { withFileTypes: true });
  const beside = files.filter((file) => file.isFile() && isText(file.name)).map(({ name }) => name);
  // https://reuse.software puts each license into a file of its own, those of tests and data, too.
  const reuse = files.some((file) => file.isDirectory() && file.name === 'LICENSES')
    ? readdirSync(join(folder, 'LICENSES'))
        .filter((name) => name === `${license}.txt`)
        .map((name) => join('LICENSES', name))
    : [];
  return (beside.length > 0 ? beside : reuse).toSorted().map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** The address of a repository as people open it. @param {string} address */
function webAddress(address) {
  const path = address
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/\.git$/, '');
  if (/^[\w.-]+\/[\w.-]+$/.test(path)) return `https://github.com/${path}`;
  return path.replace(/^github:/, 'https://github.com/');
}

/** Reads what a package says about its license. @param {string} folder @returns {InstalledPackage} */
export function readPackage(folder) {
  const { name = '', version = '', license, licenses = [], repository, homepage, author } = readManifest(folder);
  const named = typeof license === 'object' ? license.type : (license ?? licenses.map(({ type }) => type).join(' OR '));
  const address = typeof repository === 'object' ? repository.url : repository;
  return {
    name,
    version,
    license: named,
    url: address ? webAddress(address) : (homepage ?? `https://www.npmjs.com/package/${name}`),
    author: typeof author === 'object' ? (author.name ?? '') : (author ?? '').replace(/\s*[<(].*$/, ''),
    texts: textsIn(folder, named),
  };
}
