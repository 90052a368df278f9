import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** A group of saved places (specification, section 3). */
export const placeGroupTable = defineTable('place_groups', {
  fields: { name: field.text(), description: field.text(), notes: field.text() },
  indexes: ['name'],
});
export type PlaceGroup = RowOf<typeof placeGroupTable>;

/** Group memberships: one row per group and place. A place can be in many groups. */
export const placeGroupLinkTable = defineTable('place_group_links', {
  fields: { groupId: field.text(), placeId: field.text() },
  indexes: ['groupId', 'placeId'],
});
