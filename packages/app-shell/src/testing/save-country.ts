import type { Database } from '@keepmark/local-store';
import { countrySetting } from '../country/country-setting';
import { writeSetting } from '../settings/setting';

/** Saves a country the way settings does: a lowercase two-letter code. */
export const saveCountry = (database: Database, countryCode: string): void =>
  writeSetting(database, countrySetting, countryCode);
