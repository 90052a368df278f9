import type { GeocodedLocation } from '@keepmark/contracts';
import type { Coordinates } from '@keepmark/map';
import type { LocationFormValues } from '@keepmark/ui/form-values';

/** A form with the fields of a location. */
export interface LocationForm {
  readonly values: LocationFormValues;
  getInputProps(name: keyof LocationFormValues): object;
  setValues(values: Partial<LocationFormValues>): void;
}

export type Area = Pick<LocationFormValues, 'city' | 'state' | 'country'>;

/** The city, state and country of a location, as the form names them. */
export const areaOf = ({ city, stateName: state, countryName: country }: GeocodedLocation): Area => ({
  city,
  state,
  country,
});
export const isSameArea = (one: Area, other: Area) =>
  one.city === other.city && one.state === other.state && one.country === other.country;
export const noArea: Area = { city: '', state: '', country: '' };

/** Degrees to about ten centimeters. */
const degreesText = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);
/** The form values of a pin. */
export const pinOf = ({ latitude, longitude }: Coordinates) => ({
  latitude: degreesText(latitude),
  longitude: degreesText(longitude),
});
