import type { ClaimKind } from './claim';
import type { ResumeIndex, TextIndex } from './resume-index';
import type { Token } from './roots';

interface JudgedNumber {
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
  readonly symbol: string;
  readonly level: 'red' | 'amber' | undefined;
}

/** A suggested text while its claims are being found. */
export interface Suggestion {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isGerman: boolean;
  /** What the changed entry says; the whole résumé for the summary. */
  readonly entry: TextIndex;
  readonly resume: ResumeIndex;
  readonly job: TextIndex | undefined;
  /** The numbers of the text as they were judged. */
  readonly numbers: JudgedNumber[];
  /** Whether the token at an index has been judged already. */
  readonly isDone: (at: number) => boolean;
  /** Marks tokens as judged, with a claim or, without a level, as fine. */
  readonly judge: (from: number, to: number, kind?: ClaimKind, level?: 'red' | 'amber') => void;
}
