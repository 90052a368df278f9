import { defaultCountryCode } from '@keepmark/contracts';
import { defineSetting, useSetting } from '../settings/setting';

export const countrySetting = defineSetting('search', 'country', (stored) => stored || defaultCountryCode);

/**
 * The default country for searches: a lowercase two-letter code, `us` until someone chooses another. The README of
 * @keepmark/contracts says how searches use it.
 * Needs a `DatabaseProvider`, which every screen for signed-in users has.
 * @returns the code, and a function that saves another one
 */
export const useCountrySetting = (): [countryCode: string, choose: (countryCode: string) => void] =>
  useSetting(countrySetting);
