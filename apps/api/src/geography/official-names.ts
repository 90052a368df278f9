import type { Country, StateProvince } from '@keepmark/contracts';
import { territoriesOfTheUnitedStates, writtenRegionCodes } from '../gazetteer/gazetteer';
import type { Admin1Row, CountryRow } from '../labor-market/labor-market';

/** Countries under the names of GeoNames' list; its codes that ISO has withdrawn are left out. */
export function withOfficialNames(countries: readonly Country[], rows: readonly CountryRow[]): Country[] {
  const nameOf = new Map(rows.map(({ code, name }) => [code, name]));
  return countries
    .map((country) => ({ ...country, countryName: nameOf.get(country.countryCode) ?? country.countryName }))
    .toSorted((a, b) => a.countryName.localeCompare(b.countryName, 'en'));
}

/** The divisions in GeoNames' newer list, or ours where it has none for the country. */
export function withOfficialStates(
  countryCode: string,
  states: readonly StateProvince[],
  rows: readonly Admin1Row[],
): StateProvince[] {
  const own = rows.filter(({ code }) => code.startsWith(`${countryCode}.`));
  if (own.length === 0) return [...states];
  const written = writtenRegionCodes[countryCode.toLowerCase()] ?? {};
  const official = own.map(({ code, name }): StateProvince => {
    const number = code.slice(countryCode.length + 1);
    const stateCode = written[number] ?? number;
    const known = states.find((state) => state.stateCode === stateCode);
    const { latitude = null, longitude = null, cityPopulation = 0 } = known ?? {};
    return { countryCode, stateCode, stateName: name, latitude, longitude, cityPopulation };
  });
  // GeoNames lists the territories as countries.
  const territories = states.filter(
    ({ stateCode }) => countryCode === 'US' && stateCode in territoriesOfTheUnitedStates,
  );
  return [...official, ...territories].toSorted((a, b) => a.stateName.localeCompare(b.stateName, 'en'));
}
