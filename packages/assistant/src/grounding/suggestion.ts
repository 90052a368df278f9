import type { ClaimKind } from './claim';
import type { ResumeIndex, TextIndex } from './resume-index';
import type { Token } from './roots';

/** A suggested text while its claims are being found. */
export interface Suggestion {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isGerman: boolean;
  /** What the changed entry says; the whole résumé for the summary. */
  readonly entry: TextIndex;
  readonly resume: ResumeIndex;
  readonly job: TextIndex | undefined;
  /** Whether the token at an index has been judged already. */
  readonly isDone: (at: number) => boolean;
  /** Marks tokens as judged, with a claim or, without a level, as fine. */
  readonly judge: (from: number, to: number, kind?: ClaimKind, level?: 'red' | 'amber') => void;
}
