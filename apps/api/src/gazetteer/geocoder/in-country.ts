import type { GeocodedLocation, GeocodeRequest } from '@keepmark/contracts';
import { countryName } from '../locations/countries';
import { nameKey } from '../locations/name-key';
import type { Geography } from './geography';

const maxResults = 5;
/** A location in one's own country is meant before one elsewhere with up to this many times as many people. */
const usualCountryWeight = 5;

type WantedType = GeocodeRequest['type'];
type Geocoding = Pick<Geography, 'geocode'>;

/**
 * Best match first: what lies in the country, and a smaller place of that name there (Toronto in Ohio), before the others.
 * @param country two letters, uppercase; any other text is everywhere.
 */
export function inCountryFirst(
  geography: Geocoding,
  searchText: string,
  wanted: WantedType,
  country: string,
): readonly GeocodedLocation[] {
  const found = geography.geocode(searchText, wanted);
  const isThere = ({ countryCode }: GeocodedLocation): boolean => countryCode === country;
  const name = countryName(country.toLowerCase());
  if (name === '' || found.every(isThere)) return found;
  if (found.some(isThere)) return [...found.filter(isThere), ...found.filter((location) => !isThere(location))];
  // Of the guesses there, only those with the typed name, unless all others are guesses, too.
  const typed = nameKey(searchText);
  const isGuessed = found.every(({ isGuess }) => isGuess);
  const inside = geography
    .geocode(`${searchText}, ${name}`, wanted)
    .filter(
      (location) =>
        isThere(location) &&
        location.notFound === undefined &&
        (isGuessed || [location.city, location.stateName].some((own) => nameKey(own) === typed)),
    )
    .map((location) => (nameKey(location.city || location.stateName) === typed ? location : asGuess(location)));
  return [...inside, ...found].slice(0, maxResults);
}

/**
 * Best match first for someone who lives in a country: its locations count more, but not more than a world city.
 * @param country two letters, uppercase.
 */
export function asSeenFrom(
  geography: Geocoding,
  searchText: string,
  wanted: WantedType,
  country: string,
): readonly GeocodedLocation[] {
  const isThere = ({ countryCode }: GeocodedLocation): boolean => countryCode === country;
  const found = inCountryFirst(geography, searchText, wanted, country);
  const [there, elsewhere] = [found.filter(isThere), found.filter((location) => !isThere(location))];
  const merged: GeocodedLocation[] = [];
  for (const location of elsewhere) {
    while (there[0] && there[0].population * usualCountryWeight >= location.population)
      merged.push(...there.splice(0, 1));
    merged.push(location);
  }
  return [...merged, ...there];
}

// A copy, since the geocoder remembers its answers.
const asGuess = (location: GeocodedLocation): GeocodedLocation => ({ ...location, isGuess: true });
