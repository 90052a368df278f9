import { webAddress } from '@keepmark/contracts';
import { plainName, type PlaceValues } from '../place';
import { isPlaceType, placeTypes } from '../place-types';
import { printableText } from '../printable-text';

/** What a file says of one place, as text. Coordinates are degrees or anything that a file may hold in their stead. */
export interface RawPlace {
  readonly name?: unknown;
  readonly summary?: unknown;
  readonly description?: unknown;
  readonly notes?: unknown;
  readonly url?: unknown;
  /** Kinds, joined by semicolons or as a list. */
  readonly types?: unknown;
  readonly address?: unknown;
  readonly city?: unknown;
  readonly state?: unknown;
  /** A name, or two letters. */
  readonly country?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly placeId?: unknown;
  /** The groups that it is in: a list, or one on each line. */
  readonly groups?: unknown;
}

/** One entry of a file: a place that can be saved, or why there is none. */
export type ImportedPlace =
  | {
      readonly values: PlaceValues & { readonly name: string };
      readonly remark?: string;
      /** The names of the groups that the file has it in; none when left out. */
      readonly groups?: readonly string[];
      /** Whether it comes from a file that we wrote: only an entry that says the same is the same place. */
      readonly isExact?: boolean;
    }
  | { readonly label: string; readonly problem: string };

const longest = { name: 300, text: 20_000, line: 300 } as const;

/** Text without what no field can show, cut at a length. */
function textOf(value: unknown, maxLength: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = printableText(String(value)).trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

const lineOf = (value: unknown, maxLength: number = longest.line) => textOf(value, maxLength).replaceAll(/\s+/g, ' ');

/** A number as files write it: with a decimal comma too. NaN for anything else. */
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

/** The kinds that a file names and that we have. */
function typesOf(value: unknown): string[] {
  const words: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;|]/) : [];
  const known = words.flatMap((word) => typesByWord.get(String(word).trim().toLowerCase().replaceAll(' ', '_')) ?? []);
  return [...new Set(known.filter(isPlaceType))];
}

function countryName(value: unknown): string {
  const country = lineOf(value);
  if (!/^[A-Z]{2}$/i.test(country)) return country;
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(country.toUpperCase()) ?? country;
  } catch {
    return country;
  }
}

/** Each name once, as groups are told apart. */
function groupsOf(value: unknown): string[] {
  const names: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
  const byName = new Map<string, string>();
  for (const name of names.map((said) => lineOf(said, 200))) {
    if (name && !byName.has(plainName(name))) byName.set(plainName(name), name);
  }
  return [...byName.values()];
}

/** Only what a browser may open: a file can hold `javascript:` addresses. */
const addressOf = (value: unknown) => webAddress(textOf(value, 2000)) ?? '';

/** Where software puts what it does not know. */
const isNowhere = (latitude: number, longitude: number) => latitude === 0 && longitude === 0;

function positionOf(raw: RawPlace): { latitude: number; longitude: number; isWrong: boolean } | undefined {
  const [latitude, longitude] = [degrees(raw.latitude), degrees(raw.longitude)];
  const isGiven = [raw.latitude, raw.longitude].some((value) => lineOf(value) !== '');
  if (!isGiven || isNowhere(latitude, longitude)) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return { latitude, longitude, isWrong: !isOnEarth };
}

const fixed = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** Makes an entry of a file into a place. Its text is shown as text: HTML in a name stays what it is. */
export function importedPlace(raw: RawPlace): ImportedPlace {
  const position = positionOf(raw);
  const known = position && !position.isWrong ? position : undefined;
  const address = lineOf(raw.address);
  const description = textOf(raw.description, longest.text);
  const [firstLine = ''] = description.split('\n');
  const name =
    lineOf(raw.name, longest.name) ||
    address ||
    lineOf(firstLine, 80) ||
    (known ? `Place at ${fixed(known.latitude)}, ${fixed(known.longitude)}` : '');
  if (!name) {
    return {
      label: 'An entry without a name',
      problem: position
        ? 'It has no name, and its coordinates are not on Earth.'
        : 'It has neither a name nor a position.',
    };
  }
  const placeId = lineOf(raw.placeId);
  const values = {
    name,
    summary: lineOf(raw.summary, 500),
    description,
    notes: textOf(raw.notes, longest.text),
    url: addressOf(raw.url),
    types: typesOf(raw.types),
    address,
    city: lineOf(raw.city),
    state: lineOf(raw.state),
    country: countryName(raw.country),
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
    ...(placeId && { placeId }),
  };
  const groups = groupsOf(raw.groups);
  return {
    values,
    ...(position?.isWrong && { remark: 'Its coordinates are not on Earth, so it is saved without a position.' }),
    ...(groups.length > 0 && { groups }),
  };
}
