import { countryOfCode, countryOfName } from '../../gazetteer/gazetteer';

const languages = 'de fr es it nl pt pl sv da nb fi cs hu ro tr el ja'.split(' ');
const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

let namesAbroad: ReadonlyMap<string, string> | undefined;

/** Countries by their names in other languages: "österreich" is "at". */
function readNamesAbroad(): ReadonlyMap<string, string> {
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => countryOfCode(code));
  const names = new Map<string, string>();
  for (const language of languages) {
    const namer = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = plain(namer.of(code) ?? '');
      if (name !== '' && !names.has(name)) names.set(name, code.toLowerCase());
    }
  }
  return names;
}

/** The country that a code or a name in one of many languages means, as lowercase alpha-2; empty if none. */
export function countryNamed(text: string): string {
  if (text === '') return '';
  const known = countryOfCode(text) ?? countryOfName(text);
  if (known) return known;
  namesAbroad ??= readNamesAbroad();
  return namesAbroad.get(plain(text)) ?? '';
}
