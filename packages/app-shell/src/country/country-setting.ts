import { useRows, useTable } from '@keepmark/local-store/react';
import { defaultCountryCode } from '@keepmark/contracts';
import { settingTable } from '../settings/settings-table';

const key = { settingGroup: 'search', settingName: 'country' } as const;

/**
 * The country that searches start with: a lowercase two-letter code, `us` until somebody has chosen. What a search does
 * with it is in README.md of @keepmark/contracts.
 * Needs a `DatabaseProvider`, which every screen for signed-in users has.
 * @returns the code, and a function that keeps another one
 */
export function useCountrySetting(): [countryCode: string, choose: (countryCode: string) => void] {
  const settings = useTable(settingTable);
  const [kept] = useRows(settingTable, { where: key, limit: 1 });
  return [
    kept?.settingValue || defaultCountryCode,
    (countryCode) => void settings.insertOrUpdate(key, { settingValue: countryCode }),
  ];
}
