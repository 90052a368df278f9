import type { GeocodedLocation } from '@keepmark/contracts';
import type { Area } from '../locations/area-names';
import type { CityIndex } from '../locations/city-index';
import { cityLocation, countryLocation, stateLocation } from './area-answers';
import type { AreaList } from './area-list';
import { type Hit, isWanted, type WantedType } from './geocoder-hit';

export const maxResults = 5;
const maxPopulation = 1e7;
const minAlternateShare = 0.05;

/** Makes answers of the possible meanings of a text. */
export class HitLocations {
  readonly #index: CityIndex;
  readonly #areas: AreaList;

  constructor(index: CityIndex, areas: AreaList) {
    this.#index = index;
    this.#areas = areas;
  }

  /** The likeliest first, each once; at most five. */
  of(hits: readonly Hit[], wanted: WantedType): GeocodedLocation[] {
    const [first, second] = hits;
    if (first !== undefined && second === undefined) {
      const location = isWanted(first, wanted) ? this.#locationOf(first) : undefined;
      return location ? [location] : [];
    }
    const found: GeocodedLocation[] = [];
    const meant = wanted === undefined ? hits : hits.filter((hit) => isWanted(hit, wanted));
    const sorted = meant.length > 1 ? meant.toSorted((a, b) => b.weight - a.weight) : meant;
    const least = Math.min(sorted[0]?.weight ?? 0, maxPopulation) * minAlternateShare;
    for (const hit of sorted) {
      // New Britain in Connecticut was once called "Quebec", which nobody means.
      if ('row' in hit && hit.alternate && hit.weight < least) continue;
      const location = this.#locationOf(hit);
      if (location && found.every(({ placeId }) => placeId !== location.placeId)) found.push(location);
      if (found.length >= maxResults) break;
    }
    return found;
  }

  #locationOf(hit: Hit): GeocodedLocation | undefined {
    const location = 'row' in hit ? cityLocation(this.#index.city(hit.row)) : this.#areaLocation(hit.area);
    const { notFound, isGuess } = hit;
    if (location === undefined || (notFound === undefined && isGuess === undefined)) return location;
    return { ...location, ...(notFound !== undefined && { notFound }), ...(isGuess && { isGuess }) };
  }

  #areaLocation({ country, regionCode }: Area): GeocodedLocation | undefined {
    const timeZone = this.#areas.timeZone(country, regionCode);
    if (regionCode === '') {
      const found = this.#areas.country(country);
      return found && countryLocation(found, timeZone);
    }
    const state = this.#areas.state(country, regionCode);
    return state?.latitude == null ? undefined : stateLocation(state, timeZone);
  }
}
