import * as z from 'zod/mini';
import { nothing } from './envelope';
import { referenceCall } from './reference-call';

/** West, south, east, north, in degrees. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const streetArchive = z.object({
  /** From the API's base URL; another one whenever the archive has changed. Serves byte ranges of a PMTiles archive. */
  path: z.string(),
  minZoom: z.number(),
  maxZoom: z.number(),
  /** The areas with streets. */
  areas: z.array(box),
  /** HTML, as the license of the data wants it. */
  attribution: z.string(),
});
export type StreetArchive = z.infer<typeof streetArchive>;

/** The vector tiles of the map, in the layers of the Protomaps basemap. */
export const getMapStreets = referenceCall(
  'map/streets',
  'Say where the streets of the map are',
  nothing,
  z.object({
    /** Null before the first import. */
    archive: z.nullable(streetArchive),
    /** Whether to tell the person how to get streets: they run this server on their own machine. */
    explainImport: z.boolean(),
  }),
);
