/** @typedef {import('./installed-packages.mjs').InstalledPackage} InstalledPackage */

/** Licenses, by their SPDX names, of which we do what they ask for by naming the author and showing their text. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
  // Also asks for the source: the page links it.
  'MPL-2.0',
]);

/** Licenses that ask for more, by the only package that may have them. `LicensesPage` says what we do for it. */
const special = { opening_hours: { license: 'LGPL-3.0-only', place: 'api' } };

/** What packages whose package.json doesn't say it have, by the text that they come with. */
const clarified = {
  duck: 'BSD-2-Clause',
  'png-js': 'MIT',
  suncalc: 'BSD-2-Clause',
};

/** The license of a package, by its SPDX name. @param {Pick<InstalledPackage, 'name' | 'license'>} found */
export const licenseOf = ({ name, license }) =>
  /** @type {Record<string, string | undefined>} */ (clarified)[name] ?? license.replaceAll(/^\(|\)$/g, '');

/** Whether we may ship something of such a license: one of those it offers, and all of those it joins. @param {string} license */
export const isAllowed = (license) =>
  license.split(' OR ').some((offered) => offered.split(' AND ').every((joined) => allowed.has(joined)));

/**
 * Why a package can't be shipped; undefined if it can.
 * @param {Pick<InstalledPackage, 'name' | 'version' | 'license'>} found @param {readonly string[]} places such as `site`
 */
export function licenseFault(found, places) {
  const license = licenseOf(found);
  if (isAllowed(license)) return undefined;
  const rule = /** @type {Record<string, { license: string, place: string } | undefined>} */ (special)[found.name];
  if (rule?.license === license && places.every((place) => place === rule.place)) return undefined;
  const named = license === '' ? 'names no license' : `has the license ${license}`;
  return `${found.name} ${found.version} ${named}, which tooling/site-build/licenses/license-rules.mjs doesn't allow in ${places.join(' and ')}.`;
}
