import { lineText } from '../lines/source-line';
import type { EntryBlock } from './entry-blocks';
import { hasAnyDate, isDateAlone } from './entry-looks';
import { isCompany, isJobTitle } from './words';

/**
 * Blocks of jobs in which those without dates join the one above where they belong to it: a title that stands apart
 * below its company and dates, or a text that was wrapped. Where few have dates, each block is a job.
 */
export function withUndatedJoined(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const dated = blocks.filter(isDated).length;
  if (dated === 0 || dated * 2 < blocks.length) return blocks;
  const arePairs = blocks.filter((block, index) => isPair(block, blocks[index + 1])).length >= Math.max(2, dated / 2);
  const whole: EntryBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const above = whole.at(-1);
    if (!above || isDated(block) || block.isFurtherRole) {
      whole.push(block);
      continue;
    }
    const isTitle = isUntitled(above) && block.head.some((line) => isJobTitle(lineText(line)));
    if (isDated(above) && (isTitle || (arePairs && isPair(blocks[index - 1], block)))) {
      whole[whole.length - 1] = { ...above, head: [...block.head, ...above.head], body: block.body };
    } else if (block.head.length > 0 && block.head.every((line) => isText(lineText(line))))
      whole[whole.length - 1] = { ...above, body: [...above.body, ...block.head, ...block.body] };
    else whole.push(block);
  }
  return whole;
}

/** A company with its dates, and a title that stands apart below them. */
const isPair = (block: EntryBlock | undefined, below: EntryBlock | undefined): boolean =>
  block !== undefined &&
  below !== undefined &&
  isDated(block) &&
  block.body.length === 0 &&
  !isDated(below) &&
  below.head.length === 1;

/** Blocks in which dates that stand apart above their entry belong to it. */
export function withDatesJoined(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const isDatesOnly = ({ head, body }: EntryBlock) => body.length === 0 && head.length > 0 && head.every(isDateAlone);
  const [first] = blocks;
  if (!first || !isDatesOnly(first)) return blocks;
  const whole: EntryBlock[] = [];
  for (const block of blocks) {
    const above = whole.at(-1);
    if (above && isDatesOnly(above) && !isDated(block))
      whole[whole.length - 1] = { ...block, head: [...block.head, ...above.head] };
    else whole.push(block);
  }
  return whole;
}

const isDated = ({ head, margin }: EntryBlock): boolean => head.some(hasAnyDate) || margin.length > 0;

/** Whether a block has a company and dates, and neither a title nor a text. */
const isUntitled = ({ head, body }: EntryBlock): boolean =>
  body.length === 0 && !head.some((line) => isJobTitle(lineText(line)));

/** A text that goes on from the line above, or a sentence, rather than names. */
const isText = (text: string): boolean =>
  /^\p{Ll}/u.test(text) || (text.split(/\s+/).length > 8 && /\p{Ll}[.!?;]$/u.test(text) && !isCompany(text));
