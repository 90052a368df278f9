import { findDates, isDateText } from '../lines/dates';
import type { SourceCell, SourceLine } from '../lines/source-line';
import type { EntryBlock } from './entry-blocks';
import { isKnownCity } from './known-cities';
import { isCityAndRegion, isCityName, isPlace } from './places';

interface Candidate {
  readonly block: EntryBlock;
  /** Of its line in the head. */
  readonly number: number;
  readonly text: string;
  /** What is left of the line without it. */
  readonly rest: readonly SourceCell[];
  /** How it stands there: alone, at one side, after a mark. */
  readonly position: string;
}

/**
 * Blocks whose places stand alike, with the place told apart: in a column of their own at the left or at the right, alone
 * on a line, or after a mark as in "Veloform (Utrecht)". Where one entry has a place there that is known, the others have
 * theirs: a town that no list has, too.
 */
export function withPlacesApart(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const candidates = blocks.flatMap((block) =>
    block.head.slice(0, 4).flatMap((line, number) => candidatesIn(block, line, number)),
  );
  const positions = new Set(candidates.map(({ position }) => position));
  const areas = new Set(
    [...positions].filter((position) => {
      const texts = candidates.filter((one) => one.position === position).map(({ text }) => text);
      return texts.some(isKnownPlace) && texts.every(mayBePlace);
    }),
  );
  return blocks.map((block) => {
    const found = candidates.find((one) => one.block === block && areas.has(one.position));
    if (!found) return block;
    const { number, text, rest } = found;
    const head = block.head.flatMap((line, at) => {
      if (at !== number) return [line];
      return rest.length > 0 ? [{ ...line, cells: rest }] : [];
    });
    return { ...block, head, place: text, ...(found.position.endsWith('beside') && { placeLine: number }) };
  });
}

function candidatesIn(block: EntryBlock, line: SourceLine, number: number): Candidate[] {
  const cells = line.cells.filter(({ text }) => !isDateText(text)).toSorted((left, right) => left.x - right.x);
  const [first, second, ...others] = cells;
  if (!first || others.length > 0) return [];
  if (second) {
    const isLeft = isMargin(first, second);
    const cell = isLeft ? first : second;
    const rest = line.cells.filter((other) => other !== cell);
    return [{ block, number, text: cell.text, rest, position: `${number} ${isLeft ? 'left' : 'right'} beside` }];
  }
  const names = block.head.filter((other) => other.cells.some(({ text }) => !isDateText(text)));
  const rest = line.cells.filter((other) => other !== first);
  if (number > 0 && names.length > 2 && mayBePlace(first.text))
    return [{ block, number, text: first.text, rest, position: `${number} alone` }];
  const marked = afterMark.exec(first.text);
  if (!marked?.groups) return [];
  const { name = '', mark = '', place = '' } = marked.groups;
  // Dates before it are no name.
  const isDated = isDateText(name) && findDates(name) !== undefined;
  if (number === 0 && names.length === 1 && !isDated && mark !== '(') return [];
  const cut = { ...first, text: name, runs: startOf(first, name.length) };
  const left = line.cells.map((other) => (other === first ? cut : other));
  return [{ block, number, text: place, rest: left, position: `${number} ${isDated ? 'dates' : ''} ${mark}` }];
}

/** "Veloform / Utrecht", "Veloform (Utrecht)", "2018 – 2021 | Utrecht". */
const afterMark = /^(?<name>[^()]*[^\s()/|·•])\s*(?:\s(?<mark>[/|·•])\s|\()(?<place>\p{Lu}[^()/|·•]*[^\s()/|·•])\)?$/u;

/** The runs up to so many letters. */
function startOf({ runs }: SourceCell, length: number): SourceCell['runs'] {
  let left = length;
  return runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, left));
    left -= run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** Whether the left one of two cells is the note at the margin: the right one stands out, or says where it was. */
function isMargin(left: SourceCell, right: SourceCell): boolean {
  if (isKnownPlace(left.text) !== isKnownPlace(right.text)) return isKnownPlace(left.text);
  const isStrong = ({ runs }: SourceCell) => runs.some(({ isBold, isItalic }) => isBold || isItalic);
  return isStrong(right) && !isStrong(left);
}

const isKnownPlace = (text: string): boolean => isPlace(text) || isKnownCity(text);

const mayBePlace = (text: string): boolean => isKnownPlace(text) || isCityName(text) || isCityAndRegion(text);
