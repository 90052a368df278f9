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
  /** The quoted words; empty if the finding is about something missing. */
  readonly quote: string;
  /** The section and entry that it's about; empty for the top of the résumé or the whole résumé. */
  readonly sectionId: string;
  readonly entryId: string;
}
