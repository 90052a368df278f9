import { degreesOf, latitudeText, longitudeText } from '@keepmark/contracts';
import { atMost } from './form-values';

/** The fields of `AddressSection` as its inputs hold them: text, coordinates in degrees. */
export interface LocationFormValues {
  address: string;
  city: string;
  state: string;
  country: string;
  latitude: string;
  longitude: string;
}

/** The location as one part of a form. It's shown as its address, or its coordinates. */
export const locationPart = {
  label: 'Location',
  fields: ['address', 'city', 'state', 'country', 'latitude', 'longitude'],
  text: ({ address, city, state, country, latitude, longitude }: LocationFormValues): string =>
    [address, city, state, country].filter(Boolean).join(', ') || [latitude, longitude].filter(Boolean).join(', '),
} as const;

/** Degrees for an input; empty when unknown. */
export const degreesText = (degrees: number | null): string => (degrees === null ? '' : String(degrees));

export const emptyLocation: LocationFormValues = {
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
};

/** Where a row is, in the fields of the form that edits it. */
type LocationOf = Readonly<Record<'address' | 'city' | 'state' | 'country', string>> & {
  readonly latitude: number | null;
  readonly longitude: number | null;
};

export const locationFormOf = ({ address, city, state, country, latitude, longitude }: LocationOf) =>
  ({
    address,
    city,
    state,
    country,
    latitude: degreesText(latitude),
    longitude: degreesText(longitude),
  }) satisfies LocationFormValues;

/** The values to store: trimmed text, and coordinates as numbers or null. */
export const locationValuesOf = ({ address, city, state, country, latitude, longitude }: LocationFormValues) => ({
  address: address.trim(),
  city: city.trim(),
  state: state.trim(),
  country: country.trim(),
  latitude: degreesOf(latitude),
  longitude: degreesOf(longitude),
});

/** Their checks, to spread into a form's schema; add `bothCoordinatesOrNone` to the schema. */
export const locationChecks = {
  address: atMost(300),
  city: atMost(200),
  state: atMost(200),
  country: atMost(200),
  latitude: latitudeText,
  longitude: longitudeText,
};
