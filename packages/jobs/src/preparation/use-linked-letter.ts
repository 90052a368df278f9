import { hasBlanks, letterOfJob, writtenTextOf } from '@keepmark/resumes/job-documents';
import { useDatabase } from '@keepmark/local-store/react';
import { useLetters } from '@keepmark/resumes/letters-store';

/** Whether a letter is linked to a job, and whether it still has parts to fill in. Rerenders when a letter changes. */
export function useLinkedLetter(jobId: string): { readonly hasLetter: boolean; readonly hasLetterBlanks: boolean } {
  const database = useDatabase();
  useLetters();
  const letter = letterOfJob(database, jobId);
  return { hasLetter: letter !== undefined, hasLetterBlanks: letter !== undefined && hasBlanks(writtenTextOf(letter)) };
}
