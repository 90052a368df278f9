import { countryName, truncateText } from '@keepmark/ui/words';
import { webAddress } from '@keepmark/contracts';
import { plainName, type PlaceValues } from '../place';
import { isPlaceType, placeTypes } from '../place-types';
import type { PlaceDetail } from '../place-table';
import type { StoredTrack } from '../place-track/stored-track';
import { printableText } from '../printable-text';

/** The fields of a place as a file has them, before validation. Coordinates are degrees, if valid. */
export interface RawPlace {
  readonly name?: unknown;
  readonly summary?: unknown;
  readonly description?: unknown;
  readonly notes?: unknown;
  readonly url?: unknown;
  readonly phone?: unknown;
  readonly openingHours?: unknown;
  readonly timeZone?: unknown;
  /** Types, joined by semicolons or as a list. */
  readonly types?: unknown;
  readonly address?: unknown;
  readonly city?: unknown;
  readonly state?: unknown;
  /** A name, or a two-letter code. */
  readonly country?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly placeId?: unknown;
  /** Its groups, as a list or one per line. */
  readonly groups?: unknown;
  /** What no other field holds, by name. */
  readonly details?: readonly PlaceDetail[];
  readonly track?: StoredTrack | undefined;
  /** What to tell about the entry. */
  readonly remark?: string | undefined;
  /** Its id in the browser that exported it. */
  readonly keepmarkId?: unknown;
}

/** One entry of a file: a place, or why it isn't one. */
export type ImportedPlace =
  | {
      readonly values: PlaceValues & { readonly name: string };
      readonly remark?: string;
      /** The names of its groups in the file. */
      readonly groups?: readonly string[];
      readonly track?: StoredTrack;
      /** Its id in the browser that exported it. */
      readonly keepmarkId?: string;
      /** Whether it is from a file that we exported. Then only an identical entry is a duplicate. */
      readonly isExact?: boolean;
    }
  | { readonly label: string; readonly problem: string };

const maxLengths = { name: 300, text: 20_000, line: 300 } as const;

/** Text without unprintable characters, truncated at a length. */
function textOf(value: unknown, maxLength: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = printableText(String(value)).trim();
  return text.length > maxLength ? truncateText(text, maxLength - 1) : text;
}

const lineOf = (value: unknown, maxLength: number = maxLengths.line) =>
  textOf(value, maxLength).replaceAll(/\s+/g, ' ');

/** Parses a number, with a decimal point or comma. NaN for anything else. */
function degrees(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  return Number(
    value
      .trim()
      .replace(/^(-?\d{1,3}),(\d+)$/, '$1.$2')
      .replace(/°$/, ''),
  );
}

const typesByWord = new Map(
  placeTypes.flatMap(({ value, label }) => [
    [value, value],
    [label.toLowerCase(), value],
  ]),
);

/** Whether each word is a known type, so that nothing is lost. */
export const areTypes = (value: unknown): boolean =>
  typeof value === 'string' && value.split(/[;|]/).every((word) => typesOf(word).length > 0);

/** The known types among those in a file. */
function typesOf(value: unknown): string[] {
  const words: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;|]/) : [];
  const known = words.flatMap((word) => typesByWord.get(String(word).trim().toLowerCase().replaceAll(' ', '_')) ?? []);
  return [...new Set(known.filter(isPlaceType))];
}

/** The distinct group names. */
function groupsOf(value: unknown): string[] {
  const names: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
  const byName = new Map<string, string>();
  for (const name of names.map((text) => lineOf(text, 200))) {
    if (name && !byName.has(plainName(name))) byName.set(plainName(name), name);
  }
  return [...byName.values()];
}

const maxDetails = 200;

/** The details that have a name and a value. */
const detailsOf = (details: readonly PlaceDetail[] = []): PlaceDetail[] =>
  details
    .map(({ name, value }) => ({ name: lineOf(name, 200), value: textOf(value, maxLengths.text) }))
    .filter(({ name, value }) => name !== '' && value !== '')
    .slice(0, maxDetails);

/** Only a web address, since a file may contain `javascript:` URLs. */
const addressOf = (value: unknown) => webAddress(textOf(value, 2000)) ?? '';

/** Apps write 0,0 for unknown coordinates. */
const isNowhere = (latitude: number, longitude: number) => latitude === 0 && longitude === 0;

function positionOf(
  raw: RawPlace,
): { latitude: number; longitude: number; isWrong: boolean; isZero?: boolean } | undefined {
  const [latitude, longitude] = [degrees(raw.latitude), degrees(raw.longitude)];
  const isGiven = [raw.latitude, raw.longitude].some((value) => lineOf(value) !== '');
  if (!isGiven) return undefined;
  if (isNowhere(latitude, longitude)) return { latitude, longitude, isWrong: false, isZero: true };
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return { latitude, longitude, isWrong: !isOnEarth };
}

const isTruncated = ({ description, notes, details = [] }: RawPlace) =>
  details.length > maxDetails ||
  [description, notes, ...details.map(({ value }) => value)].some(
    (text) => typeof text === 'string' && text.length > maxLengths.text,
  );

const fixed = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** Validates an entry of a file. HTML in a name is left as it is and shown as text. */
export function importedPlace(raw: RawPlace): ImportedPlace {
  const position = positionOf(raw);
  const known = position && !position.isWrong && !position.isZero ? position : undefined;
  const address = lineOf(raw.address);
  const description = textOf(raw.description, maxLengths.text);
  const [firstLine = ''] = description.split('\n');
  const name =
    lineOf(raw.name, maxLengths.name) ||
    address ||
    lineOf(firstLine, 80) ||
    (known ? `Place at ${fixed(known.latitude)}, ${fixed(known.longitude)}` : '');
  if (!name) {
    return {
      label: 'Unnamed entry',
      problem: position?.isWrong ? 'No name, and invalid coordinates' : 'No name and no location',
    };
  }
  const placeId = lineOf(raw.placeId);
  const values = {
    name,
    summary: lineOf(raw.summary, 500),
    description,
    notes: textOf(raw.notes, maxLengths.text),
    url: addressOf(raw.url),
    phone: lineOf(raw.phone),
    openingHours: lineOf(raw.openingHours, 2000),
    types: typesOf(raw.types),
    address,
    city: lineOf(raw.city),
    state: lineOf(raw.state),
    country: countryName(lineOf(raw.country)),
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
    details: detailsOf(raw.details),
    ...(placeId && { placeId }),
  };
  const groups = groupsOf(raw.groups);
  const remark = [
    raw.remark,
    position?.isWrong && 'Invalid coordinates, so it has no location',
    position?.isZero && 'Its coordinates are 0, 0, so it has no location',
    isTruncated(raw) && 'Very long text was shortened',
  ]
    .filter(Boolean)
    .join('. ');
  return {
    values,
    ...(remark && { remark }),
    ...(groups.length > 0 && { groups }),
    ...(raw.track && { track: raw.track }),
  };
}
