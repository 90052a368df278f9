import { populationText } from './figures';

/** "931,830 people in cities": what is known of a country or a state; what the table leaves out where it has none. */
export const peopleInCitiesText = (population: number): string =>
  population > 0 ? `${populationText(population)} people in cities` : 'No city with 500 people or more';

/** Names that want an article in a sentence: unions, groups of islands and what is called after its land. */
const withArticle =
  /^(?!The )(?:United |.*\b(?:Islands|Republic|State|Territor(?:y|ies))\b|(?:Bahamas|Comoros|Gambia|Holy See|Isle of Man|Maldives|Netherlands|Philippines|Seychelles)\b)/;

/** A country's name behind "of": "the United States", "Nepal". */
export const countryInSentence = (countryName: string): string =>
  withArticle.test(countryName) ? `the ${countryName}` : countryName;
