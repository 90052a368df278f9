import type { ChangeDecision } from '@keepmark/assistant';
import { type CheckedChange, checkChange, type Claim } from '@keepmark/grounding';
import type { AiJob, ResumeChange } from '@keepmark/contracts';
import { aiResumeOf, applyChange } from '../ai-resume';
import { placeLabel } from '../entry-place';
import type { ResumeDocument } from '@keepmark/resume-document';

/** A suggested change, checked against the résumé. */
export interface Suggestion extends CheckedChange {
  /** Where it is, such as "Experience: Nurse, Mercy". */
  readonly place: string;
  /** Whether the words of `before` are gone. */
  readonly isOutdated: boolean;
}

export const noDecision: ChangeDecision = { choice: 'open', confirmed: [] };

/** Checks the changes of an answer against the current résumé. */
export function suggestionsOf(changes: readonly ResumeChange[], document: ResumeDocument, job: AiJob): Suggestion[] {
  const resume = aiResumeOf(document);
  return changes.map((change) => ({
    ...checkChange({ resume, job, change }),
    place: placeOfPath(change.path, document),
    isOutdated: applyChange(document, change) === undefined,
  }));
}

/** Where an entry was that the résumé no longer has. */
const placesOfKinds: Readonly<Record<string, string>> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
};

function placeOfPath(path: string, document: ResumeDocument): string {
  const [kind, entryId = ''] = path.split('/');
  const section =
    kind === 'summary'
      ? document.sections.find((each) => each.kind === 'summary')
      : document.sections.find((each) => each.kind !== 'summary' && each.entries.some(({ id }) => id === entryId));
  return section ? placeLabel(document, section.id, entryId) : (placesOfKinds[kind ?? ''] ?? 'Another section');
}

export const redClaims = ({ reasons }: CheckedChange): readonly Claim[] =>
  reasons.filter(({ level }) => level === 'red');

/** A red change can be accepted once each of its red claims is confirmed. */
export const canAccept = (suggestion: Suggestion, { confirmed }: ChangeDecision): boolean =>
  !suggestion.isOutdated && redClaims(suggestion).every(({ start }) => confirmed.includes(start));

/** Confirms a claim or undoes that. A change is only accepted while all its claims are confirmed. */
export function confirmClaim(
  suggestion: Suggestion,
  decision: ChangeDecision,
  start: number,
  isTrue: boolean,
): ChangeDecision {
  const others = decision.confirmed.filter((each) => each !== start);
  const confirmed = isTrue ? [...others, start] : others;
  const next = { ...decision, confirmed };
  return next.choice === 'accepted' && !canAccept(suggestion, next) ? { ...next, choice: 'open' } : next;
}

/** The résumé with the accepted changes, and otherwise unchanged. */
export function withAccepted(
  document: ResumeDocument,
  suggestions: readonly Suggestion[],
  decisions: readonly ChangeDecision[],
): ResumeDocument {
  let changed = document;
  for (const [index, suggestion] of suggestions.entries()) {
    const decision = decisions[index] ?? noDecision;
    if (decision.choice !== 'accepted' || !canAccept(suggestion, decision)) continue;
    changed = applyChange(changed, suggestion.change) ?? changed;
  }
  return changed;
}

const reasonTexts = {
  number: 'This entry doesn’t have this number.',
  date: 'This entry doesn’t have this date.',
  name: 'Your résumé doesn’t have this name.',
  skill: 'Your résumé doesn’t have this skill.',
  credential: 'Your résumé doesn’t have this credential.',
  scope: 'This entry doesn’t say this about your role, reach or results.',
  placeholder: 'A blank to fill in.',
  word: 'This entry doesn’t have this word.',
} satisfies Record<Claim['kind'], string>;

/** Why a claim is marked. */
export const reasonOf = ({ kind, onlyInPosting }: Claim): string =>
  onlyInPosting ? `${reasonTexts[kind]} Only the posting has it.` : reasonTexts[kind];
