import { AreaNames, wholeCountry } from './area-names';
import type { City, CityIndex } from './city-index';
import { countryName } from './countries';
import { type Place, PlaceFinder } from './find-place';
import { nameKey } from './name-key';
import { readWorkplace } from './read-workplace';
import { splitList, splitPlaces, splitRun } from './split-locations';
import { countriesOfWorldRegion } from './spoken-places';

/** A place that a posting names. What the text does not say is empty or null, never guessed. */
export interface ResolvedLocation {
  /** As a person reads it: "Austin, TX", "Remote, Canada"; the text itself where it could not be resolved. */
  readonly label: string;
  readonly city: string;
  /** Postal code of a US state or Canadian province, the region's name elsewhere. */
  readonly state: string;
  /** Lowercase alpha-2. */
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** May be done from anywhere in the country, or in the world when there is none. */
  readonly remote: boolean;
}

export interface ResolveOptions {
  /** Lowercase alpha-2: where to look first for a name without an area ("Cambridge"). */
  readonly preferredCountry?: string;
}

const maxTextLength = 500;
const maxCached = 20_000;

/** Turns the location texts of feeds and of searches into places. */
export class LocationResolver {
  readonly #index: CityIndex;
  readonly #areas: AreaNames;
  readonly #finder: PlaceFinder;
  readonly #remembered = new Map<string, readonly ResolvedLocation[]>();

  constructor(index: CityIndex) {
    this.#index = index;
    this.#areas = new AreaNames(index.regions);
    this.#finder = new PlaceFinder(index, this.#areas);
  }

  /** The first place that a text names; for an empty text one that says nothing. */
  resolve(text: string, options?: ResolveOptions): ResolvedLocation {
    return this.resolveAll(text, options)[0] ?? unknownPlace(text.trim());
  }

  /** Every place that a text names, each once: "Austin, TX Chicago, IL or Remote" names three. */
  resolveAll(text: string, { preferredCountry = '' }: ResolveOptions = {}): readonly ResolvedLocation[] {
    const key = `${preferredCountry}|${text}`;
    const known = this.#remembered.get(key);
    if (known) return known;
    const places = splitList(text.slice(0, maxTextLength).normalize('NFC')).flatMap((piece) =>
      this.#resolvePiece(piece, preferredCountry),
    );
    const unique = [
      ...new Map(spreadRemote(places).map((place) => [`${place.label}|${place.remote}`, place])).values(),
    ];
    if (this.#remembered.size >= maxCached) this.#remembered.clear();
    this.#remembered.set(key, unique);
    return unique;
  }

  #resolvePiece(piece: string, preferredCountry: string): ResolvedLocation[] {
    const { text, remote } = readWorkplace(piece);
    if (text === '') return [remote ? unresolved('', remote) : unknownPlace(piece)];
    const wide = countriesOfWorldRegion.get(nameKey(text));
    if (wide) return wide.map((country) => located({ area: wholeCountry(country), complete: true }, text, remote));
    const places = this.#splitRun(text).flatMap((run) => this.#resolveRun(run, remote, preferredCountry));
    const isUnknown = places.length === 1 && places.every((place) => place.country === '' && !place.remote);
    return isUnknown ? [unknownPlace(piece)] : places;
  }

  #resolveRun(text: string, remote: boolean, preferredCountry: string): ResolvedLocation[] {
    const whole = this.#finder.find(text, preferredCountry);
    if (whole && ('city' in whole || whole.complete)) return [located(whole, text, remote)];
    const parts = splitPlaces(text, whole !== undefined);
    const places = parts.map((part) => ({ part, place: this.#finder.find(part, preferredCountry) }));
    if (!places.some(({ place }) => place)) return [unresolved(text, remote)];
    return places.map(({ part, place }) => (place ? located(place, part, remote) : unresolved(part, remote)));
  }

  #splitRun(text: string): string[] {
    return splitRun(text, this.#areas, (name) => this.#index.named(name).length > 0);
  }
}

/** "Remote in Canada or the US" and "Remote; US" say of each country what they say once. */
function spreadRemote(places: readonly ResolvedLocation[]): ResolvedLocation[] {
  if (places[0]?.remote !== true) return [...places];
  const spread = places.map((place) =>
    place.remote || place.city !== '' || place.country === ''
      ? place
      : { ...place, label: remoteLabel(place.label), remote: true },
  );
  const named = spread.filter((place) => place.label !== remoteWord);
  return named.some((place) => place.remote) ? named : spread;
}

const remoteWord = 'Remote';
const remoteLabel = (label: string): string => (label === '' ? remoteWord : `${remoteWord}, ${label}`);

function unresolved(text: string, remote: boolean): ResolvedLocation {
  return { ...unknownPlace(remote ? remoteLabel(text) : text), remote };
}

function located(place: Place, text: string, remote: boolean): ResolvedLocation {
  if ('city' in place) return { ...cityPlace(place.city), remote };
  const { country, regionCode, regionName } = place.area;
  const area = [regionName, countryName(country)].filter(Boolean).join(', ');
  const label = place.complete ? area : text;
  return {
    ...unknownPlace(remote ? remoteLabel(label) : label),
    state: stateOf(country, regionCode, regionName),
    country,
    remote,
  };
}

function cityPlace(city: City) {
  const { country, regionCode, regionName, latitude, longitude } = city;
  // Nobody uses the name in the table.
  const name = city.name === 'New York City' ? 'New York' : city.name;
  const state = stateOf(country, regionCode, regionName);
  const where = hasStateCodes(country) ? state : countryName(country);
  const label = where === '' || where === name ? name : `${name}, ${where}`;
  return { label, city: name, state, country, latitude, longitude };
}

function stateOf(country: string, code: string, name: string): string {
  return hasStateCodes(country) ? code : name;
}

const hasStateCodes = (country: string): boolean => country === 'us' || country === 'ca';

function unknownPlace(label: string): ResolvedLocation {
  return { label, city: '', state: '', country: '', latitude: null, longitude: null, remote: false };
}
