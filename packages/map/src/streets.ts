import { createContext } from 'react';

/** An archive of vector tiles in the layers of the Protomaps basemap. */
export interface StreetArchive {
  /** A PMTiles archive, absolute. */
  readonly url: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The areas with streets: west, south, east, north. */
  readonly areas: readonly (readonly [number, number, number, number])[];
  /** HTML. */
  readonly attribution: string;
}

export interface MapStreets {
  readonly archive: StreetArchive | null;
  /** Whether to tell the person how to get streets, since they run the server. */
  readonly explainImport: boolean;
}

export const noStreets: MapStreets = { archive: null, explainImport: false };

const none = Promise.resolve(noStreets);

/** Asks where the streets are. Every map under the provider asks, so it must answer the same promise each time. */
export const StreetsContext = createContext<() => Promise<MapStreets>>(() => none);
