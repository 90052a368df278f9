import type { SourceCell } from '../lines/source-line';
import type { EntryBlock } from './entry-blocks';
import { isCompany, isDegree, isJobTitle, isSchool } from './words';

const slash = /\s\/\s/;

/**
 * "Papertrail / Content Writer" at the top of entries: the slash parts two names, so it becomes a dash, which does so
 * everywhere. "Designer / Developer" is one title.
 */
export function withSlashesParted(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const heads = blocks.map(({ head }) => head[0]?.cells[0]?.text.split(slash) ?? []);
  const areAll = heads.length > 1 && heads.every(({ length }) => length === 2) && heads.some(areOfTwoKinds);
  return blocks.map((block, index) => (areAll || isSure(heads[index] ?? []) ? withSlashParted(block) : block));
}

/** What somebody did or learned. */
const isTold = (text: string): boolean => isJobTitle(text) || isDegree(text);

const areOfTwoKinds = (names: readonly string[]): boolean => names.length === 2 && names.filter(isTold).length === 1;

/** "Staff Writer / Tidewater Press, Galway": one of two names says where it was. */
const isSure = (names: readonly string[]): boolean =>
  areOfTwoKinds(names) &&
  names.some((name) => !isTold(name) && (isCompany(name) || isSchool(name) || /,\s+\p{Lu}/u.test(name)));

function withSlashParted(block: EntryBlock): EntryBlock {
  const [line, ...others] = block.head;
  const [cell, ...cells] = line?.cells ?? [];
  if (!line || !cell) return block;
  const parted = (text: string) => text.replace(slash, ' — ');
  const runs = cell.runs.map(({ text, isBold, isItalic, href }) => ({ text: parted(text), isBold, isItalic, href }));
  const changed: SourceCell = { ...cell, text: parted(cell.text), runs };
  return { ...block, head: [{ ...line, cells: [changed, ...cells] }, ...others] };
}
