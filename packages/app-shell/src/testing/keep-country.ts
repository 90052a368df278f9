import type { Database } from '@keepmark/local-store';
import { settingTable } from '../settings/settings-table';

/** Keeps the country that the settings dialog would keep: a lowercase two-letter code. */
export function keepCountry(database: Database, countryCode: string): void {
  const key = { settingGroup: 'search', settingName: 'country' };
  database.table(settingTable).insertOrUpdate(key, { ...key, settingValue: countryCode });
}
