import { isDateText } from '../lines/dates';
import type { SourceCell, SourceLine } from '../lines/source-line';
import type { EntryBlock } from './entry-blocks';
import { isKnownCity } from './known-cities';
import { isCityAndRegion, isCityName, isPlace } from './places';

interface Beside {
  readonly block: EntryBlock;
  readonly line: SourceLine;
  readonly cell: SourceCell;
  /** Where the cell stands: in which line, and at which side of its neighbor. */
  readonly position: string;
}

/**
 * Blocks whose places stand beside a name, in a column of their own at the left or at the right, with the place told
 * apart. Where one entry has a place there that is known, the others have theirs: a town that no list has, too.
 */
export function withPlacesApart(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const beside = blocks.flatMap((block) =>
    block.head.slice(0, 3).flatMap((line, number) => cellsBeside(block, line, number)),
  );
  const positions = new Set(beside.map(({ position }) => position));
  const columns = new Set(
    [...positions].filter((position) => {
      const texts = beside.filter((one) => one.position === position).map(({ cell }) => cell.text);
      return texts.some(isKnownPlace) && texts.every(mayBePlace);
    }),
  );
  return blocks.map((block) => {
    const found = beside.find((one) => one.block === block && columns.has(one.position));
    if (!found || block.place !== undefined) return block;
    const head = block.head.map((line) =>
      line === found.line ? { ...line, cells: line.cells.filter((cell) => cell !== found.cell) } : line,
    );
    return { ...block, head, place: found.cell.text, placeLine: block.head.indexOf(found.line) };
  });
}

/** The cells at either side of a line with one name in it, besides dates. */
function cellsBeside(block: EntryBlock, line: SourceLine, number: number): Beside[] {
  const cells = line.cells.filter(({ text }) => !isDateText(text));
  const [first, second, ...others] = cells.toSorted((left, right) => left.x - right.x);
  if (!first || !second || others.length > 0) return [];
  const isLeft = isMargin(first, second);
  const cell = isLeft ? first : second;
  return [{ block, line, cell, position: `${number} ${isLeft ? 'left' : 'right'}` }];
}

/** Whether the left one of two cells is the note at the margin: the right one stands out, or says where it was. */
function isMargin(left: SourceCell, right: SourceCell): boolean {
  if (isKnownPlace(left.text) !== isKnownPlace(right.text)) return isKnownPlace(left.text);
  const isStrong = ({ runs }: SourceCell) => runs.some(({ isBold, isItalic }) => isBold || isItalic);
  return isStrong(right) && !isStrong(left);
}

const isKnownPlace = (text: string): boolean => isPlace(text) || isKnownCity(text);

const mayBePlace = (text: string): boolean => isKnownPlace(text) || isCityName(text) || isCityAndRegion(text);
