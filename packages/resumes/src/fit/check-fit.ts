/** What is compared, or why nothing can be. */
export type FitCheck<Document> =
  | { readonly success: true; readonly document: Document }
  | { readonly success: false; readonly message: string };

/** Letter for letter as in the specification, section 8. */
const noResumeMessage =
  'No Resume selected for this job. Associate a resume to this job using the edit job button to continue.';

/**
 * Checks whether the résumé of a job can be compared with its posting (specification, section 8). Without a résumé that is
 * the reason, whether there is a posting or not.
 */
export function checkFit<Document>(document: Document | undefined, postingText: string): FitCheck<Document> {
  if (document === undefined) return { success: false, message: noResumeMessage };
  if (postingText.trim() === '')
    return { success: false, message: 'Add the posting’s text to this job to compare it with your résumé.' };
  return { success: true, document };
}
