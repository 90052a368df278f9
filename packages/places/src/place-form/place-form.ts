import { bothCoordinatesOrNone, degreesOf, latitudeText, longitudeText, webAddress } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { PlaceValues } from '../place';
import type { Place } from '../place-table';

/** The values of the form's inputs. `latitude` and `longitude` are degrees as typed. */
export interface PlaceFormValues extends Record<string, unknown> {
  name: string;
  types: string[];
  summary: string;
  description: string;
  notes: string;
  url: string;
  address: string;
  city: string;
  state: string;
  country: string;
  latitude: string;
  longitude: string;
}

/** The values of an empty form. */
export const emptyPlaceForm: PlaceFormValues = {
  name: '',
  types: [],
  summary: '',
  description: '',
  notes: '',
  url: '',
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
};

const degreesText = (degrees: number | null) => (degrees === null ? '' : String(degrees));

/** The form values of a saved place. */
export function placeFormOf(place: Place): PlaceFormValues {
  const { name, types, summary, description, notes, url, address, city, state, country } = place;
  return {
    name,
    types: [...types],
    summary,
    description,
    notes,
    url,
    address,
    city,
    state,
    country,
    latitude: degreesText(place.latitude),
    longitude: degreesText(place.longitude),
  };
}

/** The fields to store from form values. */
export function placeValuesOf(form: PlaceFormValues): PlaceValues {
  return {
    name: form.name.trim(),
    types: form.types,
    summary: form.summary.trim(),
    description: form.description.trim(),
    notes: form.notes.trim(),
    url: webAddress(form.url) ?? '',
    address: form.address.trim(),
    city: form.city.trim(),
    state: form.state.trim(),
    country: form.country.trim(),
    latitude: degreesOf(form.latitude),
    longitude: degreesOf(form.longitude),
  };
}

/** The values that differ from the saved place. Saving only these keeps changes made in another tab. */
export function changedValues(values: PlaceValues, place: Place): PlaceValues {
  const names = Object.keys(values) as (keyof PlaceValues)[];
  const differs = (name: keyof PlaceValues) => JSON.stringify(values[name]) !== JSON.stringify(place[name]);
  return Object.fromEntries(names.filter(differs).map((name) => [name, values[name]]));
}

const atMost = (characters: number) =>
  z.string().check(z.maxLength(characters, `Keep it under ${characters.toLocaleString('en')} characters.`));

/** Validates the form, with a message for each error. */
export const placeFormSchema = z
  .object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(300, 'Keep it under 300 characters.')),
    summary: atMost(500),
    description: atMost(20_000),
    notes: atMost(20_000),
    url: z
      .string()
      .check(z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com.')),
    address: atMost(300),
    city: atMost(200),
    state: atMost(200),
    country: atMost(200),
    latitude: latitudeText,
    longitude: longitudeText,
  })
  .check(bothCoordinatesOrNone());
