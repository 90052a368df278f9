import { defineTable, field, type RowOf } from '@keepmark/local-store';

/** One setting (specification, section 3). Every feature has a group of its own. */
export const settingTable = defineTable('settings', {
  fields: { settingGroup: field.text(), settingName: field.text(), settingValue: field.text() },
  indexes: ['settingGroup'],
});
export type Setting = RowOf<typeof settingTable>;
