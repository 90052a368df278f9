import { renderScreen } from '@keepmark/app-shell/testing';
import { createPlaceGroupsStore } from '../place-groups-store';
import type { PlaceValues } from '../place';
import { createPlacesRoutes } from '../routes';
import { databaseOf } from '@keepmark/local-store/testing';
import { placeTable } from '../place-table';
import { clientOf, type FakeService } from './service';

export interface PlacesScreenOptions extends FakeService {
  /** Group names, each with the indexes of its places. */
  readonly groups?: Readonly<Record<string, readonly number[]>>;
}

/** Renders a screen of this package with these saved places. */
export async function renderPlaces(
  path: string,
  places: readonly PlaceValues[] = [],
  { groups = {}, ...service }: PlacesScreenOptions = {},
) {
  const { database, table, ids } = databaseOf(placeTable, places);
  const store = createPlaceGroupsStore(database);
  const groupIds = Object.entries(groups).map(([name, members]) => {
    const groupId = store.findOrCreate({ name });
    store.addPlaces(
      groupId,
      members.map((index) => ids[index] ?? ''),
    );
    return groupId;
  });
  const screen = await renderScreen(createPlacesRoutes, { path, database, api: clientOf(service) });
  return { ...screen, ids, table, groupIds };
}
