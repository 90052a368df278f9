import type { AppContext } from '@keepmark/app-shell';
import { openedDatabase } from '@keepmark/app-shell/opened-database';
import { JobsLanding } from '@keepmark/places/jobs-landing';
import { preloadSearchNews } from '@keepmark/postings/saved-search-news';
import { TodaysSummary } from './TodaysSummary';

/** Loads the parts that only some people see. */
export async function preloadParts(context: AppContext): Promise<void> {
  await preloadSearchNews(await openedDatabase(context));
}

/** The landing screen of the jobs site. */
export function JobsLandingPage() {
  return (
    <JobsLanding>
      <TodaysSummary />
    </JobsLanding>
  );
}
