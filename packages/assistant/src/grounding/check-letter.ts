import type { AiJob, AiResume } from '@keepmark/contracts';
import { wordsOf } from '../vocabulary';
import { checkChange } from './check-change';
import type { Claim } from './claim';

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

/**
 * Finds what a letter claims about a person that their résumé doesn't say. A letter may name the job, the company and its
 * writer, and needs everyday words that no résumé has: those aren't marked. Offsets are into `text`.
 */
export function checkLetter({ resume, job, text, name }: LetterToCheck): readonly Claim[] {
  const change = { path: 'letter', before: '', after: text, sourceIds: [], reason: '' };
  const start = salutation.exec(text)?.[0].length ?? 0;
  const named = new Set(keysOf(`${job.jobTitle} ${job.companyName} ${name} hiring`));
  return checkChange({ resume, job, change }).reasons.filter(
    ({ kind, onlyInPosting, text: words, start: from }) =>
      from >= start && (kind !== 'word' || onlyInPosting) && !keysOf(words).every((key) => named.has(key)),
  );
}
