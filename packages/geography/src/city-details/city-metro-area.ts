import { type ApiClient, call } from '@keepmark/api-client';
import { type City, getMetroArea, type MetroArea, type MetroAreaDetail } from '@keepmark/contracts';
import { type Coordinates, distanceKm } from '@keepmark/map/geometry';
import type { QueryClient } from '@tanstack/react-query';
import { metroAreasOptions } from '../geography-api';

type Ring = readonly (readonly number[])[];

/** Whether a point lies inside a ring of longitudes and latitudes, by counting the edges east of it. */
function ringContains(ring: Ring, { latitude, longitude }: Coordinates): boolean {
  let inside = false;
  for (let index = 0; index < ring.length; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Whether a point lies in an outline; its holes count by their edges too. */
export function outlineContains(outline: NonNullable<MetroAreaDetail['outline']>, point: Coordinates): boolean {
  // GeoJSON's nesting depends on `type`.
  const parts = (outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates) as Ring[][];
  return parts.some((rings) => rings.filter((ring) => ringContains(ring, point)).length % 2 === 1);
}

const names = (area: MetroArea, city: City): boolean =>
  area.name
    .split(',')[0]
    ?.split(/[-–/]+/)
    .includes(city.cityName) ?? false;

/** How many areas are looked at by their outlines: the state's nearest ones. */
const outlinesLookedAt = 3;

/** The metro areas that may hold a city: those that bear its name first, then the nearest. */
export function likelyMetroAreas(city: City, areas: readonly MetroArea[]): MetroArea[] {
  return areas
    .toSorted(
      (left, right) =>
        Number(names(right, city)) - Number(names(left, city)) || distanceKm(city, left) - distanceKm(city, right),
    )
    .slice(0, outlinesLookedAt);
}

/** The US metro area that a city lies in; null for one in none, or outside the United States. */
export async function metroAreaOfCity(
  client: ApiClient,
  queries: QueryClient,
  city: City,
  signal?: AbortSignal,
): Promise<MetroArea | null> {
  if (city.countryCode !== 'US') return null;
  const { results } = await queries.fetchQuery(metroAreasOptions(client, city.stateCode));
  const likely = likelyMetroAreas(city, results);
  const details = await Promise.all(
    likely.map(({ cbsaCode }) => call(client, getMetroArea, { params: { id: cbsaCode }, signal })),
  );
  const holding = details.find(({ outline }) => outline && outlineContains(outline, city));
  // Without an outline the name has to do.
  return holding ?? details.find((area) => !area.outline && names(area, city)) ?? null;
}
