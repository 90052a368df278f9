import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createCareerRoutes } from '../routes';
import { type CareerScreenOptions, prepareCareer } from './prepare-career';

/** Shows a screen of counseling, coaching or plans. `$plan` stands for the id of the first plan. */
export function CareerStory({ path, ...options }: CareerScreenOptions & { readonly path: string }) {
  const [{ api, database, planIds }] = useState(() => prepareCareer(options));
  return (
    <StoryScreen
      createRoutes={createCareerRoutes}
      path={path.replace('$plan', planIds[0] ?? '')}
      database={() => database}
      api={api}
    />
  );
}
