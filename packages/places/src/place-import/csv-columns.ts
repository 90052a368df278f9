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
  ],
  url: ['url', 'website', 'web', 'site', 'link', 'google maps url', 'homepage'],
  phone: ['phone', 'phone number', 'telephone', 'telefon', 'téléphone', 'teléfono', 'telefono'],
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
  ],
  summary: ['summary'],
  description: ['description', 'desc', 'beschreibung', 'descripción', 'descrizione'],
  types: ['types', 'type', 'kind', 'kinds', 'category', 'categories', 'tags', 'kategorie', 'catégorie', 'categoría'],
  address: ['address', 'street address', 'full address', 'adresse', 'street', 'dirección', 'indirizzo', 'adres'],
  city: ['city', 'town', 'stadt', 'ort', 'ville', 'ciudad', 'città', 'cidade'],
  state: ['state', 'province', 'region', 'state or province', 'bundesland', 'estado', 'provincia'],
  country: ['country', 'land', 'pays', 'país', 'paese', 'country code'],
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
const byWord = new Map(
  (Object.keys(words) as CsvField[]).flatMap((field) => words[field].map((word) => [word, field] as const)),
);

const plain = (header: string) =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** Matches columns with fields by their headers. Each field is matched once. */
export function matchColumns(header: readonly string[]): ColumnMatch {
  const taken = new Set<CsvField>();
  return header.map((cell) => {
    const field = byWord.get(plain(cell));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const pointText = /^POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i;
const pairText = /^\(?\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*\)?$/;

/** Parses "30.27, -97.74", or "POINT (-97.74 30.27)" from Google My Maps. Undefined for anything else. */
export function positionInCell(cell: string): { latitude: string; longitude: string } | undefined {
  const [, x, y] = pointText.exec(cell.trim()) ?? [];
  if (x !== undefined && y !== undefined) return { latitude: y, longitude: x };
  const [, latitude, longitude] = pairText.exec(cell.trim()) ?? [];
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
}
