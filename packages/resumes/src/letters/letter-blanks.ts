import type { LetterDocument } from '@keepmark/resume-document';

// Apart from reading a letter's text, since the store of jobs needs only this.

const blank = /\[[^\]\n]{3,}\](?!\()/g;

/** The parts of a letter in square brackets that are still to fill in, as they are written. */
export const blanksOf = (letter: string): readonly string[] => letter.match(blank) ?? [];

/** Whether a letter still has a part in square brackets to fill in. */
export const hasBlanks = (letter: string): boolean => blanksOf(letter).length > 0;

/** The text of a letter in which there may be blanks. */
export const writtenTextOf = ({
  subject,
  salutation,
  body,
  closing,
}: Pick<LetterDocument, 'subject' | 'salutation' | 'body' | 'closing'>): string =>
  [subject, salutation, body, closing].join('\n');
