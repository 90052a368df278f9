import { defineTable, field } from '@keepmark/local-store';

/** What somebody has set, kept with the rest of their data: a group, a name in it and a value. */
export const settingTable = defineTable('settings', {
  fields: { settingGroup: field.text(), settingName: field.text(), settingValue: field.text() },
});
