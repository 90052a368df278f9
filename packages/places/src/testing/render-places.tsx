import { renderScreen } from '@keepmark/app-shell/testing';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import { type GroupMembers, preparePlaces } from './prepare-places';
import { clientOf, type FakeService } from './service';

export interface PlacesScreenOptions extends FakeService {
  readonly groups?: GroupMembers;
}

/** Renders a screen of this package with these saved places. */
export async function renderPlaces(
  path: string,
  places: readonly PlaceValues[] = [],
  { groups, ...service }: PlacesScreenOptions = {},
) {
  const { database, ...prepared } = preparePlaces(places, groups);
  const screen = await renderScreen(createPlacesRoutes, { path, database, api: clientOf(service) });
  return { ...screen, ...prepared };
}
