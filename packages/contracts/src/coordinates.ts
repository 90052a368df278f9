import * as z from 'zod/mini';

const degrees = (limit: number, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || Math.abs(Number(text)) <= limit,
        `Enter degrees between -${limit} and ${limit}, such as ${example}.`,
      ),
    );

/** Decimal degrees as a person types them; empty when they are not known. */
export const latitudeText = degrees(90, '30.2672');
export const longitudeText = degrees(180, '-97.7431');

/** A check of a form that holds both: a position has two coordinates or none. */
export const bothCoordinatesOrNone = <Form extends { readonly latitude: string; readonly longitude: string }>() =>
  z.refine<Form>(({ latitude, longitude }) => (latitude.trim() === '') === (longitude.trim() === ''), {
    path: ['longitude'],
    error: 'Enter both latitude and longitude, or neither.',
  });

/** The number that was typed; null for empty text. */
export const degreesOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
