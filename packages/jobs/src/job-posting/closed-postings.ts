import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { defineSetting, readSetting, writeSetting } from '@keepmark/app-shell/setting';
import { type ClosedPosting, listClosedPostings, maxClosedPostingIds } from '@keepmark/contracts';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useDatabase } from '@keepmark/local-store/react';
import { useQuery } from '@tanstack/react-query';
import { statusGroup } from '../job-status';
import { type Job, jobTable } from '../job-table';

const dayMs = 86_400_000;
const checkedAtMs = defineSetting('jobs', 'postingsCheckedAt', (stored) => Number(stored ?? 0));

/** Whether an open job came from a feed. Ids from feeds start with the feed: "greenhouse:acme:42". */
const hasFeedId = ({ externalId, status }: Job) => externalId.includes(':') && statusGroup(status) !== 'complete';

/** Asks about as many postings as one call takes, then about the next ones. */
export async function fetchClosedPostings(api: ApiClient, externalIds: readonly string[]): Promise<ClosedPosting[]> {
  const closed: ClosedPosting[] = [];
  for (let start = 0; start < externalIds.length; start += maxClosedPostingIds) {
    const body = { externalIds: externalIds.slice(start, start + maxClosedPostingIds) };
    // oxlint-disable-next-line no-await-in-loop -- one at a time, because nobody is waiting
    closed.push(...(await call(api, listClosedPostings, { body })));
  }
  return closed;
}

/**
 * Asks the service which postings of saved jobs have closed, at most once a day, and stores the result with the jobs.
 * Complete jobs are skipped: no one will apply for them again.
 * @throws the error of `call`; nothing is stored then, and the next check asks again
 */
export async function checkClosedPostings(api: ApiClient, database: Database, now: Date): Promise<void> {
  const asked = allRows(database.table(jobTable), { where: hasFeedId });
  if (asked.length === 0 || now.getTime() - readSetting(database, checkedAtMs) < dayMs) return;
  const ids = [...new Set(asked.map(({ externalId }) => externalId))];
  const closed = await fetchClosedPostings(api, ids);
  const closedDates = new Map(closed.map(({ externalId, closedDate }) => [externalId, closedDate]));
  database.transaction(() => {
    const jobs = database.table(jobTable);
    for (const { internalId, externalId, postingClosedDate } of asked) {
      const date = closedDates.get(externalId) ?? '';
      if (date !== postingClosedDate) jobs.update(internalId, { postingClosedDate: date });
    }
    writeSetting(database, checkedAtMs, now.getTime());
  });
}

/** Checks for closed postings in the background. No one asked for it, so a failure stays silent. */
export function useClosedPostings(): void {
  const { api } = useAppContext();
  const database = useDatabase();
  useQuery({
    queryKey: ['jobs', 'closed-postings'],
    queryFn: async () => {
      await checkClosedPostings(api, database, new Date());
      return null;
    },
    enabled: navigator.onLine,
    retry: false,
  });
}
