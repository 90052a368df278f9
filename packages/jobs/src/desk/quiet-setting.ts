import { settingTable } from '@keepmark/app-shell/settings-table';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { defaultQuietAfterDays, quietAfterDaysChoices } from './quiet';

const name = { settingGroup: 'jobs', settingName: 'quietAfterDays' };

/** After how many days an application counts as gone quiet, and what sets it. */
export function useQuietAfterDays(): [number, (days: number) => void] {
  const database = useDatabase();
  const stored = Number(useRows(settingTable, { where: name })[0]?.settingValue);
  const days = quietAfterDaysChoices.find((choice) => choice === stored) ?? defaultQuietAfterDays;
  return [
    days,
    (next) => void database.table(settingTable).insertOrUpdate(name, { ...name, settingValue: String(next) }),
  ];
}
