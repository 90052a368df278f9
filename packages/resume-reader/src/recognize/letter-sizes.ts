import { type SourceLine, lineText } from '../lines/source-line';

/** The one line in far larger letters than all others: the name, wherever it stands. */
export function largestLine(lines: readonly SourceLine[]): SourceLine | undefined {
  const size = Math.max(...lines.map((line) => line.size));
  const [name, ...others] = lines.filter((line) => line.size === size);
  const isLarge = size > bodySize(lines) + 4 && others.length === 0;
  return isLarge && name?.cells.length === 1 && !/\d|@/.test(lineText(name)) ? name : undefined;
}

/** The size of most letters. */
export function bodySize(lines: readonly SourceLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + lineText(line).length);
  return [...letters].sort((left, right) => right[1] - left[1])[0]?.[0] ?? 10;
}
