/** A posting, as plain text. Offsets of quotes count characters of these texts. */
export interface FitPosting {
  readonly title: string;
  readonly text: string;
}

/** Words of the posting, unchanged: `posting[field].slice(start, end) === text`. */
export interface Quote {
  readonly field: keyof FitPosting;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where a keyword is in the résumé. `entryId` is empty for the name block and the summary. */
export interface ResumePlace {
  readonly sectionId: string;
  readonly entryId: string;
  /** The words around it, so that people recognize the place. */
  readonly text: string;
}

/** `skill` is a tool, a subject or a trait, `duty` is something to do, such as "maintain customer records". */
export type KeywordKind = 'skill' | 'duty';

export interface FitKeyword {
  /** Identifies a keyword: "js", "JavaScript" and "javascript" share a key. Marks are stored by it. */
  readonly key: string;
  /** The keyword as people write it. */
  readonly keyword: string;
  readonly kind: KeywordKind;
  /** Its quotes from the posting, in order. Empty only for a keyword added by hand that the posting doesn't mention. */
  readonly quotes: readonly Quote[];
  /** Where it is in the résumé. Empty if it's missing. */
  readonly places: readonly ResumePlace[];
}

/** What a person decided about a job's keywords. */
export interface FitMark {
  readonly keyword: string;
  readonly mark: 'dismissed' | 'added';
}

export interface Fit {
  readonly found: readonly FitKeyword[];
  readonly missing: readonly FitKeyword[];
  readonly dismissed: readonly FitKeyword[];
  /** Added by hand. Those that the résumé has are in `found` too, the others in `missing`. */
  readonly added: readonly FitKeyword[];
}
