import { type ApiClient, call } from '@keepmark/api-client';
import { type City, getMetroArea, type MetroArea, type MetroAreaDetail } from '@keepmark/contracts';
import { type Coordinates, distanceKm } from '@keepmark/map/geometry';
import type { QueryClient } from '@tanstack/react-query';
import { metroAreasOptions } from '../geography-api';

type Ring = readonly (readonly number[])[];

/** Whether a point is inside a ring of longitudes and latitudes, by counting the edges east of it. */
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

/** Whether a point is inside an outline and outside its holes. */
export function outlineContains(outline: NonNullable<MetroAreaDetail['outline']>, point: Coordinates): boolean {
  // GeoJSON nests coordinates by `type`.
  const parts = (outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates) as Ring[][];
  return parts.some((rings) => rings.filter((ring) => ringContains(ring, point)).length % 2 === 1);
}

const isNamedAfter = (area: MetroArea, city: City): boolean =>
  area.name
    .split(',')[0]
    ?.split(/[-–/]+/)
    .includes(city.cityName) ?? false;

/** How many areas of the state are checked by outline. */
const checkedOutlines = 3;

/** The metro areas that may contain a city: those named after it first, then the nearest. */
export function likelyMetroAreas(city: City, areas: readonly MetroArea[]): MetroArea[] {
  return areas
    .toSorted(
      (left, right) =>
        Number(isNamedAfter(right, city)) - Number(isNamedAfter(left, city)) ||
        distanceKm(city, left) - distanceKm(city, right),
    )
    .slice(0, checkedOutlines);
}

/** The US metro area of a city; null when it is in none, or outside the United States. */
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
  const containing = details.find(({ outline }) => outline && outlineContains(outline, city));
  // Without an outline, go by name.
  return containing ?? details.find((area) => !area.outline && isNamedAfter(area, city)) ?? null;
}
