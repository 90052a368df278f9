import { isStrangeGermanWord } from './find-words';
import { isImplied, sharesGermanPart } from './general-terms';
import type { Suggestion } from './suggestion';
import { groundingVocabulary } from './term-tables';
import { wordSet } from './word-set';

const cities = wordSet(
  'berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dortmund bremen dresden hannover nürnberg duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden mönchengladbach gelsenkirchen aachen braunschweig kiel chemnitz halle magdeburg freiburg krefeld mainz lübeck erfurt oberhausen rostock kassel saarbrücken potsdam heidelberg darmstadt regensburg würzburg ingolstadt ulm heilbronn göttingen wolfsburg trier jena wien graz linz salzburg innsbruck klagenfurt zürich genf basel bern lausanne luzern',
);
const introducesName =
  /^(?:bei|firma|von|für|mit|an|durch|in|hotel|restaurant|gasthof|klinik|uniklinik|klinikum|krankenhaus|universität|hochschule|schule|messe|verein|deutschen|lieferanten?|kunden?|herstellers?|partners?|amt|forstamt|\p{L}*(?:kanzlei|app|software|programm|agentur|verlag|bank))$/u;

/** In German every noun has a capital: a name follows "bei" or "in" without an article, or "Hotel". */
export function isGermanName({ tokens, resume }: Suggestion, at: number): boolean {
  const token = tokens[at]!;
  if (
    resume.whole.roots.has(token.germanRoot) ||
    isImplied(token, resume.whole, true) ||
    sharesGermanPart(token, resume.whole)
  )
    return false;
  const before = tokens[at - 1]?.lower ?? '';
  if (cities.has(token.lower) || /[éèêëàáâçñøåúíó]/.test(token.lower)) return true;
  if (!introducesName.test(before)) return false;
  const { plainGerman } = groundingVocabulary();
  if (plainGerman.has(token.germanRoot) || !isStrangeGermanWord(token, resume.whole)) return false;
  return !/(?:ungen|ung|heit|keit|schaft|tion|tionen|tät|ismus|ien|nis|sen|gen|ten|men|nen|len|ren|ken|fen|pen|ben|den|hen|ern)$/.test(
    token.lower,
  );
}
