import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition, plainName, type PlaceValues } from '../place';
import type { PlaceDetail } from '../place-table';
import { isImportId } from './import-id';

/** The fields that an import fills in and shows side by side where they differ. */
const textFields = {
  address: 'Address',
  city: 'City',
  state: 'State or province',
  country: 'Country',
  phone: 'Phone',
  url: 'Website',
  openingHours: 'Opening hours',
  timeZone: 'Time zone',
  summary: 'Summary',
  description: 'Description',
} as const;
type TextField = keyof typeof textFields;
// Every entry of an import is compared, so this list is made once.
const textLabels = Object.entries(textFields) as readonly [TextField, string][];

/** A value that a file and a place both have and that isn't the same. */
export interface Difference {
  readonly field: TextField | 'location';
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The changes if the file's value is used. */
  readonly values: PlaceValues;
}

/** What an entry of a file adds to a place, and where they disagree. */
export interface Completion {
  readonly changes: PlaceValues;
  readonly differences: readonly Difference[];
}

/** Pins closer than this are in the same spot. */
const sameSpotKm = 0.05;

/** Ignores case, spacing, and commas, which CSV files lose (specification, section 9). */
export const comparable = (text: string): string => plainName(text.replaceAll(',', ''));

type Located = Pick<PlaceValues, 'latitude' | 'longitude'>;
const positionOf = ({ latitude, longitude }: Located) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 });
export const isLocated = ({ latitude = null, longitude = null }: Located): boolean =>
  hasPosition({ latitude, longitude });
const degreesText = ({ latitude, longitude }: Located) => `${latitude?.toFixed(5)}, ${longitude?.toFixed(5)}`;

function completeTexts(place: PlaceValues, entry: PlaceValues): Completion {
  const changes: Record<string, string> = {};
  const differences: Difference[] = [];
  for (const [field, label] of textLabels) {
    const [mine = '', theirs = ''] = [place[field], entry[field]];
    if (theirs === '' || mine === theirs || comparable(mine) === comparable(theirs)) continue;
    if (mine === '') changes[field] = theirs;
    else differences.push({ field, label, mine, theirs, values: { [field]: theirs } });
  }
  return { changes, differences };
}

function completeLocation(place: PlaceValues, entry: PlaceValues): Completion {
  if (!isLocated(entry)) return { changes: {}, differences: [] };
  const { latitude = null, longitude = null } = entry;
  const values = { latitude, longitude };
  if (!isLocated(place)) return { changes: values, differences: [] };
  if (distanceKm(positionOf(place), positionOf(entry)) <= sameSpotKm) return { changes: {}, differences: [] };
  const both = { mine: degreesText(place), theirs: degreesText(entry) };
  return { changes: {}, differences: [{ field: 'location', label: 'Location', ...both, values }] };
}

/** Both notes, one below the other, unless one holds the other. */
function bothNotes(mine: string, theirs: string): string {
  if (theirs === '' || mine === theirs || comparable(mine).includes(comparable(theirs))) return mine;
  return mine === '' ? theirs : `${mine}\n\n${theirs}`;
}

const detailKey = ({ name, value }: PlaceDetail) => `${comparable(name)}\n${comparable(value)}`;

function allDetails(mine: readonly PlaceDetail[], theirs: readonly PlaceDetail[]): readonly PlaceDetail[] {
  if (theirs === mine || theirs.length === 0) return mine;
  const known = new Set(mine.map(detailKey));
  const added = theirs.filter((detail) => !known.has(detailKey(detail)));
  return added.length === 0 ? mine : [...mine, ...added];
}

/**
 * Completes a place from an entry of a file: fills empty fields and puts notes side by side. What the place has already
 * isn't changed; it is reported if it differs.
 */
export function completePlace(place: PlaceValues, entry: PlaceValues): Completion {
  const texts = completeTexts(place, entry);
  const location = completeLocation(place, entry);
  const notes = bothNotes(place.notes ?? '', entry.notes ?? '');
  const details = allDetails(place.details ?? [], entry.details ?? []);
  const hasNoId = !place.placeId || isImportId(place.placeId);
  return {
    changes: {
      ...texts.changes,
      ...location.changes,
      ...(notes !== (place.notes ?? '') && { notes }),
      ...(details !== place.details && details.length > 0 && { details }),
      ...(!place.types?.length && entry.types?.length && { types: entry.types }),
      ...(hasNoId && entry.placeId && !isImportId(entry.placeId) && { placeId: entry.placeId }),
    },
    differences: [...location.differences, ...texts.differences],
  };
}

const changeLabels: Readonly<Record<string, string>> = {
  ...textFields,
  latitude: 'Location',
  notes: 'Notes',
  types: 'Types',
  details: 'Details',
};

/** "location, address": what changes add. Ids aren't shown. */
export const changedFields = (changes: PlaceValues): readonly string[] =>
  Object.keys(changes).flatMap((field) => changeLabels[field]?.toLowerCase() ?? []);
