import { useRows, useTable } from '@keepmark/local-store/react';
import { defaultCountryCode } from '@keepmark/contracts';
import { settingTable } from '../settings/settings-table';

const key = { settingGroup: 'search', settingName: 'country' } as const;

/**
 * The default country for searches: a lowercase two-letter code, `us` until someone chooses another. The README of
 * @keepmark/contracts says how searches use it.
 * Needs a `DatabaseProvider`, which every screen for signed-in users has.
 * @returns the code, and a function that saves another one
 */
export function useCountrySetting(): [countryCode: string, choose: (countryCode: string) => void] {
  const settings = useTable(settingTable);
  const [saved] = useRows(settingTable, { where: key, limit: 1 });
  return [
    saved?.settingValue || defaultCountryCode,
    (countryCode) => void settings.insertOrUpdate(key, { settingValue: countryCode }),
  ];
}
