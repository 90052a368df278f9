import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createInterviewsRoutes } from '../routes';
import { interviewsDatabase, type SavedRows } from './interviews-database';
import { type LocationAnswer, locationClient } from './location-client';

export interface InterviewsStoryProps extends SavedRows {
  /** `$internalId` in it stands for the id of the first interview. */
  path: string;
  locations?: LocationAnswer;
}

/** Shows a screen of this package. */
export function InterviewsStory({ path, locations = 'found', ...rows }: InterviewsStoryProps) {
  const [{ database, ids }] = useState(() => interviewsDatabase(rows));
  return (
    <StoryScreen
      createRoutes={createInterviewsRoutes}
      path={path.replace('$internalId', ids[0] ?? '')}
      database={() => database}
      api={locationClient(locations)}
    />
  );
}
