import { endsWithDates, findDates, isDateText } from '../import/dates';
import { newFurtherEntry } from '../resume';
import type { FurtherEntry, FurtherKind } from '../resume-document';
import { type SourceLine, lineText } from '../import/source-line';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import { type EntryHead, readHead } from './head-pieces';
import { goesOn, joined, notesOf } from './join-lines';
import { namesOf, notesWith, type ReadEntries, withoutPreposition } from './read-experience';
import { readLanguages } from './read-languages';
import { readPublications } from './read-publications';
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
  if (kind === 'references' && lines.length <= 1)
    return { entries: [newFurtherEntry({ notes: notesOf(lines) })], unplaced: [] };
  if ((kind === 'custom' && !lines.some(isHeadLine)) || isRunningText(lines))
    return { entries: [newFurtherEntry({ notes: notesOf(lines) })], unplaced: [] };
  const isOneLook = new Set(lines.map((line) => line.cells[0]?.runs[0]?.isBold)).size === 1;
  if ((kind === 'certifications' || kind === 'awards') && isOneLook && isPaired(wholeLines(lines)))
    return { entries: lineEntries(kind, wholeLines(lines)), unplaced: [] };
  const blocks = entryBlocks(kind === 'references' ? oneBelowTheOther(lines) : lines);
  // One-line entries without notes: every line is one.
  const isOneLiners =
    lines.every(({ isBullet }) => !isBullet) &&
    blocks.length === 1 &&
    isOneLook &&
    (kind === 'certifications' || kind === 'awards');
  if (isOneLiners) return { entries: lineEntries(kind, wholeLines(lines)), unplaced: [] };
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

/** Between a certificate and who issued it. */
const issuerMark = /\s{2,}|\s+[|–—]\s+|\s+-\s+|,\s+(?=\p{Lu}[^,]*$)/u;

/** "CDL Class A (TSA" is what a date within the brackets leaves. */
function nameAndIssuer(text: string): readonly string[] {
  const inBrackets =
    /^([^()]+?)\s+\((?!(?:level|part|class|stage|valid|exp)\b)(\p{Lu}[^()]*?)(?:,\s*)?\)?[\s,]*$/iu.exec(text);
  if (inBrackets?.[1] && inBrackets[2]) return [inBrackets[1], inBrackets[2]];
  const parts = text.split(issuerMark);
  // "CDL Class A, endorsements N, T, X" has no issuer.
  return parts.every((part) => part.length > 1) ? parts : [text];
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

/** Awards, certificates and works have one date, which our fields have as the start. */
function furtherDates(kind: FurtherKind, { startDate, endDate }: Pick<EntryHead, 'startDate' | 'endDate'>) {
  const hasOneDate = kind === 'awards' || kind === 'certifications' || kind === 'publications' || kind === 'references';
  return startDate === '' && (hasOneDate || kind === 'projects' || kind === 'custom')
    ? { startDate: endDate, endDate: '' }
    : { startDate, endDate };
}

/** The texts of lines, wrapped ones whole. */
function wholeLines(lines: readonly SourceLine[]): string[] {
  const texts: string[] = [];
  lines.forEach((line, index) => {
    const last = texts.at(-1);
    const above = lines[index - 1];
    // A line that ends with its date, or has it at the side, is whole.
    if (
      last !== undefined &&
      !endsWithDate(last) &&
      above?.cells.length === 1 &&
      line.hadNoRoom !== false &&
      goesOn(line, above, above.isBullet)
    )
      texts[texts.length - 1] = joined(last, lineText(line));
    else texts.push(lineText(line));
  });
  return texts;
}

const endsWithDate = (text: string): boolean => {
  const dates = findDates(text);
  return dates !== undefined && /^[\s).]*$/.test(text.slice(dates.index + dates.length));
};

/** Entries of one line each, or of two when only every second line has a date: the name above its issuer. */
function lineEntries(kind: FurtherKind, texts: readonly string[]): FurtherEntry[] {
  if (!isPaired(texts)) return texts.map((text) => lineEntry(kind, text));
  return texts.flatMap((text, index) => {
    if (index % 2 === 1) return [];
    const { title, organization, ...rest } = lineEntry(kind, texts[index + 1] ?? '');
    return [{ ...rest, title: text, organization: [title, organization].filter(Boolean).join(', ') }];
  });
}

const isPaired = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  texts.length % 2 === 0 &&
  texts.every((text, index) => (findDates(text) !== undefined) === (index % 2 === 1));

/** An award or a certificate in one line: its name, who gave it, and when. */
function lineEntry(kind: FurtherKind, text: string): FurtherEntry {
  const dates = findDates(text);
  const isAtEnd =
    !endsWithDates(text) && dates !== undefined && /^[\s).]*$/.test(text.slice(dates.index + dates.length));
  const isAtStart = dates !== undefined && /^[\s(]*$/.test(text.slice(0, dates.index));
  const hasDates = isAtEnd || isAtStart;
  const name =
    dates && hasDates
      ? `${text.slice(0, dates.index)}${text.slice(dates.index + dates.length)}`
          .replaceAll(/\(\s*\)/g, '')
          .replaceAll(/^[\s,;:–—|()-]+|[\s,;:–—|(-]+$/g, '')
          .replace(/^([^(]*)\)$/, '$1')
      : text;
  const [title = '', organization = '', ...others] = nameAndIssuer(name);
  return newFurtherEntry({
    title,
    organization,
    notes: others.join('\n'),
    ...(dates && hasDates ? furtherDates(kind, dates) : {}),
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
