import { findDates, findRange, isDateText } from '../import/dates';
import { lineText, type SourceCell, type SourceLine } from '../import/source-line';
import { goesOn } from './join-lines';
import { isCityName, isDuration, isPlace } from './places';
import { isJobTitle } from './words';

/** The lines of one entry of a section. */
export interface EntryBlock {
  /** Lines before the first bullet. */
  readonly head: readonly SourceLine[];
  readonly body: readonly SourceLine[];
  /** Dates, places and durations that stand in the margin beside the body. */
  readonly margin: readonly SourceCell[];
  /** A further role of the entry above: a title and dates under the same company. */
  readonly isFurtherRole?: boolean;
}

/** Groups the lines of a section into entries: at dates, wide gaps, and lines that look like the first one. */
export function entryBlocks(lines: readonly SourceLine[]): EntryBlock[] {
  const blocks: { head: SourceLine[]; body: SourceLine[]; margin: SourceCell[]; isFurtherRole?: boolean }[] = [];
  const headStyle = distinctHead(lines);
  const wideGap = wideGapOf(lines);
  const isEachDated = lines.length > 1 && lines.every((line) => !line.isBullet && hasAnyDate(line));
  let above: SourceLine | undefined;
  for (const given of lines) {
    const { line, margin } = withoutMargin(given);
    let block = blocks.at(-1);
    const isBodyOpen = block !== undefined && block.body.length > 0;
    const title = furtherRole(line) ?? furtherRoleBelow(line);
    if (block && title) {
      for (const part of [block.head, block.body]) if (part.includes(title)) part.splice(part.indexOf(title), 1);
      block = { head: [title], body: [], margin: [], isFurtherRole: true };
      blocks.push(block);
    } else if (block && isRoleBelow(line, block)) {
      block = { head: [], body: [], margin: [], isFurtherRole: true };
      blocks.push(block);
    } else if (!block || (!line.isBullet && startsEntry(line))) {
      block = { head: [], body: [], margin: [] };
      blocks.push(block);
    }
    if (line.isBullet || (isBodyOpen && block.body.length > 0)) block.body.push(line);
    else block.head.push(line);
    block.margin.push(...margin);
    above = line;
  }
  return blocks;

  /** The line above, if it's the title of a further role and this one its dates. */
  function furtherRole(line: SourceLine): SourceLine | undefined {
    const block = blocks.at(-1);
    const isDates =
      block && !line.isBullet && line.cells.length === 1 && hasRange(line) && isDateText(line.cells[0]?.text ?? '');
    const title = block?.head.at(-1);
    if (!isDates || !title || block.body.length > 0 || block.head.length < 3 || !block.head.slice(0, -1).some(hasRange))
      return undefined;
    return styleOf(title) !== headStyle && isJobTitle(lineText(title)) ? title : undefined;
  }

  /** The line above, if it's a title below the text of another role in the look of that one's, and this one its dates. */
  function furtherRoleBelow(line: SourceLine): SourceLine | undefined {
    const title = blocks.at(-1)?.body.at(-1);
    if (!title || title.isBullet || !isDatesAlone(line)) return undefined;
    const first = blocks.findLast(({ isFurtherRole }) => !isFurtherRole)?.head ?? [];
    const at = first.findIndex(isDatesAlone);
    const role = first[at - 1];
    const isAlike = role !== undefined && at > 1 && styleOf(role) === styleOf(title);
    return isAlike && styleOf(title) !== headStyle && styleOf(title) !== styleOf(line) ? title : undefined;
  }

  /** A title with dates below the bullets of another one, in the look of that one, which stands below its company. */
  function isRoleBelow(
    line: SourceLine,
    block: { readonly head: readonly SourceLine[]; readonly body: readonly SourceLine[] },
  ): boolean {
    const isDated =
      !line.isBullet &&
      line.cells.length <= 2 &&
      hasRange(line) &&
      !isDateText(line.cells[0]?.text ?? '') &&
      isJobTitle(line.cells[0]?.text ?? '');
    if (!isDated || block.body.length === 0 || styleOf(line) === headStyle) return false;
    const first = blocks.findLast(({ isFurtherRole }) => !isFurtherRole);
    const role = first?.head.at(-1);
    return (
      first !== undefined &&
      first.head.length > 1 &&
      role !== undefined &&
      hasRange(role) &&
      !first.head.slice(0, -1).some(hasRange) &&
      styleOf(role) === styleOf(line)
    );
  }

  function startsEntry(line: SourceLine): boolean {
    const block = blocks.at(-1);
    if (!block || isEachDated) return true;
    if (block.body.length > 0) {
      const isWrapped = goesOn(line, above, true);
      if (headStyle !== undefined)
        return styleOf(line) === headStyle && (!isWrapped || line.gap >= wideGap || isBoldStart(line));
      return !isWrapped || (line.gap >= wideGap && hasRange(line));
    }
    if (headStyle !== undefined) {
      if (styleOf(line) !== headStyle)
        return hasRange(line) && block.head.some((one) => hasRange(one)) && line.gap >= wideGap;
      // A title that goes on in its second line, or a company and a title in the same look.
      const last = block.head.at(-1);
      if (last && styleOf(last) === headStyle && line.gap < wideGap && (block.head.length === 1 || last.isFull)) {
        return hasAnyDate(line) && block.head.some(hasAnyDate);
      }
      return true;
    }
    if (hasAnyDate(line) && block.head.some(hasAnyDate) && (line.gap >= wideGap || hasRange(line))) return true;
    if (hasDateBeside(line) && block.head.some(hasDateBeside)) return true;
    return line.gap >= wideGap;
  }
}

/** "BS" is in capitals by nature. */
const styleOf = ({ style }: SourceLine): string => style.replace(/ caps$/, '');
const isBoldStart = (line: SourceLine): boolean => line.cells[0]?.runs[0]?.isBold === true;
const hasRange = (line: SourceLine): boolean => line.cells.some(({ text }) => findRange(text) !== undefined);
const hasAnyDate = (line: SourceLine): boolean =>
  line.cells.some(({ text }) => findRange(text) !== undefined || isDateText(text) || endsWithDate(text));

const isDatesAlone = (line: SourceLine): boolean =>
  !line.isBullet && line.cells.length === 1 && hasRange(line) && isDateText(line.cells[0]?.text ?? '');

/** A date in a column of its own. */
const hasDateBeside = ({ cells }: SourceLine): boolean => cells.length > 1 && isDateText(cells.at(-1)?.text ?? '');

const endsWithDate = (text: string): boolean => {
  const found = findDates(text);
  return found !== undefined && text.slice(found.index + found.length).replace(/[\s).]+/, '') === '';
};

/** A note at the right of a body line belongs to the entry, not to the sentence. */
function withoutMargin(line: SourceLine): { readonly line: SourceLine; readonly margin: readonly SourceCell[] } {
  const isBody = line.isBullet || !isBoldStart(line);
  if (!isBody || line.cells.length < 2) return { line, margin: [] };
  // A city alone stands in the margin at the left of a bullet, too.
  const isLeft = ({ x, text }: SourceCell) => line.isBullet && x < (line.cells[0]?.x ?? 0) && isCityName(text);
  const margin = line.cells
    .slice(1)
    .filter((cell) => isDateText(cell.text) || isDuration(cell.text) || isPlace(cell.text) || isLeft(cell));
  if (margin.length === 0 || (!line.isBullet && margin.every(({ text }) => !isDuration(text))))
    return { line, margin: [] };
  return { line: { ...line, cells: line.cells.filter((cell) => !margin.includes(cell)) }, margin };
}

/** The look of the first lines of entries, when lines of another look follow them. */
function distinctHead(lines: readonly SourceLine[]): string | undefined {
  const texts = lines.filter(({ isBullet }) => !isBullet);
  const first = texts[0];
  if (!first) return undefined;
  const isBold = isBoldStart(first);
  const isStrong = (line: SourceLine) => styleOf(line) === styleOf(first) && isBoldStart(line) === isBold;
  const others = texts.filter((line) => !isStrong(line));
  const size = Math.max(...lines.map((line) => line.size));
  const isLarger = first.size === size && lines.some((line) => line.size < size - 0.4);
  // Names and what belongs to them in turn, such as a certificate above its issuer in italics.
  const isInTurn =
    texts.length === lines.length &&
    others.length >= 2 &&
    texts.every((line, index) => isStrong(line) === (index % 2 === 0));
  const looksDistinct = isBold || isLarger || first.level !== undefined || isInTurn;
  const isEverything = others.length === 0 && lines.every((line) => !line.isBullet);
  return looksDistinct && !isEverything ? styleOf(first) : undefined;
}

/** A gap between lines that separates entries: clearly wider than most. */
function wideGapOf(lines: readonly SourceLine[]): number {
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .sort((left, right) => left - right);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 1;
  const lowest = gaps[0] ?? 1;
  return Math.max(1.3, Math.min(usual, lowest * 1.5) * 1.25);
}
