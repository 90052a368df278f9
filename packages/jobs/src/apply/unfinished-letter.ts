import type { Database } from '@keepmark/local-store';
import { blanksOf, writtenTextOf } from '@keepmark/resumes/job-documents';
import { readLetterDocument } from '@keepmark/resumes/letters-store';
import type { ConfirmOptions } from '@keepmark/ui';
import type { JobFormValues } from '../job-form/job-form';

/** The question before a letter with parts to fill in is recorded as sent; undefined if there are none. */
export function unfinishedLetter(
  database: Database,
  { letterId, coverLetter }: Pick<JobFormValues, 'letterId' | 'coverLetter'>,
): ConfirmOptions | undefined {
  const letter = letterId === '' ? undefined : readLetterDocument(database, letterId);
  const [first, ...others] = blanksOf(letter ? writtenTextOf(letter) : coverLetter);
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    title: 'Did you send this letter?',
    message: `It still has parts to fill in: ${first}${more}. It will be saved exactly like this.`,
    confirmLabel: 'Yes, I sent it',
    cancelLabel: 'Go back',
  };
}
