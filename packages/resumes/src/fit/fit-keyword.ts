/** A posting, as plain text. Offsets of quotes count characters of these texts. */
export interface FitPosting {
  readonly title: string;
  readonly text: string;
}

/** Words of the posting, letter for letter: `posting[field].slice(start, end) === text`. */
export interface Quote {
  readonly field: keyof FitPosting;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where the résumé has a keyword. `entryId` is empty for the name block and the summary. */
export interface ResumePlace {
  readonly sectionId: string;
  readonly entryId: string;
  /** The words around it, for people to recognize the place. */
  readonly text: string;
}

/** `skill` is a tool, a subject or a trait, `duty` is something to do, such as "maintain customer records". */
export type KeywordKind = 'skill' | 'duty';

export interface FitKeyword {
  /** Compares keywords: "js", "JavaScript" and "javascript" have the same. Marks store it. */
  readonly key: string;
  /** As people write it. */
  readonly keyword: string;
  readonly kind: KeywordKind;
  /** Where the posting has it, in order. Empty only for a keyword added by hand that the posting doesn't have. */
  readonly quotes: readonly Quote[];
  /** Where the résumé has it. Empty when it's missing. */
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
