import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { trackKinds } from './track';

/** The track of a place, in a table of its own, so that the list of places doesn't read it. See `StoredTrack`. */
export const placeTrackTable = defineTable('place_tracks', {
  fields: { placeId: field.text(), kind: field.oneOf(trackKinds, 'track'), segments: field.list() },
  indexes: ['placeId'],
});
export type PlaceTrack = RowOf<typeof placeTrackTable>;
