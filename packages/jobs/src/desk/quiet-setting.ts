import { settingTable } from '@keepmark/app-shell/settings-table';
import type { Database, RowOf } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { defaultQuietAfterDays, quietAfterDaysChoices } from './quiet';

const name = { settingGroup: 'jobs', settingName: 'quietAfterDays' };

function daysOf([setting]: readonly RowOf<typeof settingTable>[]): number {
  const stored = Number(setting?.settingValue);
  return quietAfterDaysChoices.find((choice) => choice === stored) ?? defaultQuietAfterDays;
}

/** After how many days an application counts as gone quiet. */
export const quietAfterDaysIn = (database: Database): number =>
  daysOf(database.table(settingTable).query({ where: name }));

/** After how many days an application counts as gone quiet, kept current, and what sets it. */
export function useQuietAfterDays(): [number, (days: number) => void] {
  const database = useDatabase();
  return [
    daysOf(useRows(settingTable, { where: name })),
    (next) => void database.table(settingTable).insertOrUpdate(name, { ...name, settingValue: String(next) }),
  ];
}
