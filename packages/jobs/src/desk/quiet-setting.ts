import { settingTable } from '@keepmark/app-shell/settings-table';
import type { Database, RowOf } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { defaultQuietAfterDays, quietAfterDaysChoices } from './quiet';

const name = { settingGroup: 'jobs', settingName: 'quietAfterDays' };

function daysOf([setting]: readonly RowOf<typeof settingTable>[]): number {
  const stored = Number(setting?.settingValue);
  return quietAfterDaysChoices.find((choice) => choice === stored) ?? defaultQuietAfterDays;
}

/** The setting "No reply after", in days. */
export const quietAfterDaysIn = (database: Database): number =>
  daysOf(database.table(settingTable).query({ where: name }));

/** The setting "No reply after", in days, with its setter. Rerenders when it changes. */
export function useQuietAfterDays(): [number, (days: number) => void] {
  const database = useDatabase();
  return [
    daysOf(useRows(settingTable, { where: name })),
    (next) => void database.table(settingTable).insertOrUpdate(name, { ...name, settingValue: String(next) }),
  ];
}
