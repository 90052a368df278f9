import type { Place } from '../place-table';
import type { ExportLookups } from './export-lookups';

/** A file format for exporting places. */
export interface PlaceFormat {
  readonly label: string;
  readonly ending: string;
  readonly mediaType: string;
  /** Whether the format can hold places without a location. */
  readonly holdsUnlocated: boolean;
  /** Loads the writer, then writes. */
  readonly write: (places: readonly Place[], name: string, lookups?: ExportLookups) => Promise<string>;
}

export const placeFormats = {
  csv: {
    label: 'CSV for spreadsheets',
    ending: 'csv',
    mediaType: 'text/csv',
    holdsUnlocated: true,
    write: async (places: readonly Place[], _name: string, lookups?: ExportLookups) =>
      (await import('./write-csv')).writeCsv(places, lookups),
  },
  csvWithoutCommas: {
    label: 'CSV, commas removed',
    ending: 'csv',
    mediaType: 'text/csv',
    holdsUnlocated: true,
    write: async (places: readonly Place[], _name: string, lookups?: ExportLookups) => {
      const [{ writeCsv }, { csvText }] = await Promise.all([import('./write-csv'), import('@keepmark/ui/csv')]);
      return writeCsv(places, lookups, csvText);
    },
  },
  geojson: {
    label: 'GeoJSON for map apps',
    ending: 'geojson',
    mediaType: 'application/geo+json',
    holdsUnlocated: true,
    write: async (places: readonly Place[], _name: string, lookups?: ExportLookups) =>
      (await import('./write-geojson')).writeGeoJson(places, lookups),
  },
  kml: {
    label: 'KML for Google My Maps and Organic Maps',
    ending: 'kml',
    mediaType: 'application/vnd.google-earth.kml+xml',
    holdsUnlocated: true,
    write: async (places: readonly Place[], name: string, lookups?: ExportLookups) =>
      (await import('./write-kml')).writeKml(places, name, lookups),
  },
  gpx: {
    label: 'GPX for GPS devices',
    ending: 'gpx',
    mediaType: 'application/gpx+xml',
    holdsUnlocated: false,
    write: async (places: readonly Place[], name: string, lookups?: ExportLookups) =>
      (await import('./write-gpx')).writeGpx(places, name, lookups),
  },
} as const satisfies Record<string, PlaceFormat>;
export type PlaceFormatName = keyof typeof placeFormats;
