import { findDates } from '../lines/dates';
import { type SourceLine, lineText } from '../lines/source-line';
import { newFurtherEntry } from '@keepmark/resume-document/new-document';
import type { FurtherEntry } from '@keepmark/resume-document';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import { type EntryHead, readHead } from './head-pieces';
import { joined, notesOf, runsOfCells } from './join-lines';
import type { ReadEntries } from './read-experience';

/** Publications, as entries with a title above or as a list of references. */
export function readPublications(lines: readonly SourceLine[]): ReadEntries<FurtherEntry> {
  const hasHeads = lines.some(({ isBullet }) => !isBullet) && !lines[0]?.isBullet;
  const authored = authoredReferences(lines);
  const blocks = authored ? referenceBlocks(authored) : hasHeads ? entryBlocks(lines) : referenceBlocks(lines);
  const unplaced: string[] = [];
  const entries = blocks.map((block) => {
    const cited = (authored || !hasHeads) && block.head[0] && citation(block.head[0]);
    if (cited) return cited;
    const head = readHead(withWholeTitle(block), { maxLines: 1 });
    unplaced.push(...head.unplaced);
    return publication(head, block);
  });
  return { entries, unplaced };
}

/**
 * References as items of a list; undefined when the lines are something else. Each one starts with its authors at the
 * left edge, whether its further lines are indented or not.
 */
function authoredReferences(lines: readonly SourceLine[]): SourceLine[] | undefined {
  const left = Math.min(...lines.map(({ cells }) => cells[0]?.x ?? 0));
  const isAtEdge = (line: SourceLine) => (line.cells[0]?.x ?? 0) < left + 3;
  const isFirst = (line: SourceLine) => isAtEdge(line) && startsWithAuthor.test(lineText(line));
  const firsts = lines.filter(isFirst);
  const isHanging = lines.filter(isAtEdge).length === firsts.length;
  const haveYears = firsts.filter((line) => /\(\d{4}[a-z]?\)/.test(lineText(line))).length >= firsts.length * 0.5;
  const [top] = lines;
  const areWrapped = lines.every((line) => isFirst(line) || line.hadNoRoom === true);
  if (!top || !isFirst(top) || !haveYears || !(isHanging || areWrapped || firsts.length > 1)) return undefined;
  return lines.map((line) => ({ ...line, isBullet: isFirst(line) }));
}

const startsWithAuthor = /^(?:\p{Ll}+ )*\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,\s*\p{Lu}\./u;

/** "Liu, H. (2023). Title. *Journal*, 12." in its parts. */
function citation({ cells: [cell] }: SourceLine): FurtherEntry | undefined {
  const found = /^((?:\p{Ll}+ )*\p{Lu}[^.]*,\s*\p{Lu}\..*?)\s*\((\d{4})[a-z]?\)\.?\s*(.+)$/u.exec(cell?.text ?? '');
  if (!found?.[1] || !found[2] || !found[3]) return undefined;
  // The first sentence is the title, even one with a question in it.
  const [, title = '', rest = ''] = /^(.+?\.)\s+(.+)$/u.exec(found[3]) ??
    /^(.+?[?!])\s+(.+)$/u.exec(found[3]) ?? ['', found[3], ''];
  return newFurtherEntry({
    title: title.replace(/\.$/, ''),
    organization: rest.replace(/\.$/, ''),
    startDate: found[2],
    notes: found[1],
  });
}

/** Each item of a list with the lines that belong to it. */
function referenceBlocks(lines: readonly SourceLine[]): EntryBlock[] {
  const blocks: { head: SourceLine[]; body: SourceLine[]; margin: [] }[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const first = block?.head[0];
    const [cell] = first?.cells ?? [];
    if (block && first && cell && !line.isBullet) {
      // A reference is one text, however many lines it fills.
      const runs = [...cell.runs, { text: ' ', isBold: false, isItalic: false, href: '' }, ...runsOfCells(line.cells)];
      block.head = [
        { ...first, cells: [{ ...cell, runs, text: joined(cell.text, lineText(line)) }, ...first.cells.slice(1)] },
      ];
    } else blocks.push({ head: [{ ...line, isBullet: false }], body: [], margin: [] });
  }
  return blocks;
}

/** A title that went on in the next line as one line. */
function withWholeTitle(block: EntryBlock): EntryBlock {
  const [first, second, ...others] = block.head;
  const isWrapped = first && second && isBold(first) && isBold(second);
  if (!isWrapped) return block;
  const [cell, ...margin] = first.cells;
  const [more] = second.cells;
  if (!cell || !more) return block;
  const text = joined(cell.text, more.text);
  const title = { ...cell, text, runs: [{ isBold: true, isItalic: false, href: cell.runs[0]?.href ?? '', text }] };
  return { ...block, head: [{ ...first, cells: [title, ...margin, ...second.cells.slice(1)] }, ...others] };
}

const isBold = (line: SourceLine): boolean =>
  line.cells[0]?.runs.every(({ isBold: bold, text }) => bold || text.trim() === '') === true;

/** Title first; then authors, publisher and address in lines of their own. */
function publication(head: EntryHead, block: EntryBlock): FurtherEntry {
  const [title = '', ...others] = head.pieces;
  let { url } = head;
  let organization = '';
  let dates =
    head.startDate || head.endDate
      ? { startDate: head.startDate || head.endDate, endDate: head.startDate && head.endDate }
      : undefined;
  const rest: SourceLine[] = [];
  for (const line of head.paragraphs) {
    const given = lineText(line);
    const found = dates ? undefined : findDates(given);
    const isOwnDate =
      found &&
      /(?:^|[\s|(·,])$/.test(given.slice(0, found.index)) &&
      /^\s*(?:$|[|)·,.])/.test(given.slice(found.index + found.length));
    const text =
      found && isOwnDate ? `${given.slice(0, found.index)}${given.slice(found.index + found.length)}` : given;
    if (found && isOwnDate)
      dates = { startDate: found.startDate || found.endDate, endDate: found.startDate && found.endDate };
    const link = line.cells.flatMap(({ runs }) => runs).find(({ href }) => /^https?:/i.test(href));
    const doi = /\b10\.\d{4,9}\/\S+?(?=[\s),;]|$)/.exec(text);
    if (!link && !doi) {
      const name = trimmed(text);
      // Names of authors have commas between them, a journal seldom has one.
      if (organization === '' && (isOwnDate || (others.length === 0 && !/,|\bet al\b/.test(name))) && name !== '')
        organization = name;
      else rest.push(line);
      continue;
    }
    url ||= link?.href ?? `https://doi.org/${doi?.[0] ?? ''}`;
    const publisher = trimmed(text.replace(link?.text.trim() ?? doi?.[0] ?? '', ''));
    if (organization === '') organization = publisher;
    else rest.push(line);
  }
  const [first = '', ...more] = others;
  if (organization === '' && first !== '') organization = first;
  else if (first !== '') more.unshift(first);
  return newFurtherEntry({
    title,
    organization,
    url,
    ...dates,
    location: head.place,
    notes: [...more, notesOf([...rest, ...block.body])].filter(Boolean).join('\n'),
  });
}

const trimmed = (text: string): string => text.replaceAll(/\(\s*\)/g, '').replaceAll(/^[\s(,;:|·]+|[\s),;:|·]+$/g, '');
