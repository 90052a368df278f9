import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as z from 'zod/mini';
import type { RawPlace } from '../place-import/imported-place';
import type { Place } from '../place-table';
import { ShareLinkError } from './share-link-error';

/** What messengers and mail programs hand on whole. */
const longestFragment = 16_000;
/** A link that unpacks to more was not made here. */
const mostUnpackedBytes = 512 * 1024;

const version = 1;
const sharedFields = [
  'name',
  'types',
  'summary',
  'description',
  'url',
  'address',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'placeId',
  'notes',
] as const;

export interface SharedPlaces {
  /** What the places are together: the name of a group, or empty. */
  readonly title: string;
  readonly places: readonly RawPlace[];
}

export interface ShareOptions {
  readonly title: string;
  /** A person's own notes stay at home unless they say otherwise. */
  readonly withNotes: boolean;
}

const row = (place: Place, withNotes: boolean) =>
  sharedFields.map((field) => {
    if (field === 'types') return place.types.join(';');
    // An import's own id says nothing to another person.
    if (field === 'placeId') return place.placeId.startsWith('import:') ? '' : place.placeId;
    return field === 'notes' && !withNotes ? '' : place[field];
  });

const toUrlText = (bytes: Uint8Array) =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromUrlText = (text: string) => strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);

/**
 * Places as the part of a link after its `#`, which no browser sends to a server.
 * @throws {ShareLinkError} when they are too many for a link
 */
export function shareFragment(places: readonly Place[], { title, withNotes }: ShareOptions): string {
  const data = JSON.stringify([version, title, ...places.map((place) => row(place, withNotes))]);
  const fragment = toUrlText(deflateSync(strToU8(data), { level: 9 }));
  if (fragment.length > longestFragment) throw new ShareLinkError('too-large');
  return fragment;
}

/** Unpacks, and stops at a limit: a short link can hold gigabytes. */
function unpacked(bytes: Uint8Array): string {
  let size = 0;
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let isWhole = false;
  const inflate = new Inflate((part, final) => {
    size += part.length;
    if (size > mostUnpackedBytes) throw new ShareLinkError('too-large');
    parts.push(decoder.decode(part, { stream: !final }));
    isWhole ||= final;
  });
  for (let at = 0; at < bytes.length; at += 1024)
    inflate.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length);
  if (!isWhole) throw new ShareLinkError('damaged');
  return parts.join('');
}

const cell = z.union([z.string(), z.number(), z.null()]);
const head = z.tuple([z.number(), z.string()], z.array(cell));

/**
 * The places of a link. They are somebody else's words: nothing in them is trusted.
 * @throws {ShareLinkError}
 */
export function readShareFragment(fragment: string): SharedPlaces {
  try {
    const [madeBy, title, ...rows] = z.parse(head, JSON.parse(unpacked(fromUrlText(fragment.replace(/^#/, '')))));
    if (madeBy !== version) throw new ShareLinkError('newer');
    const places = rows.map((cells) =>
      Object.fromEntries(sharedFields.map((field, at) => [field, cells[at] ?? undefined])),
    );
    return { title: title.slice(0, 200), places };
  } catch (cause) {
    if (cause instanceof ShareLinkError) throw cause;
    throw new ShareLinkError('damaged', { cause });
  }
}
