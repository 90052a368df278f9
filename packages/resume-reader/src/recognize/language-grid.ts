import { newFurtherEntry } from '@keepmark/resume-document/new-document';
import type { FurtherEntry } from '@keepmark/resume-document';
import { type SourceCell, type SourceLine, lineText } from '../lines/source-line';

const level = /^[ABC][12]$/;

/** A language with a level for each skill: "English", "C1", "C2", "B2". */
const isRow = ({ cells: [name, ...levels] }: SourceLine): boolean =>
  name !== undefined && levels.length >= 3 && levels.every(({ text }) => level.test(text));

/** The legend below such a table: "Levels: A1/A2: Basic user – B1/B2: Independent user – C1/C2: Proficient user". */
const isLegend = (line: SourceLine): boolean =>
  (lineText(line).match(/\b[ABC][12]\b/g)?.length ?? 0) >= 5 && !isRow(line);

/**
 * The languages of a table that has a level for listening, reading and so on, as Europass has it, and the lines that
 * aren't part of it. The table's head names the skills, perhaps in two lines.
 */
export function languageGrid(lines: readonly SourceLine[]): {
  readonly entries: readonly FurtherEntry[];
  readonly others: readonly SourceLine[];
} {
  const first = lines.findIndex(isRow);
  if (first === -1) return { entries: [], others: lines };
  const start = lines.slice(0, first).findLastIndex(({ cells }) => cells.length < 3) + 1;
  const heads = lines.slice(start, first).toReversed();
  const isPart = (line: SourceLine, index: number) =>
    (index >= start && index < first) || isRow(line) || isLegend(line);
  return {
    entries: lines.filter(isRow).map((line) => entryOf(line, heads)),
    others: lines.filter((line, index) => !isPart(line, index)),
  };
}

/** @param heads the lines above the table's rows, from the lowest one up */
function entryOf({ cells: [name, ...levels] }: SourceLine, heads: readonly SourceLine[]): FurtherEntry {
  const notes = levels.map((cell) => `${headAbove(cell, heads)} ${cell.text}`.trim()).join(', ');
  return newFurtherEntry({ title: name?.text ?? '', notes });
}

/** How far the middles of a level and of its head may shift their left edges, in points. */
const farthest = 45;

const headAbove = ({ x }: SourceCell, heads: readonly SourceLine[]): string => {
  const distance = (cell: SourceCell) => Math.abs(cell.x - x);
  const nearest = heads.flatMap(({ cells }) =>
    cells.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1),
  );
  return nearest.find((cell) => distance(cell) < farthest)?.text ?? '';
};
