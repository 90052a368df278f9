import type { Database } from '@keepmark/local-store';
import { settingTable } from '../settings/settings-table';

/** Saves a country the way settings does: a lowercase two-letter code. */
export function saveCountry(database: Database, countryCode: string): void {
  const key = { settingGroup: 'search', settingName: 'country' };
  database.table(settingTable).insertOrUpdate(key, { ...key, settingValue: countryCode });
}
