let names: Intl.DisplayNames | undefined;

/** The English name of a two-letter code in either case: "us" is "United States". Any other text stays as it is. */
export function countryName(country: string): string {
  if (!/^[a-z]{2}$/i.test(country)) return country;
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(country.toUpperCase()) ?? country;
}

/** Names that take an article in a sentence: unions, groups of islands, republics and a few more. */
const withArticle =
  /^(?!The )(?:United |.*\b(?:Islands|Republic|State|Territor(?:y|ies))\b|(?:Bahamas|Comoros|Gambia|Holy See|Isle of Man|Maldives|Netherlands|Philippines|Seychelles)\b)/;

/** A country's name inside a sentence: "the United States", "Nepal". */
export const countryInSentence = (name: string): string => (withArticle.test(name) ? `the ${name}` : name);
