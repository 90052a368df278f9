import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createResumesRoutes } from '../routes';
import type { ResumesSlots } from '../slots';
import { databaseOf, type SavedDocuments } from './database-of';

export interface ResumesStoryProps extends SavedDocuments {
  /** `:resume` and `:letter` stand for the id of the first one. */
  path: string;
  slots?: ResumesSlots;
}

/** A screen of this package, for stories. */
export function ResumesStory({ path, slots, ...documents }: ResumesStoryProps) {
  const [{ database, resumeIds, letterIds }] = useState(() => databaseOf(documents));
  return (
    <StoryScreen
      createRoutes={(signedIn) => createResumesRoutes(signedIn, slots)}
      path={path.replace(':resume', resumeIds[0] ?? '').replace(':letter', letterIds[0] ?? '')}
      database={() => database}
    />
  );
}
