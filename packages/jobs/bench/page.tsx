import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { manyJobs } from '../src/testing/fixtures';
import { JobsStory } from '../src/testing/JobsStory';

const query = new URLSearchParams(location.search);
const jobs = manyJobs(Number(query.get('jobs') ?? 60));

createRoot(document.querySelector('#site')!).render(
  <KeepmarkTheme>
    <main style={{ paddingBlock: 60 }}>
      <JobsStory path={query.get('path') ?? '/jobs/list'} jobs={jobs} />
    </main>
  </KeepmarkTheme>,
);
