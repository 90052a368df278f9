import type { LetterDocument } from '@keepmark/resume-document';

type LetterWords = Pick<LetterDocument, 'salutation' | 'body' | 'closing'>;

const greeting = /^(?:dear|hello|hi|good (?:morning|day|afternoon)|to whom it may concern)\b.{0,80}(?<![.?])$/i;
const farewell =
  /^(?:sincerely(?: yours)?|yours (?:sincerely|truly|faithfully)|(?:kind|best|warm|with kind|with best)(?:est)? (?:regards|wishes)|regards|respectfully(?: yours)?|cordially|best|thank you|many thanks|with appreciation),?$/i;
/** After the closing come a name and perhaps a title. */
const maxSignatureLines = 3;

/** A letter as one text to read and edit: greeting, body, closing and name, separated by empty lines. */
export function letterText({ salutation, body, closing }: LetterWords, name: string): string {
  const ending = closing.trim() === '' ? '' : [closing, name].filter(Boolean).join('\n');
  return [salutation, body, ending]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** Splits the text of a letter into its parts. A part that isn't recognized stays in the body. */
export function readLetterText(text: string): LetterWords {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  const salutation = greeting.test(lines[0] ?? '') ? (lines.shift() ?? '') : '';
  const closingAt = lines.findLastIndex((line) => farewell.test(line.trim()));
  const after = lines.slice(closingAt + 1).filter((line) => line.trim() !== '');
  const isClosing = closingAt >= 0 && after.length <= maxSignatureLines;
  const body = isClosing ? lines.slice(0, closingAt) : lines;
  return { salutation, body: body.join('\n').trim(), closing: isClosing ? (lines[closingAt] ?? '').trim() : '' };
}

export { hasBlanks } from './letter-blanks';
