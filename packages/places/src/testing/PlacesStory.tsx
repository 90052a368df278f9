import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import { databaseOf } from './database-of';

export interface PlacesStoryProps {
  path: string;
  /** Saved before the screen opens. */
  places?: readonly PlaceValues[];
}

const none: readonly PlaceValues[] = [];

/** A screen of this package in the state that a story is named after. */
export function PlacesStory({ path, places = none }: PlacesStoryProps) {
  return <StoryScreen createRoutes={createPlacesRoutes} path={path} database={() => databaseOf(places).database} />;
}
