import type { FakeService } from '@keepmark/api-client/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { testDatabase } from '@keepmark/local-store/testing';
import { useState } from 'react';
import { createPostingsRoutes } from '../routes';
import { savedInMemory } from './saved-in-memory';
import { searchClient, type SearchService } from './search-service';

export interface PostingsStoryProps {
  path: string;
  /** The titles of jobs that are saved. */
  saved?: Parameters<typeof savedInMemory>[0];
  /** Answers `jobs/search`. */
  search?: SearchService;
  /** Answers the other calls. */
  service?: FakeService;
}

const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** A screen of this package for a story. */
export function PostingsStory({ path, saved, search = foundNothing, service }: PostingsStoryProps) {
  const [database] = useState(testDatabase);
  return (
    <StoryScreen
      createRoutes={(signedIn) => createPostingsRoutes(signedIn, savedInMemory(saved))}
      path={path}
      database={() => database}
      api={searchClient(search, service)}
    />
  );
}
