import lookUpTimeZone from '@photostructure/tz-lookup';
import { type GeocodedLocation, type GeocodeRequest, worldCountryCode } from '@keepmark/contracts';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../platform/errors/errors';
import { asSeenFrom, countryName, type Geography, inCountryFirst, placeLabel, readPoint } from '../gazetteer/gazetteer';
import { type ExtractLocations, openStreetMap, withExtractLocations } from '../places/places';
import type { LocationProvider, ProvidedLocation } from './providers/location-provider';
import { isInsideStated } from './stated-bounds';

/** What providers have found stays known for an hour, so that its details can be asked for. */
const remembering = { max: 5000, ttl: 3_600_000 };

/** Hears of each provider that failed. */
export type OnProviderFailure = (error: unknown, provider: string) => void;

/**
 * Where a text is: by our own tables of cities and by imported extracts, and where they read no more than a part of it,
 * by the geocoders that are configured, until one finds something.
 */
export class FindLocation {
  readonly #geography: () => Geography;
  readonly #extracts: ExtractLocations;
  readonly #providers: readonly LocationProvider[];
  readonly #remembered = new LRUCache<string, GeocodedLocation>(remembering);

  /** @param providers asked in this order. */
  constructor(geography: () => Geography, extracts: ExtractLocations, providers: readonly LocationProvider[]) {
    this.#geography = geography;
    this.#extracts = extracts;
    this.#providers = providers;
  }

  /**
   * Best match first, each with its source.
   * @throws PointError for a bare point beyond the globe.
   * @throws ApiError `providers-failed` (502) when all that is left is a failure.
   */
  find(
    request: GeocodeRequest,
    onFailure: OnProviderFailure,
  ): readonly GeocodedLocation[] | Promise<readonly GeocodedLocation[]> {
    const { searchText, type, selectedCountryCode = '', usualCountryCode = '' } = request;
    const country = selectedCountryCode.trim().toUpperCase();
    const usual = usualCountryCode.trim().toUpperCase();
    const isZipLikely = ['', 'US', worldCountryCode].includes(country || usual);
    const zipCode = isZipLikely ? this.#geography().zipCode(searchText) : undefined;
    if (zipCode) return [zipCode];
    const own =
      country === '' && usual !== ''
        ? asSeenFrom(this.#geography(), searchText, type, usual)
        : inCountryFirst(this.#geography(), searchText, type, country);
    const isPoint = readPoint(searchText) !== undefined;
    if (!isPoint && this.#extracts.mayKnow(type)) return this.#withExtracts(request, own, onFailure);
    const isEnough = this.#providers.length === 0 || isPoint || this.#isKnown({ searchText, type });
    return isEnough ? own : this.#ask({ searchText, ...(type && { type }) }, own, onFailure);
  }

  async #withExtracts(
    { searchText, type, selectedCountryCode, usualCountryCode }: GeocodeRequest,
    own: readonly GeocodedLocation[],
    onFailure: OnProviderFailure,
  ): Promise<readonly GeocodedLocation[]> {
    const found = await this.#extracts.find(searchText, type).catch((error: unknown) => {
      // Our own tables still have the city.
      onFailure(error, openStreetMap.name);
      return [];
    });
    const foundInside = found.filter(({ location }) => isInsideStated(location, own));
    const merged = withExtractLocations(own, foundInside, {
      searchText,
      country: (selectedCountryCode?.trim() || usualCountryCode?.trim() || '').toUpperCase(),
      isRead: this.#geography().readsWhole(searchText, type),
    });
    const isEnough =
      this.#providers.length === 0 || foundInside.some(({ isExact }) => isExact) || this.#isKnown({ searchText, type });
    return isEnough ? merged : this.#ask({ searchText, ...(type && { type }) }, merged, onFailure);
  }

  /** What a provider has found within the last hour, or an extract has. */
  async detail(placeId: string): Promise<GeocodedLocation | undefined> {
    return this.#remembered.get(placeId) ?? this.#extracts.detail(placeId);
  }

  /** No table of cities has addresses and sights: it has the city that they are in. */
  #isKnown({ searchText, type }: GeocodeRequest): boolean {
    return type !== 'address' && type !== 'place' && this.#geography().readsWhole(searchText, type);
  }

  async #ask(
    query: GeocodeRequest,
    own: readonly GeocodedLocation[],
    onFailure: OnProviderFailure,
  ): Promise<readonly GeocodedLocation[]> {
    const failures: unknown[] = [];
    for (const provider of this.#providers) {
      try {
        // Its own time-out ends it.
        const found = await provider.geocode(query, new AbortController().signal);
        const locations = found
          .map((location) => this.#located(location, provider.name))
          .filter((location) => isInsideStated(location, own));
        for (const location of locations) if (location.placeId) this.#remembered.set(location.placeId, location);
        if (locations.length > 0) return locations;
      } catch (error) {
        failures.push(error);
        onFailure(error, provider.name);
      }
    }
    if (own.length === 0 && failures.length === this.#providers.length) throw providersFailed(failures);
    return own;
  }

  #located({ name, ...found }: ProvidedLocation, source: string): GeocodedLocation {
    const code = found.countryCode.toLowerCase();
    const state = found.stateName === '' ? undefined : this.#geography().areas.state(code, found.stateName);
    const country = code === '' ? '' : countryName(code);
    return {
      ...found,
      label: placeLabel(name, found.city, found.stateName, country),
      stateCode: state?.stateCode ?? '',
      countryName: country,
      population: 0,
      timeZone: lookUpTimeZone(found.latitude, found.longitude),
      source,
    };
  }
}

function providersFailed(causes: readonly unknown[]): ApiError {
  const message = 'The map service that we ask gave no answer. Try again in a minute, or give only the city.';
  return new ApiError(502, 'providers-failed', message, { cause: causes[0], retryAfterSeconds: 60 });
}
