import { isDateText } from '../lines/dates';
import { lineText, type SourceCell, type SourceLine } from '../lines/source-line';
import {
  distinctHead,
  hasAnyDate,
  hasDateBeside,
  hasRange,
  startsWithName,
  isBoldStart,
  isDateAlone,
  isDatesAlone,
  styleOf,
  wideGapOf,
} from './entry-looks';
import { goesOn } from './join-lines';
import { isKnownCity } from './known-cities';
import { isCityName, isDuration, isPlace } from './places';
import { isJobTitle, leadingDegree } from './words';

/** The lines of one entry of a section. */
export interface EntryBlock {
  /** Lines before the first bullet. */
  readonly head: readonly SourceLine[];
  readonly body: readonly SourceLine[];
  /** Dates, places and durations that stand in the margin beside the body. */
  readonly margin: readonly SourceCell[];
  /** A further role of the entry above: a title and dates under the same company. */
  readonly isFurtherRole?: boolean;
  /** Where it was, told apart from its head. */
  readonly place?: string;
  /** The line of the head that the place stood in. */
  readonly placeLine?: number;
}

interface OpenBlock extends EntryBlock {
  readonly head: SourceLine[];
  readonly body: SourceLine[];
  readonly margin: SourceCell[];
}

/** Groups the lines of a section into entries: at dates, wide gaps, and lines that look like the first one. */
export function entryBlocks(lines: readonly SourceLine[]): EntryBlock[] {
  const entries = new Entries(lines);
  for (const line of lines) entries.add(line);
  return entries.blocks;
}

class Entries {
  readonly blocks: OpenBlock[] = [];
  /** The look of the first lines of entries, if they have one. */
  readonly #headStyle: string | undefined;
  readonly #wideGap: number;
  readonly #isEachDated: boolean;
  readonly #isEachNamed: boolean;
  #above: SourceLine | undefined;

  constructor(lines: readonly SourceLine[]) {
    this.#headStyle = distinctHead(lines);
    this.#wideGap = wideGapOf(lines);
    this.#isEachNamed = lines.length > 1 && lines.every((line) => !line.isBullet && startsWithName(line));
    this.#isEachDated = lines.length > 1 && lines.every((line) => !line.isBullet && hasAnyDate(line));
  }

  add(given: SourceLine): void {
    const { line, margin } = withoutMargin(given);
    const last = this.blocks.at(-1);
    const isBodyOpen = last !== undefined && last.body.length > 0;
    const block = this.#blockFor(line);
    if (line.isBullet || (isBodyOpen && block.body.length > 0)) block.body.push(line);
    else block.head.push(line);
    block.margin.push(...margin);
    this.#above = line;
  }

  /** The last block, or a new one when an entry or a further role begins. */
  #blockFor(line: SourceLine): OpenBlock {
    const last = this.blocks.at(-1);
    const title = this.#titleInHead(line) ?? this.#titleInBody(line);
    if (last && title) {
      for (const part of [last.head, last.body]) if (part.includes(title)) part.splice(part.indexOf(title), 1);
      return this.#begin({ head: [title], body: [], margin: [], isFurtherRole: true });
    }
    if (last && this.#isRoleBelow(line, last))
      return this.#begin({ head: [], body: [], margin: [], isFurtherRole: true });
    if (!last || (!line.isBullet && this.#startsEntry(line, last)))
      return this.#begin({ head: [], body: [], margin: [] });
    return last;
  }

  #begin(block: OpenBlock): OpenBlock {
    this.blocks.push(block);
    return block;
  }

  /** The last entry that names its company. */
  get #firstRole(): OpenBlock | undefined {
    return this.blocks.findLast(({ isFurtherRole }) => !isFurtherRole);
  }

  /** The line above, if it's the title of a further role and this one its dates. */
  #titleInHead(line: SourceLine): SourceLine | undefined {
    const block = this.blocks.at(-1);
    const title = block?.head.at(-1);
    if (!title || !isDatesAlone(line) || block!.body.length > 0 || block!.head.length < 3) return undefined;
    if (!block!.head.slice(0, -1).some(hasRange) || /\p{Ll}[.!?]$/u.test(lineText(title))) return undefined;
    // "M.Tech" sounds like a technician.
    const isRole = isJobTitle(lineText(title)) && leadingDegree(lineText(title)) === undefined;
    return styleOf(title) !== this.#headStyle && isRole ? title : undefined;
  }

  /** The line above, if it's a title below the text of another role in the look of that one's, and this one its dates. */
  #titleInBody(line: SourceLine): SourceLine | undefined {
    const title = this.blocks.at(-1)?.body.at(-1);
    if (!title || title.isBullet || !isDatesAlone(line)) return undefined;
    const first = this.#firstRole?.head ?? [];
    const at = first.findIndex(isDatesAlone);
    const role = first[at - 1];
    const isAlike = role !== undefined && at > 1 && styleOf(role) === styleOf(title);
    return isAlike && styleOf(title) !== this.#headStyle && styleOf(title) !== styleOf(line) ? title : undefined;
  }

  /** A title with dates below the bullets of another one, in the look of that one, which stands below its company. */
  #isRoleBelow(line: SourceLine, block: EntryBlock): boolean {
    const start = line.cells[0]?.text ?? '';
    const isDated =
      !line.isBullet && line.cells.length <= 2 && hasRange(line) && !isDateText(start) && isJobTitle(start);
    if (!isDated || block.body.length === 0 || styleOf(line) === this.#headStyle) return false;
    const [company, ...below] = this.#firstRole?.head ?? [];
    const role = below.find(hasRange);
    return company !== undefined && role !== undefined && styleOf(role) === styleOf(line);
  }

  #startsEntry(line: SourceLine, block: EntryBlock): boolean {
    if (this.#isEachDated || this.#isEachNamed) return true;
    const isApart = line.gap >= this.#wideGap;
    if (block.body.length > 0) {
      const isWrapped = goesOn(line, this.#above, true);
      if (this.#headStyle === undefined) return !isWrapped || (isApart && hasRange(line));
      return styleOf(line) === this.#headStyle && (!isWrapped || isApart || isBoldStart(line));
    }
    if (this.#headStyle !== undefined) return this.#startsStyledEntry(line, block, isApart);
    if (hasAnyDate(line) && block.head.some(hasAnyDate) && (isApart || hasRange(line))) return true;
    if (hasDateBeside(line) && block.head.some(hasDateBeside)) return true;
    // Dates of one kind or another, each above its entry.
    if (isDateAlone(line) && block.head.length > 1 && isDateAlone(block.head[0])) return true;
    return isApart;
  }

  #startsStyledEntry(line: SourceLine, { head }: EntryBlock, isApart: boolean): boolean {
    // Dates in bold below a name in bold are that entry's own.
    if (isDatesAlone(line) && head.length > 0 && !head.some(hasAnyDate) && !isApart) return false;
    if (styleOf(line) !== this.#headStyle) return hasRange(line) && head.some(hasRange) && isApart;
    // A title that goes on in its second line, or a company and a title in the same look.
    const last = head.at(-1);
    if (last && styleOf(last) === this.#headStyle && !isApart && (head.length === 1 || last.isFull))
      return hasAnyDate(line) && head.some(hasAnyDate);
    return true;
  }
}

/** A note at the right of a body line belongs to the entry, not to the sentence. */
function withoutMargin(line: SourceLine): { readonly line: SourceLine; readonly margin: readonly SourceCell[] } {
  const isBody = line.isBullet || !isBoldStart(line);
  if (!isBody || line.cells.length < 2) return { line, margin: [] };
  // A city alone stands in the margin at the left of a bullet, too.
  const isLeft = ({ x, text }: SourceCell) => line.isBullet && x < (line.cells[0]?.x ?? 0) && isCityName(text);
  const margin = line.cells
    .slice(1)
    .filter(
      (cell) =>
        isDateText(cell.text) || isDuration(cell.text) || isPlace(cell.text) || isKnownCity(cell.text) || isLeft(cell),
    );
  if (margin.length === 0 || (!line.isBullet && margin.every(({ text }) => !isDuration(text))))
    return { line, margin: [] };
  return { line: { ...line, cells: line.cells.filter((cell) => !margin.includes(cell)) }, margin };
}
