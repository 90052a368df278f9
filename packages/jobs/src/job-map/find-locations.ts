import { type ApiClient, call } from '@keepmark/api-client';
import { geocode } from '@keepmark/contracts';
import type { Job } from '../job-table';
import type { JobPosition } from '../jobs-store';

/** Found at once: more is found with the next press. */
const maxLookups = 100;

/** What a job's place is looked up by; empty when it says none, or that it is done from anywhere. */
export function locationQuery({ city, state, country, location }: Job): string {
  if (city === '') return /\b(?:remote|anywhere|hybrid)\b/i.test(location) ? '' : location.trim();
  return [city, state, country].filter(Boolean).join(', ');
}

/** The jobs that say where they are and have no position yet, by what they say. */
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
 * Where the cities of jobs are, by one question for each of them. Those that name no city are left out.
 * @throws the service's error when it does not answer
 */
export async function findPositions(
  api: ApiClient,
  unlocated: ReadonlyMap<string, readonly Job[]>,
): Promise<JobPosition[]> {
  const found: JobPosition[] = [];
  for (const [searchText, jobs] of [...unlocated].slice(0, maxLookups)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: it is a shared service
    const [best] = await call(api, geocode, { body: { searchText, type: 'city' } });
    if (best) {
      found.push({ ids: jobs.map(({ internalId }) => internalId), latitude: best.latitude, longitude: best.longitude });
    }
  }
  return found;
}
