export interface KeywordFitProps {
  /** The résumé chosen for the job; empty when none is. */
  readonly resumeId: string;
  /** `text` is plain text: quotes are shown as they are in it. */
  readonly posting: { readonly title: string; readonly companyName: string; readonly text: string };
  readonly jobId: string;
  /** Creates a version of the résumé and makes the job use it. @returns its id; undefined if that failed */
  readonly createVersion: (resumeId: string) => string | undefined;
}
