import { webAddress } from '@keepmark/contracts';
import type { PlaceDetail } from '../place-table';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';

/** The fields of a place that every exported file holds as text. */
export const portableFields = [
  'summary',
  'description',
  'notes',
  'url',
  'phone',
  'openingHours',
  'timeZone',
  'address',
  'city',
  'state',
  'country',
] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown, separator: string): string[] => {
  const all: unknown[] = Array.isArray(value) ? value : textOf(value).split(separator);
  return all.map(textOf).filter((text) => text !== '');
};

function degreesOf(value: unknown, max: number): number | null {
  const degrees = typeof value === 'number' ? value : textOf(value).trim() === '' ? Number.NaN : Number(value);
  return Math.abs(degrees) <= max ? degrees : null;
}

/** The details in JSON from a file, which anyone may have edited. */
function detailsIn(value: unknown): PlaceDetail[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.flatMap((one) => {
    const { name, value: text } = (one ?? {}) as Partial<Record<keyof PlaceDetail, unknown>>;
    return typeof name === 'string' && typeof text === 'string' ? [{ name, value: text }] : [];
  });
}

/**
 * Reads an entry of a file that we exported. Every value stays as it is, so an export and import changes nothing.
 * `importedPlace` reads files from elsewhere.
 */
export function ownPlace(raw: RawPlace): ImportedPlace {
  if (textOf(raw.name).trim() === '') return importedPlace(raw);
  const [latitude, longitude] = [degreesOf(raw.latitude, 90), degreesOf(raw.longitude, 180)];
  const hasCoordinates = latitude !== null && longitude !== null;
  const [placeId, keepmarkId] = [textOf(raw.placeId), textOf(raw.keepmarkId)];
  const groups = [...new Set(listOf(raw.groups, '\n'))];
  const texts = Object.fromEntries(portableFields.map((field) => [field, textOf(raw[field])])) as Record<
    (typeof portableFields)[number],
    string
  >;
  return {
    isExact: true,
    values: {
      name: textOf(raw.name),
      ...texts,
      // A file may contain `javascript:` URLs.
      url: webAddress(texts.url) ?? '',
      types: listOf(raw.types, '; '),
      latitude: hasCoordinates ? latitude : null,
      longitude: hasCoordinates ? longitude : null,
      details: detailsIn(raw.details),
      ...(placeId && { placeId }),
    },
    ...(groups.length > 0 && { groups }),
    ...(raw.track && { track: raw.track }),
    ...(keepmarkId && { keepmarkId }),
  };
}
