import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { timeUntilOther } from '@keepmark/bench/page';
import { openDatabase } from '@keepmark/local-store';
import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { processMetrics, statusMetrics, submissionMethodMetrics } from '../src/job-metrics';
import { jobTable } from '../src/job-table';
import { createJobsStore } from '../src/jobs-store';
import { createJobsAndPostingsRoutes } from '../src/testing/jobs-routes';
import { manyJobs } from '../src/testing/fixtures';
import { searchClient } from '@keepmark/postings/testing';

declare global {
  interface Window {
    bench: {
      /** Saves jobs in the storage of the browser. */
      seed: (count: number) => Promise<void>;
      timeUntilOther: typeof timeUntilOther;
      /** Milliseconds to compute every metric of all saved jobs, as the screens do. */
      timeMetrics: () => number;
    };
  }
}

const database = openDatabase('keepmark');

function countedMetrics() {
  const table = database.table(jobTable);
  const counts = {
    saved: table.count(),
    applied: table.countsOf('applied')['true'] ?? 0,
    byStatus: table.countsOf('status'),
    bySubmissionMethod: table.countsOf('submissionMethod'),
  };
  return [...processMetrics(counts), ...statusMetrics(counts), ...submissionMethodMetrics(counts)];
}

window.bench = {
  seed: async (count) => {
    // Wait for maintenance, so that the store packs the rows into pages.
    await database.flush();
    createJobsStore(database).addMany(manyJobs(count));
    await database.flush();
  },
  timeUntilOther,
  timeMetrics: () => {
    const start = performance.now();
    const metrics = countedMetrics();
    const took = performance.now() - start;
    const jobs = database.table(jobTable).query();
    const [saved, applied] = metrics;
    const sum = metrics.filter(({ metricKey }) => jobs.some(({ status }) => status === metricKey));
    if (
      saved?.metricValue !== jobs.length ||
      applied?.metricValue !== jobs.filter((job) => job.applied).length ||
      sum.reduce((total, { metricValue }) => total + metricValue, 0) !== jobs.length
    ) {
      throw new Error('The metrics do not match the saved jobs.');
    }
    return took;
  },
};

const screen = new URLSearchParams(location.search).get('screen');
if (screen) {
  await database.ready;
  createRoot(document.querySelector('#site')!).render(
    <KeepmarkTheme>
      <main style={{ paddingBlock: 60 }}>
        <StoryScreen
          createRoutes={createJobsAndPostingsRoutes}
          path={screen}
          database={() => database}
          api={searchClient(() => ({ results: [], totalResults: 0 }))}
        />
      </main>
    </KeepmarkTheme>,
  );
}
