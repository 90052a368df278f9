import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** A saved place (specification, section 3). Coordinates are in degrees, or null when unknown. */
export const placeTable = defineTable('places', {
  fields: {
    placeId: field.text(),
    name: field.text(),
    description: field.text(),
    summary: field.text(),
    notes: field.text(),
    url: field.text(),
    types: field.list(),
    address: field.text(),
    city: field.text(),
    state: field.text(),
    country: field.text(),
    latitude: field.number(null),
    longitude: field.number(null),
    alreadyAdded: field.boolean(true),
  },
  indexes: ['name'],
});
export type Place = RowOf<typeof placeTable>;
