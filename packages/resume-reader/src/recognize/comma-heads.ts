import { findRange } from '../lines/dates';
import { lineText, type SourceCell, type SourceLine, type SourceRun } from '../lines/source-line';
import { isNameLike, legalForm } from './company-names';
import type { EntryBlock } from './entry-blocks';
import { isCompany, isJobTitle } from './words';

/** "Cook, Corner Table, New York, 01/2020 – Present": title, company and place with commas between them. */
interface CommaHead {
  /** Title and company, whichever comes first, and perhaps the place. */
  readonly names: readonly string[];
  readonly dates: string;
}

/**
 * Blocks whose first line says all of a job in one look, with commas between its parts, as cells. What follows is the
 * text of the job, with marks or without. Where a name stands below, the line above may be a title with a comma in it.
 */
export const withCommasParted = (blocks: readonly EntryBlock[]): readonly EntryBlock[] => blocks.map(parted);

function parted(block: EntryBlock): EntryBlock {
  const [line, ...below] = block.head;
  const found = line && commaHead(line);
  if (!line || !found) return block;
  const [next] = below;
  if (next && mayBeName(next)) return block;
  const [cell] = line.cells;
  const others = line.cells.slice(1);
  if (!cell) return block;
  const texts = found.dates === '' ? found.names : [...found.names, found.dates];
  const cells = [...texts.map((text) => cellLike(cell, text)), ...others];
  return { ...block, head: [{ ...line, cells }], body: [...below, ...block.body] };
}

/** A company, a place or dates rather than a sentence. */
const mayBeName = (line: SourceLine): boolean => {
  const text = lineText(line);
  return findRange(text) !== undefined || (!/\p{Ll}[.!?;]$/u.test(text) && isNameLike(text));
};

function commaHead({ cells, isBullet }: SourceLine): CommaHead | undefined {
  const [cell, ...others] = cells;
  if (!cell || isBullet || !isOneLook(cell) || others.length > 1) return undefined;
  const range = findRange(cell.text);
  const hasDatesLast = range !== undefined && /^[\s).]*$/.test(cell.text.slice(range.index + range.length));
  const isBesideDates = range === undefined && others.some(({ text }) => findRange(text) !== undefined);
  if (!(hasDatesLast || isBesideDates)) return undefined;
  const text = hasDatesLast ? cell.text.slice(0, range.index).replace(/[\s,;(]+$/, '') : cell.text;
  const dates = hasDatesLast ? cell.text.slice(range.index, range.index + range.length) : '';
  // A dash or a bar parts names, too, which is read elsewhere.
  if (/\s[–—|•·-]\s|\s@\s/.test(text)) return undefined;
  const [first = '', second = '', ...more] = text.split(/,\s+(?!(?:inc|llc|ltd|limited|corp|gmbh|plc)\b)/i);
  if (second === '' || more.length > 2 || ![first, second, ...more].every(isNameLike)) return undefined;
  const isTitleFirst = isJobTitle(first) && !isJobTitle(second);
  const isTitleSecond = isJobTitle(second) && !isJobTitle(first) && (isCompany(first) || more.length > 0);
  const isParted = isTitleFirst || isTitleSecond;
  // "Nurse, Austin, TX" has a city where a company would be.
  const isCityCode = more.length === 1 && /^\p{Lu}{2}$/u.test(more[0] ?? '') && !legalForm.test(second);
  if (!isParted || isCityCode || more.some((part) => isJobTitle(part))) return undefined;
  return { names: [first, second, ...(more.length > 0 ? [more.join(', ')] : [])], dates };
}

const isOneLook = ({ runs }: SourceCell): boolean => {
  const lettered = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return lettered.every(
    (run) => run.isBold === lettered[0]?.isBold && run.isItalic === lettered[0]?.isItalic && run.href === '',
  );
};

const cellLike = ({ x, runs }: SourceCell, text: string): SourceCell => {
  const [run] = runs;
  const look: SourceRun = { isBold: run?.isBold ?? false, isItalic: run?.isItalic ?? false, href: '', text };
  return { x, text, runs: [look] };
};
