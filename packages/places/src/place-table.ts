import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** Something that a file says about a place and that no other field holds: "Elevation", "Symbol". */
export interface PlaceDetail {
  readonly name: string;
  readonly value: string;
}

/** A saved place (specification, section 3). Coordinates are in degrees, or null when unknown. */
export const placeTable = defineTable('places', {
  fields: {
    placeId: field.text(),
    /** Unique (specification, section 5). */
    name: field.text(),
    /** The name as the person or the file wrote it; empty if it's `name`. Two places may share it. */
    displayName: field.text(),
    description: field.text(),
    summary: field.text(),
    notes: field.text(),
    url: field.text(),
    phone: field.text(),
    /** In the syntax of OpenStreetMap, or as a person wrote them. */
    openingHours: field.text(),
    /** IANA name; empty when unknown. */
    timeZone: field.text(),
    types: field.list(),
    address: field.text(),
    city: field.text(),
    state: field.text(),
    country: field.text(),
    latitude: field.number(null),
    longitude: field.number(null),
    alreadyAdded: field.boolean(true),
    details: field.list<PlaceDetail>(),
    /** In the order shown. */
    photoIds: field.list(),
  },
  indexes: ['name'],
});
export type Place = RowOf<typeof placeTable>;
