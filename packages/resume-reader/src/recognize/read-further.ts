import { findDates, isDateText } from '../lines/dates';
import { newFurtherEntry } from '@keepmark/resume-document/new-document';
import type { FurtherEntry, FurtherKind } from '@keepmark/resume-document';
import { type SourceLine, lineText } from '../lines/source-line';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import { styleOf } from './entry-looks';
import { type EntryHead, readHead } from './head-pieces';
import { goesOn, joined, notesOf } from './join-lines';
import { furtherDates, isPaired, lineEntries, lineEntry, nameAndIssuer, wholeLines } from './line-entries';
import { namesOf, notesWith, type ReadEntries, withoutPreposition } from './read-experience';
import { readLanguages } from './read-languages';
import { readPublications } from './read-publications';
import { lineReferees } from './read-referees';
import { withSlashesParted } from './slashed-heads';
import { isCompany, isJobTitle } from './words';

/** Entries of every other section. Short lists have one entry a line, others have heads and notes as jobs have. */
export function readFurther(kind: FurtherKind, lines: readonly SourceLine[]): ReadEntries<FurtherEntry> {
  if (kind === 'languages') return { entries: readLanguages(lines), unplaced: [] };
  if (kind === 'publications') return readPublications(lines);
  if (kind === 'interests') return { entries: readInterests(lines), unplaced: [] };
  const isList = lines.every(
    ({ isBullet }, index) => isBullet || (index > 0 && goesOn(lines[index] as SourceLine, lines[index - 1], true)),
  );
  if (isList && kind !== 'custom' && kind !== 'volunteering' && kind !== 'projects')
    return { entries: wholeLines(lines).map((text) => lineEntry(kind, text)), unplaced: [] };
  const referees = kind === 'references' ? lineReferees(wholeLines(lines)) : undefined;
  if (referees) return { entries: referees, unplaced: [] };
  if (kind === 'references' && lines.length <= 1)
    return { entries: [newFurtherEntry({ notes: notesOf(lines) })], unplaced: [] };
  if ((kind === 'custom' && !lines.some(isHeadLine)) || isRunningText(lines))
    return { entries: [newFurtherEntry({ notes: notesOf(lines) })], unplaced: [] };
  const named = kind === 'certifications' || kind === 'awards' ? namesAndIssuers(lines) : undefined;
  if (named) return { entries: named, unplaced: [] };
  const isOneLook = new Set(lines.map((line) => line.cells[0]?.runs[0]?.isBold)).size === 1;
  const looks = new Set(lines.map(styleOf)).size;
  if ((kind === 'certifications' || kind === 'awards') && isOneLook && isPaired(wholeLines(lines), looks))
    return { entries: lineEntries(kind, wholeLines(lines), looks), unplaced: [] };
  const found = entryBlocks(kind === 'references' ? oneBelowTheOther(lines) : lines);
  const blocks = kind === 'volunteering' ? withSlashesParted(found) : found;
  // One-line entries without notes: every line is one.
  const isOneLiners =
    lines.every(({ isBullet }) => !isBullet) &&
    blocks.length === 1 &&
    isOneLook &&
    (kind === 'certifications' || kind === 'awards');
  if (isOneLiners) return { entries: lineEntries(kind, wholeLines(lines), looks), unplaced: [] };
  const areWrapped =
    blocks.length > 1 &&
    looks === 1 &&
    lines.every(({ cells }) =>
      cells.every(({ runs }) => runs.every(({ isBold, text }) => !isBold || text.trim() === '')),
    ) &&
    (kind === 'certifications' || kind === 'awards') &&
    blocks.every(({ head, body }) => body.length === 0 && head.slice(1).every(({ hadNoRoom }) => hadNoRoom === true));
  if (areWrapped)
    return { entries: blocks.map(({ head }) => lineEntry(kind, wholeLines(head).join(' '))), unplaced: [] };
  const unplaced: string[] = [];
  const entries = blocks.map((block) => {
    const head = readHead(block, {
      maxLines: kind === 'certifications' ? 3 : 2,
      sentenceWords: 6,
      hasWholeTitles: kind === 'certifications' || kind === 'awards',
      labels: kind === 'projects' ? ['organization', 'tools'] : ['organization'],
    });
    unplaced.push(...head.unplaced);
    return further(kind, head, block);
  });
  return { entries, unplaced };
}

/** Names in one look, each above who gave it in another one, where either may be wrapped; undefined for other lists. */
function namesAndIssuers(lines: readonly SourceLine[]): readonly FurtherEntry[] | undefined {
  const texts: { text: string; readonly style: string }[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    const style = styleOf(line);
    if (line.isBullet || line.cells.length > 1 || findDates(lineText(line))) return undefined;
    if (last?.style === style && line.hadNoRoom === true) last.text = joined(last.text, lineText(line));
    else texts.push({ text: lineText(line), style });
  }
  const [name, issuer] = texts;
  const areInTurn =
    name !== undefined &&
    issuer !== undefined &&
    name.style !== issuer.style &&
    texts.length % 2 === 0 &&
    texts.every(({ style }, index) => style === (index % 2 === 0 ? name.style : issuer.style));
  return areInTurn
    ? texts.flatMap(({ text }, index) =>
        index % 2 === 0 ? [newFurtherEntry({ title: text, organization: texts[index + 1]?.text ?? '' })] : [],
      )
    : undefined;
}

/** Entries that stand side by side, one after the other. */
function oneBelowTheOther(lines: readonly SourceLine[]): readonly SourceLine[] {
  const beside = lines.flatMap(({ cells }) => (cells.length === 2 ? [cells[1]?.x ?? 0] : []));
  const areAligned = beside.length >= 2 && beside.every((x) => Math.abs(x - (beside[0] ?? 0)) < 3);
  if (!areAligned) return lines;
  const column = (at: number) =>
    lines.flatMap((line) => (line.cells[at] ? [{ ...line, cells: [line.cells[at]] }] : []));
  const [first, ...others] = column(1);
  return first ? [...column(0), { ...first, style: lines[0]?.style ?? first.style, gap: 3 }, ...others] : lines;
}

/** One paragraph of sentences, without bullets, dates and names in bold. */
function isRunningText(lines: readonly SourceLine[]): boolean {
  const text = lines.map(lineText).join(' ');
  const isPlain = lines.every(
    (line, index) => !line.isBullet && (index === 0 || goesOn(line, lines[index - 1], false)),
  );
  return (
    isPlain &&
    !lines.some(isHeadLine) &&
    text.split(/\s+/).length > 12 &&
    /\p{Ll}{2}[.!]$/u.test(text) &&
    findDates(text) === undefined
  );
}

/** A line that starts an entry rather than a paragraph. */
const isHeadLine = (line: SourceLine): boolean =>
  !line.isBullet &&
  (line.cells.some(({ text }, index) => index > 0 && isDateText(text)) ||
    (line.cells[0]?.runs[0]?.isBold === true && lineText(line).length < 90));

function further(kind: FurtherKind, head: EntryHead, block: EntryBlock): FurtherEntry {
  const pieces = kind === 'volunteering' ? namesOf(head.pieces).map(withoutPreposition) : head.pieces;
  const [first = '', ...names] = pieces;
  const labeled = head.facts.organization;
  let title = first;
  let [organization = '', ...others] = labeled === undefined ? names : [labeled, ...names];
  if (
    kind === 'volunteering' &&
    organization !== '' &&
    !isJobTitle(title) &&
    (isJobTitle(organization) || isCompany(title))
  ) {
    [title, organization] = [organization, title];
  }
  if ((kind === 'certifications' || kind === 'awards') && organization === '') {
    [title = '', organization = ''] = nameAndIssuer(title);
  }
  if (kind === 'projects') {
    const below = toolsOf(head);
    // What follows a project's name is often its tools.
    const listed = [organization, ...others].find((text) => isToolList(text));
    const labeledTools = head.facts.tools?.split(/\s*,\s*/) ?? [];
    const keywords = [...labeledTools, ...(listed === undefined ? below.keywords : listed.split(/\s*,\s*/))];
    [organization = '', ...others] = [organization, ...others].filter((text) => text !== listed);
    // "Maintainer" below a project's name is the person's role.
    if (organization !== '' && others.length === 0 && isJobTitle(organization) && !isCompany(organization)) {
      [organization, others] = ['', [organization]];
    }
    return entryOf({
      title,
      organization,
      keywords,
      head: listed === undefined ? below.head : head,
      others,
      block,
      kind,
    });
  }
  return entryOf({ title, organization, keywords: [], others, head, block, kind });
}

const isToolList = (text: string): boolean => {
  const tools = text.split(/\s*,\s*/);
  return (
    tools.length >= 2 && tools.every((tool) => tool.length <= 30 && tool.split(' ').length <= 3 && !/[.!?]$/.test(tool))
  );
};

/** A line of short names below a project's head: what it's made with. */
function toolsOf(head: EntryHead): { readonly keywords: readonly string[]; readonly head: EntryHead } {
  const [first, ...paragraphs] = head.paragraphs;
  const text = first ? lineText(first) : '';
  const isTools = isToolList(text);
  const tools = text.split(/\s*,\s*/);
  return isTools ? { keywords: tools, head: { ...head, paragraphs } } : { keywords: [], head };
}

interface Parts {
  readonly kind: FurtherKind;
  readonly title: string;
  readonly organization: string;
  readonly keywords: readonly string[];
  readonly others: readonly string[];
  readonly head: EntryHead;
  readonly block: EntryBlock;
}

function entryOf({ kind, title, organization, keywords, others, head, block }: Parts): FurtherEntry {
  const [detail = '', ...more] = kind === 'certifications' || kind === 'projects' ? others : ['', ...others];
  return newFurtherEntry({
    title,
    organization,
    detail,
    keywords,
    ...furtherDates(kind, head),
    location: head.place,
    url: head.url,
    notes: notesWith(more, head, block),
  });
}

/** Whether each line has a label with a text beside it, as in a form: texts are lists or phrases there. */
function areLabeled(lines: readonly SourceLine[]): boolean {
  const x = lines[0]?.cells[1]?.x ?? Number.NaN;
  const isLabeled = ({ cells: [label, text, ...others] }: SourceLine) =>
    label !== undefined &&
    text !== undefined &&
    others.length === 0 &&
    !label.text.includes(',') &&
    Math.abs(text.x - x) < 3;
  return lines.every(isLabeled) && lines.some(({ cells }) => /,|(?:\S+\s){3}/.test(cells[1]?.text ?? ''));
}

function readInterests(lines: readonly SourceLine[]): FurtherEntry[] {
  const texts: string[] = [];
  // Chips of one row are cells.
  const mark = areLabeled(lines) ? ': ' : ' | ';
  const textOf = ({ cells }: SourceLine) => cells.map(({ text }) => text).join(mark);
  lines.forEach((line, index) => {
    const last = texts.at(-1);
    const wraps =
      last !== undefined &&
      !line.isBullet &&
      (last.endsWith(',') ||
        (lines[index - 1]?.isFull === true && (/[,;]/.test(last) || /^\p{Ll}/u.test(lineText(line))))) &&
      line.gap < 1.6;
    if (wraps) texts[texts.length - 1] = joined(last, textOf(line));
    else texts.push(textOf(line));
  });
  return texts.flatMap((text) => {
    const label = /^([^,:]{2,40}):\s+(.+)$/.exec(text);
    if (label?.[1] && label[2]) return [newFurtherEntry({ title: label[1], keywords: label[2].split(/\s*[,;]\s*/) })];
    const isSentence = text.split(/\s+/).length > 8 && text.endsWith('.');
    return isSentence
      ? [newFurtherEntry({ notes: text })]
      : text
          .split(/\s*[,;|•·]\s*(?![^()]*\))/)
          .filter(Boolean)
          .map((title) => newFurtherEntry({ title: title.replace(/\.$/, '') }));
  });
}
