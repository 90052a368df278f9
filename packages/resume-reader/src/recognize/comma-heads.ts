import { findRange } from '../lines/dates';
import { lineText, type SourceCell, type SourceLine, type SourceRun } from '../lines/source-line';
import { isNameLike, legalForm, ownCompany } from './company-names';
import type { EntryBlock } from './entry-blocks';
import { isKnownCity } from './known-cities';
import { isPlace, trailingPlace } from './places';
import { isCompany, isJobTitle } from './words';

/** "Cook, Corner Table, New York, 01/2020 – Present": title, company and place with commas between them. */
interface CommaHead {
  /** Title and company, whichever comes first, and perhaps the place. */
  readonly names: readonly string[];
  readonly dates: string;
  readonly isTitleFirst?: boolean;
  /** Whether it has its company for certain, so that no name stands below. */
  readonly isWhole?: boolean;
  /** Whether its dates start the line below. */
  readonly hasDatesBelow?: boolean;
}

/**
 * Blocks whose first line says all of a job in one look, with commas between its parts, as cells. What follows is the
 * text of the job, with marks or without. Where a name stands below, the line above may be a title with a comma in it.
 */
export function withCommasParted(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const heads = blocks.map(({ head: [line, below] }) => line && (commaHead(line) ?? headAboveDates(line, below)));
  // Where titles come first in the others, they do so in a head whose words say nothing.
  const areTitlesFirst = heads.some((head) => head?.isTitleFirst === true);
  return blocks.map((block, index) => {
    const [line] = block.head;
    return parted(block, heads[index] ?? (areTitlesFirst && line ? threeNames(line) : undefined));
  });
}

function parted(block: EntryBlock, found: CommaHead | undefined): EntryBlock {
  const [line, ...below] = block.head;
  if (!line || !found) return block;
  const [next] = below;
  if (next && found.isWhole !== true && mayBeName(next)) return block;
  const [cell] = line.cells;
  const others = line.cells.slice(1);
  if (!cell) return block;
  const texts = found.dates === '' ? found.names : [...found.names, found.dates];
  const cells = [...texts.map((text) => cellLike(cell, text)), ...others];
  if (found.hasDatesBelow) return { ...block, head: [{ ...line, cells }, ...below] };
  return { ...block, head: [{ ...line, cells }], body: [...below, ...block.body] };
}

/** A company, a place or dates rather than a sentence. */
const mayBeName = (line: SourceLine): boolean => {
  const text = lineText(line);
  return findRange(text) !== undefined || (!/\p{Ll}[.!?;]$/u.test(text) && isNameLike(text));
};

/** A head in one look with its dates at the end or beside it: the text without them. */
function datedHead({ cells, isBullet }: SourceLine): { readonly text: string; readonly dates: string } | undefined {
  const [cell, ...others] = cells;
  if (!cell || isBullet || !isOneLook(cell) || others.length > 1) return undefined;
  const range = findRange(cell.text);
  const hasDatesLast = range !== undefined && /^[\s).]*$/.test(cell.text.slice(range.index + range.length));
  const isBesideDates = range === undefined && others.some(({ text }) => findRange(text) !== undefined);
  if (hasDatesLast)
    return {
      text: cell.text.slice(0, range.index).replace(/[\s,;(]+$/, ''),
      dates: cell.text.slice(range.index, range.index + range.length),
    };
  return isBesideDates ? { text: cell.text, dates: '' } : undefined;
}

function commaHead(line: SourceLine): CommaHead | undefined {
  const head = datedHead(line);
  if (!head) return undefined;
  const { text, dates } = head;
  const atCompany = titleAtCompany(text);
  if (atCompany) return { names: atCompany, dates, isTitleFirst: true, isWhole: true };
  const named = titleBeforeCompany(text);
  if (named) return { names: named, dates, isTitleFirst: true, isWhole: true };
  // A dash or a bar parts names, too, which is read elsewhere.
  if (partedElsewhere.test(text)) return undefined;
  const [first = '', second = '', ...more] = text.split(comma);
  if (second === '' || more.length > 2 || ![first, second, ...more].every(isNameLike)) return undefined;
  const isTitleFirst = isJobTitle(first) && (!isJobTitle(second) || ownCompany.test(second));
  const isTitleSecond = isJobTitle(second) && !isJobTitle(first) && (isCompany(first) || more.length > 0);
  const isParted = isTitleFirst || isTitleSecond;
  // "Nurse, Austin, TX" has a city where a company would be.
  const isCityCode = more.length === 1 && /^\p{Lu}{2}$/u.test(more[0] ?? '') && !legalForm.test(second);
  if (!isParted || isCityCode || more.some((part) => isJobTitle(part))) return undefined;
  return { names: [first, second, ...(more.length > 0 ? [more.join(', ')] : [])], dates, isTitleFirst };
}

/** A title with commas and its company above a line that starts with the dates. */
function headAboveDates(line: SourceLine, below: SourceLine | undefined): CommaHead | undefined {
  const [cell, ...others] = line.cells;
  const text = below?.cells[0]?.text ?? '';
  if (!cell || others.length > 0 || !isOneLook(cell) || findRange(text)?.index !== 0 || findRange(cell.text))
    return undefined;
  const names = titleAtCompany(cell.text) ?? titleBeforeCompany(cell.text);
  return names && { names, dates: '', isTitleFirst: true, isWhole: true, hasDatesBelow: true };
}

const comma = /,\s+(?!(?:inc|llc|ltd|limited|corp|gmbh|plc)\b)/i;
const partedElsewhere = /\s[–—|•·-]\s|\s@\s/;

/** "Night Porter at Hotel Roth, Fulda": title, company and perhaps a place. */
function titleAtCompany(text: string): readonly string[] | undefined {
  const [, title = '', company = ''] =
    /^(\S+(?: \S+){0,6}?) (?:at|bei|chez|presso) (?![Ll]arge\b)(\p{Lu}.*)$/u.exec(text) ?? [];
  return title !== '' && !title.includes(',') && !isJobTitle(company) && !isCompany(title)
    ? [title, ...withPlaceApart(company)]
    : undefined;
}

/** "Charge Nurse, Surgical ICU, Mercy Hospital, Toledo, OH": a title with commas, up to what is a company by its words. */
function titleBeforeCompany(text: string): readonly string[] | undefined {
  const parts = text.split(comma);
  const at = parts.findIndex((part, index) => index > 1 && isCompany(part) && !isJobTitle(part));
  const title = parts.slice(0, at);
  const isWhole =
    at > 1 &&
    parts.length < 7 &&
    parts.every(isNameLike) &&
    isJobTitle(title[0] ?? '') &&
    !title.slice(1).some(isJobTitle);
  return isWhole && !title.some((part) => isPlace(part) || isKnownCity(part) || isCompany(part))
    ? [title.join(', '), ...withPlaceApart(parts.slice(at).join(', '))]
    : undefined;
}

/** "Hotel Roth, Fulda" as the name and its place. */
function withPlaceApart(text: string): readonly string[] {
  const at = trailingPlace(text);
  const city = /^(.+), ([^,]+)$/.exec(text);
  if (at !== undefined) return [text.slice(0, at), text.slice(at).replace(/^[,\s–—-]+/, '')];
  return city?.[1] && city[2] && isKnownCity(city[2]) ? [city[1], city[2]] : [text];
}

/** "Growth Marketer, Sendrow, Amsterdam": two names before a place that is known. */
function threeNames(line: SourceLine): CommaHead | undefined {
  const head = datedHead(line);
  const [first = '', second = '', place = '', ...more] = head?.text.split(comma) ?? [];
  const isWhole = head && !partedElsewhere.test(head.text) && more.length === 0 && [first, second].every(isNameLike);
  return isWhole && (isPlace(place) || isKnownCity(place))
    ? { names: [first, second, place], dates: head.dates, isWhole: true }
    : undefined;
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
