import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import { databaseOf } from '@keepmark/local-store/testing';
import { placeTable } from '../place-table';

export interface PlacesStoryProps {
  path: string;
  /** The saved places. */
  places?: readonly PlaceValues[];
}

const none: readonly PlaceValues[] = [];

/** Renders a screen of this package for a story. */
export function PlacesStory({ path, places = none }: PlacesStoryProps) {
  return (
    <StoryScreen
      createRoutes={createPlacesRoutes}
      path={path}
      database={() => databaseOf(placeTable, places).database}
    />
  );
}
