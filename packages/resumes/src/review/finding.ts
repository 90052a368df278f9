/** How much a finding matters: `fix` before sending, `improve` if there's time, `note` to know. */
export type Severity = 'fix' | 'improve' | 'note';

/** One thing that could be better. */
export interface Finding {
  /** The rule that found it, such as `long-bullet`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What was found, one sentence. */
  readonly what: string;
  /** Why it matters, one sentence. */
  readonly why: string;
  /** The words in question; empty when the finding is about something that isn't there. */
  readonly quote: string;
  /** The section and entry that it's about; empty for the head of the résumé or the whole of it. */
  readonly sectionId: string;
  readonly entryId: string;
}
