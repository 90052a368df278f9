import type { ResumeChange } from '@keepmark/contracts';

export type ClaimKind = 'number' | 'name' | 'skill' | 'date' | 'credential' | 'scope' | 'placeholder' | 'word';

/** Words of a suggested text that the résumé doesn't support. Offsets are into `change.after`. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `red`: off until the person confirms it. `amber`: worth a look. */
  readonly level: 'red' | 'amber';
  /** The posting has these words, the résumé doesn't. */
  readonly onlyInPosting: boolean;
}

/** A change with what the résumé doesn't support. */
export interface CheckedChange {
  readonly change: ResumeChange;
  /** The highest level of its claims. */
  readonly level: 'red' | 'amber' | 'clear';
  /** In the order of the text; none overlap. */
  readonly reasons: readonly Claim[];
}
