/** A package in the site or in the API's image. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** Its SPDX name. */
  readonly license: string;
  readonly url: string;
  readonly author: string;
  readonly places: readonly ('site' | 'api')[];
  /** Indexes of `texts`: its license and notices. */
  readonly texts: readonly number[];
}

/** What the build writes: tooling/site-build/licenses. */
export interface ShippedPackages {
  readonly packages: readonly ShippedPackage[];
  readonly texts: readonly string[];
}

/** Reads what the site ships with. @throws Error when it can't be loaded. */
export async function readShippedPackages(signal: AbortSignal): Promise<ShippedPackages> {
  const response = await fetch('/licenses.json', { signal });
  if (!response.ok) throw new Error(`The list of licenses answered ${response.status}.`);
  return (await response.json()) as ShippedPackages;
}

/** The packages by license, the most common license first. */
export function byLicense(packages: readonly ShippedPackage[]): [license: string, packages: ShippedPackage[]][] {
  const groups = new Map<string, ShippedPackage[]>();
  for (const found of packages) groups.set(found.license, [...(groups.get(found.license) ?? []), found]);
  return [...groups].toSorted(([, left], [, right]) => right.length - left.length);
}
