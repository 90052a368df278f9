import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** The table of saved companies (specification, section 3). Coordinates are degrees, or null if unknown. */
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
    /** The id of the place it was saved from, or empty. */
    placeId: field.text(),
    /** The types of that place, such as "cafe". */
    categories: field.list(),
  },
  indexes: ['companyName'],
});
export type Company = RowOf<typeof companyTable>;
