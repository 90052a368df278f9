import { aiJob, aiResume } from '@keepmark/contracts';
import { checkChange } from '../check-change';

/** Checks a suggested line for a helper with these notes, fitted to a posting. */
export const checkNotes = (notes: readonly string[], after: string, posting = '') =>
  checkChange({
    resume: aiResume.parse({
      headline: 'Helper',
      experience: [{ internalId: 'e1', title: 'Helper', companyName: 'Harlow', notes: notes.join('\n') }],
    }),
    job: aiJob.parse({ jobDescription: posting }),
    change: { path: 'experience/e1/notes/0', before: 'x', after, sourceIds: [], reason: '' },
  });
