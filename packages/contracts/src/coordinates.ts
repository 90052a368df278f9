import * as z from 'zod/mini';

/** Decimal degrees. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

const degrees = (limit: number, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || Math.abs(Number(text)) <= limit,
        `Enter degrees between -${limit} and ${limit}, such as ${example}.`,
      ),
    );

/** Decimal degrees as typed in a form; empty when unknown. */
export const latitudeText = degrees(90, '30.2672');
export const longitudeText = degrees(180, '-97.7431');

/** Checks that a form has both coordinates or neither. */
export const bothCoordinatesOrNone = <Form extends { readonly latitude: string; readonly longitude: string }>() =>
  z.refine<Form>(({ latitude: north, longitude: east }) => (north.trim() === '') === (east.trim() === ''), {
    path: ['longitude'],
    error: 'Enter both latitude and longitude, or neither.',
  });

/** The number that was typed; null for empty text. */
export const degreesOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
