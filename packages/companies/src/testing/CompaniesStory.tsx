import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createCompaniesRoutes } from '../routes';
import type { CompaniesSlots } from '../slots';
import { prepareCompanies, type PrepareOptions } from './prepare-companies';

export interface CompaniesStoryProps extends Pick<PrepareOptions, 'companies' | 'service'> {
  path: string;
  slots?: CompaniesSlots;
}

/** A screen of this package, for stories. */
export function CompaniesStory({ path, slots, ...options }: CompaniesStoryProps) {
  const [{ api, database }] = useState(() => prepareCompanies(options));
  return (
    <StoryScreen
      createRoutes={(signedIn) => createCompaniesRoutes(signedIn, slots)}
      path={path}
      database={() => database}
      api={api}
    />
  );
}
