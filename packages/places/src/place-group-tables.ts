import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** A group of saved places (specification, section 3). */
export const placeGroupTable = defineTable('place_groups', {
  fields: { name: field.text(), description: field.text(), notes: field.text() },
  indexes: ['name'],
});
export type PlaceGroup = RowOf<typeof placeGroupTable>;

/** Which place is in which group: one row for each pair. A place may be in many. */
export const placeGroupLinkTable = defineTable('place_group_links', {
  fields: { groupId: field.text(), placeId: field.text() },
  indexes: ['groupId', 'placeId'],
});
