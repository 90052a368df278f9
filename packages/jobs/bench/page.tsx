import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { processMetrics, statusMetrics, submissionMethodMetrics } from '../src/job-metrics';
import { jobTable } from '../src/job-table';
import { databaseOf } from '../src/testing/database-of';
import { manyJobs } from '../src/testing/fixtures';
import { JobsStory } from '../src/testing/JobsStory';

declare global {
  interface Window {
    /** Milliseconds from the next event of a type until what it changed is painted, at the earliest when `seen` holds. */
    timeFrom: (type: string, seen?: () => boolean) => Promise<number>;
    /** Milliseconds to count all metrics of all jobs. */
    timeMetrics: () => number;
  }
}

const query = new URLSearchParams(location.search);
const jobs = manyJobs(Number(query.get('jobs') ?? 60));

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

async function paintedWhen(seen: () => boolean): Promise<void> {
  do {
    // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
    await painted();
  } while (!seen());
}

window.timeFrom = (type, seen = () => true) =>
  new Promise((resolve) => {
    const start = (event: Event) => {
      void paintedWhen(seen).then(() => resolve(performance.now() - event.timeStamp));
    };
    addEventListener(type, start, { capture: true, once: true });
  });

window.timeMetrics = () => {
  const table = databaseOf(jobs).database.table(jobTable);
  const start = performance.now();
  const counts = {
    saved: table.count(),
    applied: table.countsOf('applied')['true'] ?? 0,
    byStatus: table.countsOf('status'),
    bySubmissionMethod: table.countsOf('submissionMethod'),
  };
  const metrics = [...processMetrics(counts), ...statusMetrics(counts), ...submissionMethodMetrics(counts)];
  const took = performance.now() - start;
  if (metrics[0]?.metricValue !== jobs.length) throw new Error('The metrics did not count all jobs.');
  return took;
};

createRoot(document.querySelector('#site')!).render(
  <KeepmarkTheme>
    <main style={{ paddingBlock: 60 }}>
      <JobsStory path={query.get('path') ?? '/jobs/list'} jobs={jobs} />
    </main>
  </KeepmarkTheme>,
);
