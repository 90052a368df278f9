import { defineTable, field } from '@keepmark/local-store';

/** The settings people save with their data: a group, a name in it, and a value. */
export const settingTable = defineTable('settings', {
  fields: { settingGroup: field.text(), settingName: field.text(), settingValue: field.text() },
});
