import * as z from 'zod/mini';
import { nothing } from './envelope';
import { geographyCall, noItem, referenceCall, referenceTable } from './reference-call';
import { code } from './text';

/** A US core-based statistical area. */
const metroArea = z.object({
  /** Five digits, from the Office of Management and Budget. */
  cbsaCode: z.string(),
  name: z.string(),
  kind: z.enum(['metropolitan', 'micropolitan']),
  /** Two-letter codes; the first is the state of the first city in the name. */
  stateCodes: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Square kilometers of land; null in the hand-written table. */
  landAreaKm2: z.nullable(z.number()),
  /** People in the cities of its counties. */
  cityPopulation: z.number(),
  /** Five-digit FIPS codes, the keys of the map's county outlines. */
  countyCodes: z.array(z.string()),
});
export type MetroArea = z.infer<typeof metroArea>;

const metroAreas = z.object({ table: referenceTable, results: z.array(metroArea) });
export type MetroAreas = z.infer<typeof metroAreas>;

const metroAreaDetail = z.extend(metroArea, {
  table: referenceTable,
  counties: z.array(z.object({ countyCode: z.string(), countyName: z.string(), stateCode: z.string() })),
  /** GeoJSON geometry; null when unknown. */
  outline: z.nullable(z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) })),
});
export type MetroAreaDetail = z.infer<typeof metroAreaDetail>;

const noAreas = (): MetroAreas => ({ table: 'hand-written', results: [] });

export const listMetroAreas = geographyCall(
  'geography/cbsa/US',
  'List every US metro area',
  nothing,
  metroAreas,
  noAreas,
);

/** By its CBSA code. */
export const getMetroArea = geographyCall(
  'geography/cbsa/US/:id',
  'Get a US metro area with its outline and counties',
  z.object({ id: code }),
  metroAreaDetail,
  noItem,
);

/** By CBSA code. Areas without an open posting are omitted, and postings for remote work aren't counted. */
export const countMetroAreaJobs = referenceCall(
  'jobs/cbsa/US',
  'Count the open postings in each US metro area',
  nothing,
  z.record(z.string(), z.number()),
);

export const listStateMetroAreas = geographyCall(
  'geography/msa/geo/:country/:state',
  'List the metro areas of a US state',
  z.object({ country: code, state: code }),
  metroAreas,
  noAreas,
);
