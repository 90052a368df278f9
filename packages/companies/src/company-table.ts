import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** A kept company (specification, section 3). Coordinates are degrees; null when the position is not known. */
export const companyTable = defineTable('companies', {
  fields: {
    companyName: field.text(),
    address: field.text(),
    city: field.text(),
    state: field.text(),
    country: field.text(),
    url: field.text(),
    jobPostingsUrl: field.text(),
    notes: field.text(),
    latitude: field.number(null),
    longitude: field.number(null),
    alreadyAdded: field.boolean(true),
    description: field.text(),
    summary: field.text(),
    /** Of the place it was made from; empty when it was made from none. */
    placeId: field.text(),
    /** Kinds of that place, such as "cafe". */
    categories: field.list(),
  },
  indexes: ['companyName'],
});
export type Company = RowOf<typeof companyTable>;
