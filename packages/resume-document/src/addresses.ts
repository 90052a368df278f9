import { webAddress } from '@keepmark/contracts';
import { resumeLanguages } from './resume-design';

/** Adds the scheme to a URL. Other text stays as it is. */
export const completeAddress = (text: string): string =>
  /^(?:https?|mailto|tel):/i.test(text.trim()) ? text.trim() : (webAddress(text) ?? text.trim());

/** Splits "Austin, TX" into city, state and country. A country may be in place of the state. */
export function placeFields(text: string): { readonly city: string; readonly state: string; readonly country: string } {
  const [city = '', state = '', country = '', ...more] = text.split(/\s*,\s*/);
  if (more.length > 0) return { city: text.trim(), state: '', country: '' };
  const isAbroad = country === '' && isCountry(state);
  return { city: city.trim(), state: isAbroad ? '' : state, country: isAbroad ? state : country.trim() };
}

const countryCodes = 'UK,U.K.,USA,U.S.A.,US,U.S.,UAE,Korea,Hong Kong,Macau,Turkey,Czech Republic,Brasil,Holland';

let known: ReadonlySet<string> | undefined;

/** Countries in every language of résumés. Read when first needed: it takes some milliseconds. */
function countries(): ReadonlySet<string> {
  if (known) return known;
  const names = new Set(countryCodes.toLowerCase().split(','));
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  for (const language of resumeLanguages) {
    const country = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const first of letters) {
      for (const second of letters) {
        const name = country.of(first + second);
        if (name !== undefined) names.add(name.toLowerCase());
      }
    }
  }
  known = names;
  return names;
}

/** Whether a text is a country: "Finland", "UK". */
export const isCountry = (text: string): boolean => countries().has(text.trim().toLowerCase());
