/** The query of `/letter/add`: the job and the résumé that the letter is for. */
export interface LetterUrl {
  readonly jobId?: string;
  readonly resumeId?: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the job and the résumé from a URL's query; anything else becomes empty. */
export function readLetterUrl(search: object): { readonly jobId: string; readonly resumeId: string } {
  const { jobId, resumeId } = search as Record<string, unknown>;
  return { jobId: text(jobId), resumeId: text(resumeId) };
}
