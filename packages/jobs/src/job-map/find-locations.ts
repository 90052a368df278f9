import { type ApiClient, call } from '@keepmark/api-client';
import { geocode, type GeocodedLocation } from '@keepmark/contracts';
import type { Job } from '../job-table';
import type { JobPosition } from '../jobs-store';

/** Limit per click. Another click looks up the next ones. */
const maxLookups = 100;

/** The text to look up for the location of a job; empty if it has none or is remote. */
export function locationQuery({ city, state, country, location }: Job): string {
  if (city === '') return /\b(?:remote|anywhere|hybrid)\b/i.test(location) ? '' : location.trim();
  return [city, state, country].filter(Boolean).join(', ');
}

/** Groups the jobs that have a location but no coordinates by the text to look up. */
export function unlocatedJobs(jobs: readonly Job[]): ReadonlyMap<string, readonly Job[]> {
  const unlocated = new Map<string, Job[]>();
  for (const job of jobs) {
    const text = job.latitude === null || job.longitude === null ? locationQuery(job) : '';
    if (text === '') continue;
    const list = unlocated.get(text);
    if (list) list.push(job);
    else unlocated.set(text, [job]);
  }
  return unlocated;
}

/**
 * Finds the coordinates of cities, with one request for each. Texts that name no city are skipped.
 * @param remember keeps that they are centers of cities, and no addresses
 * @throws the error of the service if a request fails
 */
export async function findPositions(
  api: ApiClient,
  remember: (found: GeocodedLocation) => void,
  unlocated: ReadonlyMap<string, readonly Job[]>,
): Promise<JobPosition[]> {
  const found: JobPosition[] = [];
  for (const [searchText, jobs] of [...unlocated].slice(0, maxLookups)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: it is a shared service
    const [best] = await call(api, geocode, { body: { searchText, type: 'city' } });
    // A similar name may be on another continent.
    if (best && !best.isGuess) {
      remember(best);
      found.push({ ids: jobs.map(({ internalId }) => internalId), latitude: best.latitude, longitude: best.longitude });
    }
  }
  return found;
}
