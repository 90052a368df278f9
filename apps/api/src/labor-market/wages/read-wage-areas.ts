import * as z from 'zod/mini';
import { readJson } from '../reference/read-json';
import type { WageAreaRow, WageOccupationRow } from '../reference/reference-rows';

const areas = z.array(
  z.object({
    id: z.string().check(z.regex(/^\d{5,7}$/)),
    name: z.string().check(z.minLength(1)),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** The file has no codes for Guam. */
    lat: z.nullish(z.number()),
    lng: z.nullish(z.number()),
  }),
);

export function readWageAreas(bytes: Uint8Array): WageAreaRow[] {
  return readJson(bytes, areas).map(({ id, name, state, lat, lng }) => ({
    areaCode: id,
    name,
    stateCode: state,
    latitude: lat ?? null,
    longitude: lng ?? null,
  }));
}

const occupations = z.array(
  z.object({ code: z.string().check(z.regex(/^\d\d-\d{4}$/)), title: z.string().check(z.minLength(1)) }),
);

export function readWageOccupations(bytes: Uint8Array): WageOccupationRow[] {
  return readJson(bytes, occupations).map(({ code, title }) => ({ code, title }));
}
