import type { AiJob, AiResume } from '@keepmark/contracts';
import { wordsOf } from './vocabulary';
import { checkChange } from './check-change';
import type { Claim } from './claim';
import { tokensOf } from './roots';

interface LetterToCheck {
  readonly resume: AiResume;
  readonly job: AiJob;
  readonly text: string;
  /** Who signs it. */
  readonly name: string;
}

const keysOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ isPunctuation }) => !isPunctuation)
    .map(({ key }) => key);

/** "Dear Hiring Manager," says nothing about the writer. It ends at its comma: a letter may go on in the same line. */
const salutation = /^\s*(?:dear|hello|hi|to|sehr geehrte\S*|liebe\S*)\b(?:[^\n,:!\d]{0,60}(?=[\n,:!]))?/i;

/** What stands between here and a claim isn't about the writer: "your Lakewood store". */
const ofReader = /(?:^|\s)(?:your|ihr(?:e[mnrs]?)?)(?:\s[\p{L}&'’-]+){0,2}(?:\s(?:in|at|of))?\s$/iu;
/** "The opening for a coordinator in Maple Grove". */
const opening =
  /(?:^|\s)(?:your|the|this|an|ihre|die)\s(?:\p{L}+\s){0,2}(?:opening|position|vacancy|job|stelle|stellenanzeige)(?=\s)(?:(?!\s(?:I|ich)\s).)*$/iu;
/** "Your posting mentions triage". */
const request =
  /(?:^|\s)your (?:posting|ad|advertisement|listing|description|team|company|role|position)(?:\s\p{L}+)?\s(?:mentions?|asks?|calls?|lists?|describes?|requires?|seeks?|needs?)(?=\s)(?:(?!\s(?:I|ich)\s).)*$/iu;
/** "I am eager to learn welding and to earn my certification". */
const wish =
  /(?:^|\s)(?:(?:eager|keen|happy|excited|willing|ready|motivated|like|love|hope|want|plan|opportunity|chance) to (?:learn|grow|train|expand|develop|deepen|gain|earn|get|complete)|möchte\s(?:\p{L}+\s){0,3}(?:lernen|vertiefen|ausbauen|kennenlernen))(?=\s)(?:(?!\s(?:I|ich)\s).)*$/iu;

/** "I would be glad to bring that to Harbor Medical". */
const prospect =
  /(?:^|\s)(?:I would|I['’]d|I (?:hope|want|wish)|(?:eager|keen|happy|excited|interested|drawn|look(?:ing)? forward|apply|applying|join|joining)|ich (?:würde|möchte|freue))(?=\s)(?:(?!\s(?:I|ich)\s).)*$/iu;

/** What every letter of application speaks of. */
const genre =
  /^(?:appl(?:y|ying|ied|ication)|interview|position|bewerb\p{L}*|vorstellungsgespräch\p{L}*|stellenanzeige|lebenslauf)$/iu;

/** The sentence up to a claim. */
const leadOf = (text: string, start: number): string => text.slice(0, start).replace(/^.*[.!?\n]\s*/su, '');

/** "I designed the seasonal menu": what the writer did, was or can, rather than a wish or thanks. */
const statement =
  /\b(?:I (?:also |have |had |then |often |usually )*(?:(?!enjoyed|liked|admired|noticed|wanted|hoped|learned|looked|applied|attached|enclosed|impressed|excited|interested|pleased)\p{L}+ed|was|made|wrote|taught|ran|led|kept|built|sold|drove|held|took|gave|did|set|cut|put|won|grew|began|brought|bought|oversaw|found|knew|spoke|bring|speak|know|can|am an?)|[Ii]ch (?:habe|hatte|war|kann|bin ein\p{L}*|\p{L}{3,}te))(?![\p{L}\p{N}])/u;

/** Ranges of sentences about the writer of whose words hardly one is in the résumé. */
function newStatements(text: string, claims: readonly Claim[]): (readonly [start: number, end: number])[] {
  return Array.from(text.matchAll(/[^.!?\n]+/g), ({ 0: sentence, index }) => {
    const range = [index, index + sentence.length] as const;
    if (!statement.test(sentence)) return undefined;
    const content = tokensOf(sentence).filter(({ isPunctuation, isFunction }) => !isPunctuation && !isFunction);
    const words = claims.filter(({ kind, start }) => (kind === 'word' || kind === 'scope') && isWithin(range, start));
    return words.length > 1 && words.length >= content.length * 0.75 ? range : undefined;
  }).filter((range) => range !== undefined);
}

const isWithin = ([start, end]: readonly [start: number, end: number], at: number): boolean => start <= at && at < end;

/** Only amber where a letter speaks of what the posting has or its writer hopes for. */
function withReader(text: string, claim: Claim): Claim {
  const lead = leadOf(text, claim.start);
  const isOfReader = ofReader.test(lead);
  const isOfPosting =
    claim.onlyInPosting &&
    (isOfReader || request.test(lead) || (claim.kind === 'name' && (opening.test(lead) || prospect.test(lead))));
  const isHoped = claim.kind !== 'number' && wish.test(lead);
  return isOfPosting || isHoped ? { ...claim, level: 'amber' } : claim;
}

/**
 * Finds what a letter claims about a person that their résumé doesn't say. A letter may name the job, the company and its
 * writer, and needs everyday words that no résumé has: those are marked only in
 * a sentence about the writer of which hardly a word is in the résumé. Offsets are into `text`.
 */
export function checkLetter({ resume, job, text, name }: LetterToCheck): readonly Claim[] {
  const change = { path: 'letter', before: '', after: text, sourceIds: [], reason: '' };
  const start = salutation.exec(text)?.[0].length ?? 0;
  const named = new Set(keysOf(`${job.jobTitle} ${job.companyName} ${name} hiring`));
  const { reasons } = checkChange({ resume, job, change });
  const statements = newStatements(text, reasons);
  const own = reasons.filter(
    ({ text: words, start: from }) =>
      from >= start && !genre.test(words) && !keysOf(words).every((key) => named.has(key)),
  );
  const isMarked = ({ kind, onlyInPosting, start: from }: Claim): boolean =>
    kind !== 'word' || onlyInPosting || statements.some((range) => isWithin(range, from));
  const marked = new Set([...own.filter(isMarked), ...firstOfUnmarked(text, own, isMarked)]);
  return own.filter((claim) => marked.has(claim)).map((claim) => withReader(text, claim));
}

/** The first word of each sentence about the writer that has something new but no mark yet. */
const firstOfUnmarked = (text: string, claims: readonly Claim[], isMarked: (claim: Claim) => boolean): Claim[] =>
  Array.from(text.matchAll(/[^.!?\n]+/g)).flatMap(({ 0: sentence, index }) => {
    const range = [index, index + sentence.length] as const;
    const inside = claims.filter((claim) => isWithin(range, claim.start));
    return statement.test(sentence) && !inside.some(isMarked) ? inside.slice(0, 1) : [];
  });
