import type { AiJob, AiResume, ResumeChange } from '@keepmark/contracts';
import type { CheckedChange, Claim, ClaimKind } from './claim';
import { findActs } from './find-acts';
import { findCredentialGrades } from './find-credential-grades';
import { findCredentialLists } from './find-credential-lists';
import { findCredentials, findLicenseClasses } from './find-credentials';
import { findJoinedWords } from './find-joined-words';
import { findNames } from './find-names';
import { findNumbers } from './find-numbers';
import { findPlaceholders } from './find-placeholders';
import { findThings } from './find-things';
import { findScope } from './find-scope';
import { findSkills } from './find-skills';
import { findOtherWords } from './find-words';
import { indexOfJob, indexOfResume, type TextIndex } from './resume-index';
import { isGerman, tokensOf, withPlainDashes } from './roots';
import { markOtherForms, markOtherNames } from './other-forms';
import type { Suggestion } from './suggestion';

interface ChangeToCheck {
  readonly resume: AiResume;
  /** The posting that the résumé is being fitted to. Says of a claim that only the posting has it. */
  readonly job?: AiJob | undefined;
  readonly change: ResumeChange;
}

/**
 * Finds what a suggested text claims that the résumé doesn't say. Numbers, dates and scope must be in the same entry;
 * names, skills and credentials anywhere in the résumé. No AI, no network, less than a millisecond.
 */
export function checkChange({ resume, job, change }: ChangeToCheck): CheckedChange {
  const index = indexOfResume(resume);
  const jobIndex = job && indexOfJob(job);
  const entry = index.entries.get(change.path.split('/')[1] ?? '') ?? index.whole;
  const after = withPlainDashes(change.after);
  const tokens = tokensOf(after);
  const done = tokens.map(({ isPunctuation }) => isPunctuation);
  const claims: Claim[] = [];
  const add = (kind: ClaimKind | undefined, level: 'red' | 'amber' | undefined, start: number, end: number): void => {
    const isFree = claims.every((claim) => claim.end <= start || end <= claim.start);
    if (kind && level && isFree) claims.push(claimOf(change.after, { kind, level, start, end }, index.whole, jobIndex));
  };
  const suggestion: Suggestion = {
    text: after,
    tokens,
    isGerman: isGerman([...tokens, ...entry.tokens.slice(0, 60)]),
    entry,
    resume: index,
    job: jobIndex,
    numbers: [],
    isDone: (at) => done[at] ?? true,
    judge: (from, to, kind, level) => {
      const start = tokens[from]!.start;
      const end = tokens[to - 1]!.end;
      done.fill(true, from, to);
      add(kind, level, start, end);
    },
  };
  const addSpan = (kind: ClaimKind, level: 'red' | 'amber' | undefined, start: number, end: number): void => {
    for (const [at, token] of tokens.entries()) if (token.start < end && start < token.end) done[at] = true;
    add(kind, level, start, end);
  };

  findPlaceholders(change, addSpan);
  findCredentialGrades(suggestion, addSpan);
  markOtherNames(suggestion);
  findNumbers(suggestion, addSpan);
  findLicenseClasses(suggestion);
  markOtherForms(suggestion);
  findCredentials(suggestion);
  findCredentialLists(suggestion);
  findThings(suggestion);
  findActs(suggestion);
  findScope(suggestion);
  findNames(suggestion);
  findSkills(suggestion);
  findOtherWords(suggestion);
  if (claims.length === 0) findJoinedWords(suggestion);

  const reasons = claims.sort((left, right) => left.start - right.start);
  const level = reasons.some((claim) => claim.level === 'red') ? 'red' : reasons.length > 0 ? 'amber' : 'clear';
  return { change, level, reasons };
}

function claimOf(
  text: string,
  claim: Pick<Claim, 'kind' | 'level' | 'start' | 'end'>,
  resume: TextIndex,
  job: TextIndex | undefined,
): Claim {
  const words = text.slice(claim.start, claim.end);
  return { ...claim, text: words, onlyInPosting: job !== undefined && isOnlyInPosting(words, resume, job) };
}

function isOnlyInPosting(words: string, resume: TextIndex, job: TextIndex): boolean {
  const content = tokensOf(words).filter(({ isPunctuation, isFunction }) => !isPunctuation && !isFunction);
  const isIn = (index: TextIndex) => content.every(({ root, key }) => index.roots.has(root) || index.keys.has(key));
  return content.length > 0 && isIn(job) && !isIn(resume);
}
