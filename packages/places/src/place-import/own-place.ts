import { webAddress } from '@keepmark/contracts';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown, separator: string): string[] => {
  const all: unknown[] = Array.isArray(value) ? value : textOf(value).split(separator);
  return all.map(textOf).filter((text) => text !== '');
};

function degreesOf(value: unknown, max: number): number | null {
  const degrees = typeof value === 'number' ? value : textOf(value).trim() === '' ? Number.NaN : Number(value);
  return Math.abs(degrees) <= max ? degrees : null;
}

/**
 * Reads an entry of a file that we exported. Every value stays as it is, so an export and import changes nothing.
 * `importedPlace` reads files from elsewhere.
 */
export function ownPlace(raw: RawPlace): ImportedPlace {
  if (textOf(raw.name).trim() === '') return importedPlace(raw);
  const [latitude, longitude] = [degreesOf(raw.latitude, 90), degreesOf(raw.longitude, 180)];
  const hasCoordinates = latitude !== null && longitude !== null;
  const placeId = textOf(raw.placeId);
  const groups = [...new Set(listOf(raw.groups, '\n'))];
  return {
    isExact: true,
    values: {
      name: textOf(raw.name),
      summary: textOf(raw.summary),
      description: textOf(raw.description),
      notes: textOf(raw.notes),
      // A file may contain `javascript:` URLs.
      url: webAddress(textOf(raw.url)) ?? '',
      types: listOf(raw.types, '; '),
      address: textOf(raw.address),
      city: textOf(raw.city),
      state: textOf(raw.state),
      country: textOf(raw.country),
      latitude: hasCoordinates ? latitude : null,
      longitude: hasCoordinates ? longitude : null,
      ...(placeId && { placeId }),
    },
    ...(groups.length > 0 && { groups }),
  };
}
