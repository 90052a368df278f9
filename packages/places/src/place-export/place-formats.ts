import type { Place } from '../place-table';
import type { GroupsOf } from './groups-of';

/** A file format for exporting places. */
export interface PlaceFormat {
  readonly label: string;
  readonly ending: string;
  readonly mediaType: string;
  /** Whether the format can hold places without a location. */
  readonly holdsUnlocated: boolean;
  /** Loads the writer, then writes. */
  readonly write: (places: readonly Place[], name: string, groupsOf?: GroupsOf) => Promise<string>;
}

export const placeFormats = {
  csv: {
    label: 'CSV for spreadsheets',
    ending: 'csv',
    mediaType: 'text/csv',
    holdsUnlocated: true,
    write: async (places, _name, groupsOf) => (await import('./write-csv')).writeCsv(places, groupsOf),
  },
  geojson: {
    label: 'GeoJSON for map apps',
    ending: 'geojson',
    mediaType: 'application/geo+json',
    holdsUnlocated: true,
    write: async (places, _name, groupsOf) => (await import('./write-geojson')).writeGeoJson(places, groupsOf),
  },
  kml: {
    label: 'KML for Google My Maps and Organic Maps',
    ending: 'kml',
    mediaType: 'application/vnd.google-earth.kml+xml',
    holdsUnlocated: true,
    write: async (places, name, groupsOf) => (await import('./write-kml')).writeKml(places, name, groupsOf),
  },
  gpx: {
    label: 'GPX for GPS devices',
    ending: 'gpx',
    mediaType: 'application/gpx+xml',
    holdsUnlocated: false,
    write: async (places, name, groupsOf) => (await import('./write-gpx')).writeGpx(places, name, groupsOf),
  },
} as const satisfies Record<string, PlaceFormat>;
export type PlaceFormatName = keyof typeof placeFormats;
