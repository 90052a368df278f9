import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import { createResumesRoutes } from '../routes';
import type { ResumesSlots } from '../slots';
import { databaseOf, type SavedDocuments } from './database-of';

export interface ResumesStoryProps extends SavedDocuments {
  /** `:resume` and `:letter` stand for the id of the first one. */
  path: string;
  slots?: ResumesSlots;
  /** The API's answers. By default it has none. */
  service?: FakeService;
}

const noService: FakeService = {};

/** A screen of this package, for stories. */
export function ResumesStory({ path, slots, service = noService, ...documents }: ResumesStoryProps) {
  const [{ database, resumeIds, letterIds, api }] = useState(() => ({
    ...databaseOf(documents),
    api: fakeApi(service).api,
  }));
  return (
    <StoryScreen
      createRoutes={(signedIn) => createResumesRoutes(signedIn, slots)}
      path={path.replace(':resume', resumeIds[0] ?? '').replace(':letter', letterIds[0] ?? '')}
      database={() => database}
      api={api}
    />
  );
}
