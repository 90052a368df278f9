import type { Finding } from './finding';
import { type Passage, quoted } from './passages';

const cliches =
  /\b(?:team[- ]player|hard[- ]?work(?:er|ing)|go[- ]getter|self[- ]starter|think(?:ing|er)? outside (?:of )?the box|results?[- ](?:driven|oriented)|detail[- ]oriented|proven track record|track record of success|fast[- ]paced environment|synerg(?:y|ies|ize)|best of breed|go[- ]to person|dynamic (?:individual|professional|leader)|highly motivated|people person|thought leader(?:ship)?|value[- ]add(?:ed)?|bottom line|hit the ground running|win[- ]win|strategic thinker|guru|ninja|rock ?star|passionate about|excellent communication skills|works? well under pressure|references (?:are )?available (?:up)?on request)\b/giu;
/** Weak beginnings of bullets, which don't say what was done. */
export const weakOpening =
  /^(?:(?:was )?responsible for|duties included|tasked with|helped (?:to )?|worked on|assisted (?:in|with)|in charge of)\b/iu;
const firstPerson = /(?:^|[\s(“"])(I|I['’](?:m|ve|d|ll)|me|my|mine|myself)(?=[\s,.;:!?)”"]|$)/gu;
/** Words before a Roman numeral: "level I". */
const beforeNumber =
  /\b(?:level|type|class|part|phase|grade|stage|tier|group|division|category|title|volume|war|unit|analyst|engineer|nurse|technician|specialist|associate|manager)$/i;
const doubledWord = /\b(\p{L}{2,}) \1\b(?![-'’])/iu;
const allowedDoubles = new Set(['had', 'that', 'bora', 'new', 'york', 'walla', 'very']);

/** English only: clichés, weak beginnings, first person and doubled words. */
export function findWordingProblems(passages: readonly Passage[]): Finding[] {
  const findings: Finding[] = [];
  let isFirstPersonTold = false;
  for (const { text, sectionId, entryId } of passages) {
    const about = { quote: quoted(text), sectionId, entryId };
    for (const [cliche] of text.matchAll(cliches)) {
      const why = 'Readers have seen it too often to notice; an example of it says more.';
      findings.push({ rule: 'cliche', severity: 'improve', what: `“${cliche}” is a cliché.`, why, ...about });
    }
    const weak = weakOpening.exec(text)?.[0].trim();
    if (weak !== undefined) {
      const why = 'It says what you were there for, not what you did; start with that.';
      findings.push({
        rule: 'weak-opening',
        severity: 'improve',
        what: `“${weak}” is a weak beginning.`,
        why,
        ...about,
      });
    }
    const person = [...text.matchAll(firstPerson)].find(({ index }) => !beforeNumber.test(text.slice(0, index)))?.[1];
    if (person !== undefined && !isFirstPersonTold) {
      isFirstPersonTold = true;
      const why = 'Résumés omit “I” and “my”: “Led a team” instead of “I led my team”.';
      findings.push({
        rule: 'first-person',
        severity: 'improve',
        what: `“${person}” is in the first person.`,
        why,
        ...about,
      });
    }
    const doubled = doubledWord.exec(text);
    if (doubled && !allowedDoubles.has(doubled[1]!.toLowerCase())) {
      const why = 'Small mistakes are what readers remember.';
      findings.push({
        rule: 'doubled-word',
        severity: 'fix',
        what: `“${doubled[0]}” has a word twice.`,
        why,
        ...about,
      });
    }
  }
  return findings;
}
