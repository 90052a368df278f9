import type { SourceCell } from '../import/source-line';
import type { EntryBlock } from './entry-blocks';
import { isCompany, isDegree, isJobTitle, isSchool } from './words';

const slash = /\s\/\s/;

/**
 * "Papertrail / Content Writer" at the top of each entry: the slash parts two names, so it becomes a dash, which does so
 * everywhere. "Designer / Developer" is one title.
 */
export function withSlashesParted(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const names = blocks.map(({ head }) => head[0]?.cells[0]?.text.split(slash) ?? []);
  const areParted =
    names.every(({ length }) => length === 2) &&
    names.some(([first = '', second = '']) => areOfTwoKinds(first, second, blocks.length > 1));
  return areParted ? blocks.map(withSlashParted) : blocks;
}

/** Whether one is what somebody did or learned and the other one isn't, or must be where if there is but one entry. */
function areOfTwoKinds(first: string, second: string, hasOthers: boolean): boolean {
  const isTold = (text: string) => isJobTitle(text) || isDegree(text);
  const where = isTold(first) ? second : first;
  return isTold(first) !== isTold(second) && (hasOthers || isCompany(where) || isSchool(where));
}

function withSlashParted(block: EntryBlock): EntryBlock {
  const [line, ...others] = block.head;
  const [cell, ...cells] = line?.cells ?? [];
  if (!line || !cell) return block;
  const parted = (text: string) => text.replace(slash, ' — ');
  const runs = cell.runs.map(({ text, isBold, isItalic, href }) => ({ text: parted(text), isBold, isItalic, href }));
  const changed: SourceCell = { ...cell, text: parted(cell.text), runs };
  return { ...block, head: [{ ...line, cells: [changed, ...cells] }, ...others] };
}
