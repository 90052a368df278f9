import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createSalaryRoutes } from '../salary/routes';
import { prepareSalary, type SalaryScreenOptions } from './prepare-salary';

/** Shows a salary or offer screen. `$offer` and `$job` in the path stand for the first ids. */
export function SalaryStory({ path, ...options }: SalaryScreenOptions & { readonly path: string }) {
  const [{ api, database, jobIds, offerIds }] = useState(() => prepareSalary(options));
  return (
    <StoryScreen
      createRoutes={createSalaryRoutes}
      path={path.replace('$offer', offerIds[0] ?? '').replace('$job', jobIds[0] ?? '')}
      database={() => database}
      api={api}
    />
  );
}
