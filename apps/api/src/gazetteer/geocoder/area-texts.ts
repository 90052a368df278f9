import { type Area, type AreaNames, wholeCountry } from '../locations/area-names';
import { countryName } from '../locations/countries';
import { countryInOtherLanguages } from '../locations/countries-in-other-languages';
import { nameKey } from '../locations/name-key';
import { withoutPostalCode } from './strip-noise';

const calledState = /^(?:the )?(?:state|province) of (.+)$|^(.+) (?:state|province)$/i;
const isCode = /^[a-z]{2,3}$/i;
const isoDivision = /^([a-z]{2})-([a-z]{2,3})$/i;

/** Reads what people write for states and countries, with a city or alone. */
export class AreaTexts {
  readonly #names: AreaNames;

  constructor(names: AreaNames) {
    this.#names = names;
  }

  /** "IL", "IL, USA", "Île-de-France, France" behind a city: every reading in which all parts agree. */
  around(parts: readonly string[]): readonly Area[] {
    const outer = this.#read(parts.at(-1) ?? '');
    if (parts.length < 2) return outer;
    const inner = this.#read(parts.at(-2) ?? '');
    const agreed = inner.filter(
      ({ country, regionCode }) =>
        regionCode !== '' && outer.some((area) => area.regionCode === '' && area.country === country),
    );
    return [...agreed, ...outer];
  }

  /** Text without a city. "England" is a part of the country before it is another word for all of it. */
  ofName(text: string): Area[] {
    const areas = this.#names.ofName(text);
    if (areas.length < 2) return areas;
    const isPartOf = (whole: Area): boolean =>
      nameKey(countryName(whole.country)) !== nameKey(text) &&
      areas.some((area) => area.regionCode !== '' && area.country === whole.country);
    return areas.filter((area) => area.regionCode !== '' || !isPartOf(area));
  }

  /** "TX", "FR", "USA" and "US-TX", in capitals or not. */
  ofCode(text: string): readonly Area[] {
    const [, country, division] = isoDivision.exec(text) ?? [];
    if (country === undefined || division === undefined) return isCode.test(text) ? this.#names.read(text) : [];
    return this.#names
      .read(division)
      .filter((area) => area.country === country.toLowerCase() && area.regionCode === division.toUpperCase());
  }

  /** "Washington state", "State of Georgia", "Allemagne". */
  inOtherWords(text: string): Area[] {
    const [, behind, before] = calledState.exec(text) ?? [];
    const states = this.#names.read(behind ?? before ?? '').filter(({ regionCode }) => regionCode !== '');
    return [...states, ...ofOtherLanguages(text)];
  }

  #read(text: string): readonly Area[] {
    const read = this.#names.read(withoutPostalCode(text));
    return read.length > 0 ? read : ofOtherLanguages(text);
  }
}

function ofOtherLanguages(text: string): readonly Area[] {
  const country = countryInOtherLanguages(text);
  return country === undefined ? [] : [wholeCountry(country)];
}
