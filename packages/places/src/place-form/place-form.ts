import { bothCoordinatesOrNone, webAddress } from '@keepmark/contracts';
import type { FormPart } from '@keepmark/ui/entity-form';
import {
  atMost,
  emptyLocation,
  locationChecks,
  locationFormOf,
  type LocationFormValues,
  locationPart,
  locationValuesOf,
  required,
} from '@keepmark/ui/form-values';
import * as z from 'zod/mini';
import { placeName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';

/** The values of the form's inputs. `latitude` and `longitude` are degrees as typed. */
export interface PlaceFormValues extends LocationFormValues, Record<string, unknown> {
  name: string;
  types: string[];
  summary: string;
  description: string;
  notes: string;
  url: string;
  phone: string;
  openingHours: string;
}

/** The values of an empty form. */
export const emptyPlaceForm: PlaceFormValues = {
  name: '',
  types: [],
  summary: '',
  description: '',
  notes: '',
  url: '',
  phone: '',
  openingHours: '',
  ...emptyLocation,
};

/** The fields of the form as people see them. */
export const placeFormParts: readonly FormPart<PlaceFormValues>[] = [
  { label: 'Name', fields: ['name'] },
  { label: 'Types', fields: ['types'], text: ({ types }) => types.map(placeTypeLabel).join(', ') },
  { label: 'Notes', fields: ['notes'] },
  locationPart,
  { label: 'Summary', fields: ['summary'] },
  { label: 'Website', fields: ['url'] },
  { label: 'Phone', fields: ['phone'] },
  { label: 'Opening hours', fields: ['openingHours'] },
  { label: 'Description', fields: ['description'] },
];

/** The form values of a saved place. */
export function placeFormOf(place: Place): PlaceFormValues {
  const { types, summary, description, notes, url, phone, openingHours } = place;
  return {
    name: placeName(place),
    types: [...types],
    summary,
    description,
    notes,
    url,
    phone,
    openingHours,
    ...locationFormOf(place),
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
    phone: form.phone.trim(),
    openingHours: form.openingHours.trim(),
    ...locationValuesOf(form),
  };
}

/** Validates the form, with a message for each error. */
export const placeFormSchema = z
  .object({
    name: required('Enter a name.', 300),
    summary: atMost(500),
    description: atMost(20_000),
    notes: atMost(20_000),
    phone: atMost(300),
    openingHours: atMost(2000),
    url: z
      .string()
      .check(z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com.')),
    ...locationChecks,
  })
  .check(bothCoordinatesOrNone());
