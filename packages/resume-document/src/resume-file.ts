import type { ReadSource } from './read-source';
import type { ResumeDocument } from './resume-document';

/** What was recognized in a file. Nothing is saved yet. */
export interface ReadResume {
  readonly document: ResumeDocument;
  /** Lines of text that found no field, in the order of the file. */
  readonly unplaced: readonly string[];
  /** What the person should know about this file, one sentence each. */
  readonly notices: readonly string[];
  /** Where it was read, of a file that has lines. */
  readonly source?: ReadSource;
}

export type ResumeFileProblem =
  | 'empty'
  | 'too-large'
  | 'too-long'
  | 'wrong-type'
  | 'broken'
  | 'encrypted'
  | 'scanned'
  | 'not-a-resume'
  | 'too-much-inside';

/** A file that can't be imported. The message is one sentence for the person who chose it. */
export class ResumeFileError extends Error {
  override readonly name = 'ResumeFileError';
  readonly problem: ResumeFileProblem;

  constructor(problem: ResumeFileProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
