import type { Job } from '../job-table';

/** What a job says about where it is. */
export type Located = Pick<Job, 'location' | 'city' | 'state'>;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** A job's location for comparing; both parts are empty where it says nothing. */
interface LocationKey {
  /** A city, "remote", or whatever else comes first in the location. */
  readonly city: string;
  readonly region: string;
}

function keyOf({ location, city, state }: Located): LocationKey {
  if (city.trim() !== '') return { city: plain(city), region: plain(state) };
  if (/\b(?:remote|anywhere|work from home)\b/i.test(location)) return { city: 'remote', region: '' };
  const [first = '', second = ''] = location.replaceAll(/\b(?:hybrid|on-?site)\b/gi, ' ').split(/[,;|/(]| - /);
  return { city: plain(first), region: plain(state || second) };
}

/** "TX" and "OR" differ; nobody can say whether "TX" and "Texas" do without a table of every country's regions. */
const areDifferentRegions = (left: string, right: string) =>
  left !== '' && right !== '' && left !== right && (left.length === 2) === (right.length === 2);

const areCompatible = (left: LocationKey, right: LocationKey) =>
  left.city === '' ||
  right.city === '' ||
  (left.city === right.city && !areDifferentRegions(left.region, right.region));

/**
 * Whether two jobs of one title and company may be one by where they are. Two cities differ, and so do a city and
 * "Remote"; a job that doesn't say where it is may be anywhere.
 */
export const isSameLocation = (left: Located, right: Located): boolean => areCompatible(keyOf(left), keyOf(right));

/**
 * Jobs of one title and company, those of one location together. A job that doesn't say where it is joins the others
 * only when they all are in one location: nobody knows which of two it belongs to.
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
