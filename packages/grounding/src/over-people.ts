import type { Suggestion } from './suggestion';
import type { Token } from './roots';
import { wordSet } from './word-set';

export const people = wordSet(
  'driver nurse cook teacher technician mechanic electrician plumber carpenter welder operator engineer developer designer analyst intern apprentice trainee volunteer staff employee worker colleague team crew hire associate member cashier clerk server guard aide assistant junior newcomer personnel people student man men woman women lad guy gang soldier helper subcontractor contractor temp porter steward laborer journeyman cna rn lpn lvn hca emt pca ta nco',
);
export const learners = wordSet('student pupil child kid learner reader player athlete schüler kinder');

const units =
  /^(?:department|division|store|shop|branch|site|location|region|territory|office|plant|facility|fleet|warehouse|unit|budget|group|squad|platoon|board|committee)$/;

/** Ends of words for people: "installers", "representatives". */
const agentive = /^\p{L}{3,}(?:er|or|ist|ian|ee|ant|ative|man|men)$/u;
const things =
  /^(?:computer|printer|order|number|letter|paper|container|trailer|counter|register|filter|water|power|center|folder|dinner|summer|newsletter|calendar|customer|consumer|vendor|reader|visitor|donor|sponsor|member|plant|restaurant|event|user|server|matter|disorder|behavior|error|motor|sensor|monitor|weather|other|career|transfer|layer|tower|meter|boiler|freezer|cooler|burner|dryer|mixer|scanner|charger|controller|driver's|indoor|outdoor|floor|door|interior|exterior|major|minor|color|labor|winter|river|further|upper|lower|inner|outer|proper|regular|former|after|under|over|rather|whether|together|per|super|quarter|flower|timber|lumber|copper|silver|leather|poster|flyer|folder|binder|cover|border|corner|chapter|master|matter|manner|gender|offer|order|tender|transfer|ladder|hammer|gutter|plaster|elevator|generator|compressor|tractor|refrigerator|ventilator|calculator|indicator|factor|sector|vector|corridor|doctor|investor|competitor|prior|anterior|owner|homeowner|buyer|shopper|passenger|borrower|caller|renter|lender|insurer|payer|taxpayer|voter|caregiver|mother|father|brother|sister|daughter|toddler|youngster|commuter|traveler|traveller|diner|subscriber|follower|catheter|charter|meter|router|adapter|converter|inverter|register|conveyor|cultivar|separator|reactor|rotor|stator|monitor|posterior|stair|repair|chair|hair|air)$/;

/** "Trained new drivers", "managed the office staff": whom or what unit the verb is about, before any "to" or "for". */
export const isOverPeople = (suggestion: Suggestion, at: number): boolean => {
  const after = suggestion.tokens.slice(at + 1, at + 7);
  const end = after.findIndex(
    ({ isPunctuation, lower }, index) =>
      isPunctuation || behindObject.test(lower) || (lower === 'of' && belongings.test(after[index - 1]?.key ?? '')),
  );
  return (end === -1 ? after : after.slice(0, end)).some((token) => isStaff(suggestion, token));
};

/** "Managed the calendars of three partners": things of people, whom nobody leads who looks after them. */
const belongings =
  /^(?:calendar|diary|diaries|inbox|mailbox|account|file|record|booking|travel|expense|medication|finances?|data|portfolio|case|claim|order|needs?|care)$/;

const behindObject = /^(?:to|for|with|from|at|in|on|by|into|through|during|using|while)$/;

/** "Cooks", "installers": people who work, but not those they work for. */
export const isWorker = ({ key }: Token): boolean =>
  !learners.has(key) && !things.test(key) && (people.has(key) || agentive.test(key));

export const isStaff = ({ resume, isGerman }: Suggestion, token: Token): boolean =>
  // "Maßnahmen" ends like an English word for people.
  (isGerman ? people.has(token.key) : isWorker(token)) ||
  (!learners.has(token.key) &&
    !things.test(token.key) &&
    (units.test(token.key) || (resume.titles.has(token.root) && !token.lower.endsWith('ing'))));
