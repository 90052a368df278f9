import type { Job } from '../job-table';

/** The fields that say where a job is. */
export type Located = Pick<Job, 'location' | 'city' | 'state'>;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The location of a job, normalized for comparison. Both parts are empty if it isn't known. */
interface LocationKey {
  /** A city, "remote", or whatever comes first in the location. */
  readonly city: string;
  readonly region: string;
}

function keyOf({ location, city, state }: Located): LocationKey {
  if (city.trim() !== '') return { city: plain(city), region: plain(state) };
  if (/\b(?:remote|anywhere|work from home)\b/i.test(location)) return { city: 'remote', region: '' };
  const [first = '', second = ''] = location.replaceAll(/\b(?:hybrid|on-?site)\b/gi, ' ').split(/[,;|/(]| - /);
  return { city: plain(first), region: plain(state || second) };
}

/** "TX" and "OR" differ. "TX" and "Texas" may be the same: telling would take a table of all regions of all countries. */
const areDifferentRegions = (left: string, right: string) =>
  left !== '' && right !== '' && left !== right && (left.length === 2) === (right.length === 2);

const areCompatible = (left: LocationKey, right: LocationKey) =>
  left.city === '' ||
  right.city === '' ||
  (left.city === right.city && !areDifferentRegions(left.region, right.region));

/**
 * Whether two jobs with the same title and company may be in the same location. Two cities differ, and so do a city and
 * "Remote". A job without a location may be anywhere.
 */
export const isSameLocation = (left: Located, right: Located): boolean => areCompatible(keyOf(left), keyOf(right));

/**
 * Groups jobs with the same title and company by location. A job without a location joins the others only if they are
 * all in one location: with two, we can't tell where it belongs.
 */
export function byLocation<Row extends Located>(jobs: readonly Row[]): Row[][] {
  const located: { key: LocationKey; jobs: Row[] }[] = [];
  const unlocated: Row[] = [];
  for (const job of jobs) {
    const key = keyOf(job);
    if (key.city === '') {
      unlocated.push(job);
      continue;
    }
    const group = located.find((other) => areCompatible(other.key, key));
    if (!group) located.push({ key, jobs: [job] });
    else {
      group.jobs.push(job);
      if (group.key.region === '') group.key = key;
    }
  }
  const [only, ...others] = located;
  if (only && others.length === 0) return [[...only.jobs, ...unlocated]];
  return [...located.map((group) => group.jobs), unlocated];
}
