import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import type { PlacesSlots } from '../slots';
import { type GroupMembers, preparePlaces } from './prepare-places';

export interface PlacesStoryProps {
  /** `$internalId` in it stands for the id of the first place. */
  path: string;
  /** The saved places. */
  places?: readonly PlaceValues[];
  groups?: GroupMembers;
  service?: FakeService;
  /** What other packages add. */
  slots?: PlacesSlots;
}

const none: readonly PlaceValues[] = [];

/** Renders a screen of this package for a story. */
export function PlacesStory({ path, places = none, groups, service, slots }: PlacesStoryProps) {
  const [{ database, ids }] = useState(() => preparePlaces(places, groups));
  return (
    <StoryScreen
      createRoutes={(signedIn) => createPlacesRoutes(signedIn, slots)}
      path={path.replace('$internalId', ids[0] ?? '')}
      database={() => database}
      api={fakeApi(service ?? {}).api}
    />
  );
}
