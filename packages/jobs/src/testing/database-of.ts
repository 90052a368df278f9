import { testDatabase } from '@keepmark/local-store/testing';
import type { JobValues } from '../job';
import { createJobsStore } from '../jobs-store';

/** A new database with these saved jobs, and their ids. */
export function databaseOf(jobs: readonly JobValues[]) {
  const database = testDatabase();
  const store = createJobsStore(database);
  return { database, ids: database.transaction(() => jobs.map((values) => store.add(values))) };
}
