import { populationText } from './figures';

/** The city population of a country or a state: "931,830 people in cities". */
export const peopleInCitiesText = (population: number): string =>
  population > 0 ? `${populationText(population)} people in cities` : 'No cities of 500 people or more';

/** Names that take an article in a sentence: unions, island groups, republics and a few others. */
const withArticle =
  /^(?!The )(?:United |.*\b(?:Islands|Republic|State|Territor(?:y|ies))\b|(?:Bahamas|Comoros|Gambia|Holy See|Isle of Man|Maldives|Netherlands|Philippines|Seychelles)\b)/;

/** A country's name as it follows "of": "the United States", "Nepal". */
export const countryInSentence = (countryName: string): string =>
  withArticle.test(countryName) ? `the ${countryName}` : countryName;
