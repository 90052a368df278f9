import { matchHeaders } from '@keepmark/ui/match-headers';
import { isGoogleUrl } from './google-maps-url';

/** The fields that a column of a CSV file can fill. */
export const csvFields = {
  name: 'Name',
  url: 'Website or map link',
  phone: 'Phone',
  openingHours: 'Opening hours',
  notes: 'Notes',
  summary: 'Summary',
  description: 'Description',
  types: 'Types',
  address: 'Address',
  city: 'City',
  state: 'State or province',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  position: 'Latitude and longitude',
  placeId: 'Place ID',
  groups: 'Groups',
} as const;
export type CsvField = keyof typeof csvFields;

/** The field that each column fills; null for a column that becomes a detail of each place. */
export type ColumnMatch = readonly (CsvField | null)[];

// Column names that other apps write, including Google Takeout in its most common languages.
const words: Readonly<Record<CsvField, readonly string[]>> = {
  name: [
    'name',
    'title',
    'titel',
    'titre',
    'titolo',
    'título',
    'titulo',
    'place',
    'place name',
    'nombre',
    'nom',
    'nome',
    'nimi',
    'namn',
    'navn',
    'naam',
    'nazwa',
  ],
  url: ['url', 'website', 'web', 'site', 'link', 'google maps url', 'homepage'],
  phone: ['phone', 'phone number', 'telephone', 'telefon', 'téléphone', 'teléfono', 'telefono', 'puhelin'],
  openingHours: ['openinghours', 'opening hours', 'hours', 'öffnungszeiten'],
  notes: [
    'notes',
    'note',
    'comment',
    'comments',
    'notiz',
    'kommentar',
    'commentaire',
    'nota',
    'notas',
    'comentario',
    'commento',
    'notitie',
    'notizen',
    'huomautus',
    'kommentti',
    'muistiinpanot',
    'anteckning',
    'anteckningar',
  ],
  summary: ['summary'],
  description: ['description', 'desc', 'beschreibung', 'descripción', 'descrizione', 'kuvaus', 'beskrivning'],
  types: ['types', 'type', 'kind', 'kinds', 'category', 'categories', 'tags', 'kategorie', 'catégorie', 'categoría'],
  address: [
    'address',
    'street address',
    'full address',
    'adresse',
    'street',
    'straße',
    'strasse',
    'anschrift',
    'rue',
    'calle',
    'via',
    'straat',
    'gatuadress',
    'ulica',
    '住所',
    'dirección',
    'indirizzo',
    'adres',
    'osoite',
    'adress',
  ],
  city: ['city', 'town', 'stadt', 'ort', 'ville', 'ciudad', 'città', 'cidade', 'kaupunki', 'stad'],
  state: ['state', 'province', 'region', 'state or province', 'bundesland', 'estado', 'provincia'],
  country: ['country', 'land', 'pays', 'país', 'paese', 'country code', 'maa'],
  latitude: ['latitude', 'lat', 'y', 'breitengrad', 'latitud', 'latitudine'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'x', 'längengrad', 'longitud', 'longitudine'],
  position: [
    'position',
    'coordinates',
    'wkt',
    'location',
    'lat/lng',
    'lat,lng',
    'latlng',
    'geo',
    'koordinaten',
    'coordonnées',
  ],
  placeId: ['placeid', 'place id'],
  groups: ['groups', 'group'],
};

const plain = (header: string) =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** Matches columns with fields by their headers. Each field is matched once. */
export const matchColumns = (header: readonly string[]): ColumnMatch =>
  matchHeaders(header, words, plain).map((field) => field ?? null);

const hasWords = (cell: string) => /\p{L}{2}/u.test(cell) && !/^https?:/i.test(cell);
/** So many rows show what a column holds. */
const sampleRows = 100;

/** Takes the first column of words for the name when no header says so: without it, places have no names. */
export function withNameColumn(match: ColumnMatch, rows: readonly (readonly string[])[]): ColumnMatch {
  if (match.includes('name') || match.every((field) => field === null)) return match;
  const sample = rows.slice(0, sampleRows);
  const hasNames = (at: number) => sample.filter((row) => hasWords(row[at] ?? '')).length > sample.length / 2;
  const names = match.findIndex((field, at) => field === null && hasNames(at));
  return match.map((field, at) => (at === names ? 'name' : field));
}

/** Rows above a list's places: its description, blank rows, the header. */
const rowsAbove = 20;

/**
 * Finds the header of a Google Takeout list in any language by its structure: title, note, the place's URL.
 * Undefined for other tables.
 */
export function takeoutHeader(rows: readonly (readonly string[])[]): { at: number; match: ColumnMatch } | undefined {
  const urls = rows.slice(0, sampleRows).map((row) => row.findIndex(isGoogleUrl));
  const urlColumn = urls.find((column) => column >= 0) ?? -1;
  if (urlColumn !== 2) return undefined;
  const first = rows[urls.indexOf(urlColumn)] ?? [];
  const isHeader = (row: readonly string[]) =>
    row.length === first.length && row.slice(0, 3).every((cell) => cell.trim() !== '' && !/^https?:/i.test(cell));
  const at = rows.slice(0, rowsAbove).findIndex(isHeader);
  if (at < 0 || at >= urls.indexOf(urlColumn)) return undefined;
  const structure: ColumnMatch = ['name', 'notes', 'url'];
  return { at, match: first.map((_, column) => structure[column] ?? null) };
}
