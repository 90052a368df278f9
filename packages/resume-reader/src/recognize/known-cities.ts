import { cityNames } from './city-names.gen';

/** Names in the languages of their countries, where the table has the English ones, and short forms. */
const otherNames =
  'Wien|München|Köln|Nürnberg|Frankfurt|Freiburg|Halle|Zürich|Genève|Genf|Luzern|Bern|St. Gallen|Roma|Milano|Torino|Napoli|Firenze|Venezia|Genova|Padova|Lisboa|Sevilla|Zaragoza|A Coruña|Warszawa|Kraków|Wrocław|Praha|Bruxelles|Brüssel|Brussel|Antwerpen|Gent|Den Haag|København|Göteborg|Malmö|Montréal|Québec|New York|Washington|St. Louis|St. Petersburg|Bangalore|Kiev|Athen|Moskau|Newcastle|Hull|Derry';

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

let known: ReadonlySet<string> | undefined;

/**
 * Whether a text is the name of a city of some size, whatever its accents. Many are names of persons and companies, too:
 * only where a place may stand does it say anything.
 */
export function isKnownCity(text: string): boolean {
  known ??= new Set(`${cityNames}|${otherNames}`.split('|').map(plain));
  return known.has(plain(text));
}
