import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import italian from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import japanese from 'i18n-iso-countries/langs/ja.json' with { type: 'json' };
import korean from 'i18n-iso-countries/langs/ko.json' with { type: 'json' };
import dutch from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import polish from 'i18n-iso-countries/langs/pl.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import russian from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import swedish from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };
import turkish from 'i18n-iso-countries/langs/tr.json' with { type: 'json' };
import ukrainian from 'i18n-iso-countries/langs/uk.json' with { type: 'json' };
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };
import bengali from 'i18n-iso-countries/langs/bn.json' with { type: 'json' };
import czech from 'i18n-iso-countries/langs/cs.json' with { type: 'json' };
import danish from 'i18n-iso-countries/langs/da.json' with { type: 'json' };
import greek from 'i18n-iso-countries/langs/el.json' with { type: 'json' };
import persian from 'i18n-iso-countries/langs/fa.json' with { type: 'json' };
import finnish from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import hebrew from 'i18n-iso-countries/langs/he.json' with { type: 'json' };
import hindi from 'i18n-iso-countries/langs/hi.json' with { type: 'json' };
import hungarian from 'i18n-iso-countries/langs/hu.json' with { type: 'json' };
import norwegian from 'i18n-iso-countries/langs/nb.json' with { type: 'json' };
import romanian from 'i18n-iso-countries/langs/ro.json' with { type: 'json' };
import thai from 'i18n-iso-countries/langs/th.json' with { type: 'json' };
import { nameKey } from './name-key';

/** The first language to use a name keeps it. */
const languages: readonly { readonly countries: Readonly<Record<string, string | readonly string[]>> }[] = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  swedish,
  polish,
  turkish,
  russian,
  ukrainian,
  arabic,
  chinese,
  japanese,
  korean,
  bengali,
  czech,
  danish,
  greek,
  persian,
  finnish,
  hebrew,
  hindi,
  hungarian,
  norwegian,
  romanian,
  thai,
];

let codeOfName: ReadonlyMap<string, string> | undefined;

/** Lowercase alpha-2 of "Allemagne", "Италия" or "日本"; English names are those of `countryOfName`. */
export function countryInOtherLanguages(name: string): string | undefined {
  codeOfName ??= readNames();
  return codeOfName.get(nameKey(name));
}

function readNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { countries } of languages)
    for (const [alpha2, names] of Object.entries(countries))
      for (const name of [names].flat()) {
        const key = nameKey(name);
        if (!found.has(key)) found.set(key, alpha2.toLowerCase());
      }
  return found;
}
