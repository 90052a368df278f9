import { createHash } from 'node:crypto';
import type { SearchablePlaceType } from '@keepmark/contracts';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { nameKey } from '../gazetteer/gazetteer';
import { cellsAt, mercatorOf } from './place-area';
import type { NewPlaceRow } from './place-table';
import { placeWords } from './place-words';

/** What a source says of a place; unknown text is empty. */
export interface PlaceFacts {
  readonly placeId: string;
  readonly type: SearchablePlaceType;
  /** More precise than the type: "hairdresser". */
  readonly kinds?: readonly string[];
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly otherNames?: readonly string[];
  /** Whatever else it should be found by. */
  readonly otherWords?: readonly string[];
  readonly city: string;
  readonly state: string;
  /** Uppercase alpha-2. */
  readonly country: string;
  readonly address?: string;
  readonly website?: string;
  readonly phone?: string;
  readonly hours?: string;
  readonly profiles?: { name: string; url: string }[];
}

/** A place as a row: with its words, its squares and its time zone, and the hash of all that its source says. */
export function preparePlace(facts: PlaceFacts, origin: { extract: string; sample: boolean }): NewPlaceRow {
  const {
    placeId,
    type,
    title,
    latitude,
    longitude,
    city,
    state,
    country,
    kinds = [],
    otherNames = [],
    otherWords = [],
  } = facts;
  const row = {
    ...origin,
    type,
    title,
    titleKey: nameKey(title),
    city,
    state,
    country,
    address: facts.address ?? '',
    website: facts.website ?? '',
    phone: facts.phone ?? '',
    hours: facts.hours ?? '',
    profiles: facts.profiles ?? [],
    timeZone: lookUpTimeZone(latitude, longitude),
    latitude,
    longitude,
    mercator: mercatorOf(latitude),
    search: placeWords({ type, kinds, names: [title, ...otherNames], others: [...otherWords, city] }, cellsAt(facts)),
  };
  const { extract: _, ...content } = row;
  return { placeId, contentHash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'), ...row };
}
