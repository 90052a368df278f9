export interface KeywordFitProps {
  /** The résumé chosen for the job; empty for none. */
  readonly resumeId: string;
  /** `text` is plain text. Quotes show it unchanged. */
  readonly posting: { readonly title: string; readonly companyName: string; readonly text: string };
  readonly jobId: string;
  /** Creates a version of the résumé and makes the job use it. @returns its id; undefined if that failed */
  readonly createVersion: (resumeId: string) => string | undefined;
}
