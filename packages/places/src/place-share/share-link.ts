import { errorMessage } from '@keepmark/ui/error-message';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as z from 'zod/mini';
import type { RawPlace } from '../place-import/imported-place';
import { placeName } from '../place';
import type { Place } from '../place-table';
import { ShareLinkError } from './share-link-error';

/** The longest fragment that messengers and email apps don't cut off, in characters. */
const maxFragmentLength = 16_000;
/** Links that we create don't inflate to more. */
const maxInflatedBytes = 512 * 1024;

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
  /** The name of the group, or empty. */
  readonly title: string;
  readonly places: readonly RawPlace[];
}

export interface ShareOptions {
  readonly title: string;
  /** Whether to include the person's notes. */
  readonly withNotes: boolean;
}

const row = (place: Place, withNotes: boolean) =>
  sharedFields.map((field) => {
    // The unique name is this browser's own.
    if (field === 'name') return placeName(place);
    if (field === 'types') return place.types.join(';');
    // A generated import id means nothing to someone else.
    if (field === 'placeId') return place.placeId.startsWith('import:') ? '' : place.placeId;
    return field === 'notes' && !withNotes ? '' : place[field];
  });

const toUrlText = (bytes: Uint8Array) =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromUrlText = (text: string) => strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);

/**
 * Encodes places as the fragment of a link, which browsers don't send to servers.
 * @throws {ShareLinkError} when the link would be too long
 */
export function shareFragment(places: readonly Place[], { title, withNotes }: ShareOptions): string {
  const data = JSON.stringify([version, title, ...places.map((place) => row(place, withNotes))]);
  const fragment = toUrlText(deflateSync(strToU8(data), { level: 9 }));
  if (fragment.length > maxFragmentLength) throw new ShareLinkError('too-large');
  return fragment;
}

/** Inflates up to a limit, since a short link can hold gigabytes. */
function inflated(bytes: Uint8Array): string {
  let size = 0;
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let isWhole = false;
  const inflate = new Inflate((part, final) => {
    size += part.length;
    if (size > maxInflatedBytes) throw new ShareLinkError('too-large');
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
 * Decodes the places of a link. They are untrusted input.
 * @throws {ShareLinkError}
 */
export function readShareFragment(fragment: string): SharedPlaces {
  try {
    const [linkVersion, title, ...rows] = z.parse(head, JSON.parse(inflated(fromUrlText(fragment.replace(/^#/, '')))));
    if (linkVersion !== version) throw new ShareLinkError('newer');
    const places = rows.map((cells) =>
      Object.fromEntries(sharedFields.map((field, at) => [field, cells[at] ?? undefined])),
    );
    return { title: title.slice(0, 200), places };
  } catch (cause) {
    if (cause instanceof ShareLinkError) throw cause;
    throw new ShareLinkError('damaged', { cause });
  }
}

/** Decodes the places of a link, or says why it can't be opened. */
export function readLink(fragment: string): { readonly shared: SharedPlaces } | { readonly problem: string } {
  try {
    return { shared: readShareFragment(fragment) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}
