import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import { type GroupMembers, preparePlaces } from './prepare-places';

export interface PlacesStoryProps {
  /** `$internalId` in it stands for the id of the first place. */
  path: string;
  /** The saved places. */
  places?: readonly PlaceValues[];
  groups?: GroupMembers;
  service?: FakeService;
}

const none: readonly PlaceValues[] = [];

/** Renders a screen of this package for a story. */
export function PlacesStory({ path, places = none, groups, service }: PlacesStoryProps) {
  const [{ database, ids }] = useState(() => preparePlaces(places, groups));
  return (
    <StoryScreen
      createRoutes={createPlacesRoutes}
      path={path.replace('$internalId', ids[0] ?? '')}
      database={() => database}
      api={fakeApi(service ?? {}).api}
    />
  );
}
