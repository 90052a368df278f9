import { isImplied } from './general-terms';
import type { Suggestion } from './suggestion';
import type { Token } from './roots';
import { isSameThing } from './same-meaning';
import { isShortened } from './short-forms';
import { wordSet } from './word-set';

/** What people make, hold or bring about, and put on their résumé if they did. */
const works = wordSet(
  'curriculum syllabus workshop seminar webinar menu recipe article blog column manual handbook guidebook playbook policy protocol proposal grant contract agreement campaign brochure exhibition fundraiser conference keynote lecture tender patent program initiative podcast tutorial partnership sponsorship funding budget prototype konzept lehrplan speisekarte handbuch leitfaden richtlinie vortrag artikel vertrag kampagne ausstellung',
);
const making =
  /^(?:re)?(?:design|develop|creat|wri|wrote|author|draft|build|built|launch|introduc|establish|implement|revis|overhaul|negotiat|hold|held|host|gave|giv|present|pitch|deliver|organi|led|lead|run|ran|contribut|prepar|produc|publish|submit|secur|won|win|set|initiat|pioneer|found|form|devis|oversaw|oversee|manag|own|co-?author)/;

/** Where work of another kind is done. */
const places = wordSet(
  'hospital clinic wing hospice prison jail court courthouse airport stadium casino embassy museum refinery mine shipyard laboratory lab bridge tunnel highway skyscraper datacenter university palace parliament ministry krankenhaus klinik flughafen gefängnis gericht brücke',
);
/** People whom few work for or with. */
const audiences = wordSet(
  'investor shareholder celebrity diplomat politician inmate refugee journalist ambassador minister mayor senator athlete surgeon',
);

/** Things made, places and people that nothing in the résumé speaks of: "held workshops", "a hospital wing". */
export function findThings(suggestion: Suggestion): void {
  const { tokens, isDone, judge } = suggestion;
  for (const [at, token] of tokens.entries()) {
    const isThing =
      ((works.has(token.key) || works.has(token.key.replace(/s$/, ''))) && isMade(tokens, at)) ||
      places.has(token.key) ||
      audiences.has(token.key);
    if (isThing && !isDone(at) && !isModifier(suggestion, at) && !isSaid(suggestion, token))
      judge(at, at + 1, 'scope', 'red');
  }
}

/** Whether the résumé has the word, another for the same, a short form of it, or what implies it. */
const isSaid = ({ resume: { whole }, isGerman }: Suggestion, token: Token): boolean =>
  whole.tokens.some((own) => !own.isPunctuation && isSameThing(own, token)) ||
  isShortened(whole, token) ||
  isImplied(token, whole, isGerman) ||
  whole.lowerText.includes(token.key);

/** "Grant" in "grant budget", but not in "grant applications". "Court" in "court bundles" where the résumé has bundles. */
const isModifier = ({ tokens, entry }: Suggestion, at: number): boolean => {
  const next = tokens[at + 1];
  if (next === undefined) return false;
  return (
    (places.has(tokens[at]!.key) && !next.isFunction && entry.keys.has(next.key)) ||
    /^(?:budget|manager|coordinator|director|team|staff|office|participant|goal|requirement|compliance|language)$/.test(
      next.key,
    )
  );
};

/** Whether the clause before a word has a verb of making. */
function isMade(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 7); index -= 1) {
    const { isPunctuation, key, lower } = tokens[index]!;
    if (isPunctuation && /^[.;:!?()]$/.test(key)) return false;
    if (making.test(lower)) return true;
  }
  return false;
}
