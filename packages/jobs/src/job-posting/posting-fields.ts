import type { PostingField } from '@keepmark/contracts';

const heading = 'Posting details';

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s*[\r\n]+\s*/g, '; ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const searched = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Splits fields into those whose quote is in the posting, ignoring white space, and the number of others. */
export function quotedFields(fields: readonly PostingField[], posting: string) {
  const source = searched(posting);
  const isQuoted = ({ quote }: PostingField) => searched(quote) !== '' && source.includes(searched(quote));
  const quoted = fields.filter((field) => isQuoted(field) && searched(field.value) !== '');
  return { quoted, dropped: fields.length - quoted.length };
}

/** "Salary: $20 an hour (“$20/hr”)". The quote is left out where it says the same. */
function fieldLine({ name, value, quote }: PostingField): string {
  const [shown, source] = [oneLine(value), oneLine(quote)];
  return `${oneLine(name)}: ${shown}${shown === source ? '' : ` (“${source}”)`}`;
}

const blockIn = (text: string): RegExpExecArray | null => /(?:^|\n\n)Posting details\n(?:.+(?:\n|$))+/.exec(text);

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');

/** The text before and after the block of fields. */
function aroundFields(text: string): readonly [before: string, after: string] {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim();
  const block = blockIn(plain);
  return block ? [plain.slice(0, block.index), plain.slice(block.index + block[0].length)] : [plain, ''];
}

/** A job's full posting without the fields that were read from it: the words of the posting alone. */
export const withoutPostingFields = (text: string): string => joined(aroundFields(text));

/** A job's full posting with these fields in a block of their own, which replaces an earlier one. The rest stays. */
export function withPostingFields(text: string, fields: readonly PostingField[]): string {
  const [before, after] = aroundFields(text);
  return joined([before, [heading, ...fields.map(fieldLine)].join('\n'), after]);
}
