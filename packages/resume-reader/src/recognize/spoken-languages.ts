import { resumeLanguages } from '@keepmark/resume-document';
import { type SourceCell, type SourceLine, lineText } from '../lines/source-line';
import { goesOn } from './join-lines';
import { type HeadingMeaning, meaningOf } from './section-names';
import { type SourceSection, withoutLabel } from './split-sections';

/**
 * Moves languages out of the skills, where they follow a label: "Languages: English, Spanish". Programmers list Java and
 * Python after the same label, so the first item has to be a spoken language.
 */
export const withLanguagesApart = (sections: readonly SourceSection[]): SourceSection[] =>
  sections.flatMap((section) => (section.meaning === 'skills' ? partsOfSkills(section) : [section]));

function partsOfSkills(section: SourceSection): SourceSection[] {
  const others: SourceLine[] = [];
  const parts: LabeledPart[] = [];
  let isOpen = false;
  section.lines.forEach((line, index) => {
    const part = labeledPart(line) ?? labelAbove(line, section.lines[index + 1]);
    const last = parts.at(-1);
    if (part && !parts.some(({ meaning }) => meaning === part.meaning)) {
      parts.push(part);
      isOpen = true;
      return;
    }
    // "Other languages" below "Mother tongue".
    const isMore = part !== undefined && part.meaning === last?.meaning;
    if (isMore) last.lines.push(...part.lines);
    isOpen =
      isMore ||
      (isOpen &&
        last !== undefined &&
        (isLeveledLanguage(line) || goesOnBelow(line, section.lines[index - 1], last.x)));
    if (!isMore) (isOpen && last ? last.lines : others).push(line);
  });
  const apart = parts.map(({ meaning, heading, lines }) => ({ meaning, heading, lines }));
  const [first, ...more] = apart;
  if (!first) return [section];
  if (others.length > 0) return [{ ...section, lines: others }, ...apart];
  // No section is left to show the writer's own heading, so its words go into the tray.
  return meaningOf(section.heading) ? [{ ...first, sharedHeading: section.heading }, ...more] : apart;
}

interface LabeledPart {
  readonly meaning: HeadingMeaning;
  readonly heading: string;
  /** Where its further lines start; not a number where they go on as text does. */
  readonly x: number;
  readonly lines: SourceLine[];
}

/** Whether a line belongs to the list above: in the column beside the label, or as its second line. */
const goesOnBelow = (line: SourceLine, above: SourceLine | undefined, x: number): boolean =>
  Number.isNaN(x) ? goesOn(line, above, false) : line.cells.length === 1 && Math.abs((line.cells[0]?.x ?? 0) - x) < 4;

/** What follows the label of a line, in the same cell or in the next one. */
function labeledPart(line: SourceLine): LabeledPart | undefined {
  const [first, second] = line.cells;
  const label = /^([^:]{3,30}?)\s*:\s*(?=\S)/.exec(first?.text ?? '') ?? boldLabel(first);
  const heading = label?.[1] ?? first?.text.replace(/\s*:$/, '') ?? '';
  const isBeside = label === null;
  const meaning = meaningOf(heading);
  if (isBeside && !second) return undefined;
  const rest = isBeside ? { ...line, cells: line.cells.slice(1) } : withoutLabel(line, label[0].length);
  const isLanguages = meaning === 'languages' && startsWithLanguage(lineText(rest));
  const isOther = isBeside && (meaning === 'references' || meaning === 'interests');
  if (meaning === undefined || !(isLanguages || isOther)) return undefined;
  return { meaning, heading, x: isBeside ? (second?.x ?? 0) : Number.NaN, lines: [rest] };
}

/** "Other languages" above lines such as "German: B2". */
function labelAbove(line: SourceLine, below: SourceLine | undefined): LabeledPart | undefined {
  const heading = lineText(line).replace(/\s*:$/, '');
  const isLabel = line.cells.length === 1 && meaningOf(heading) === 'languages';
  return isLabel && below && isLeveledLanguage(below)
    ? { meaning: 'languages', heading, x: Number.NaN, lines: [] }
    : undefined;
}

/** "German: B2", "Spanish (fluent)". */
const isLeveledLanguage = (line: SourceLine): boolean =>
  /^\p{L}+(?: \p{L}+)?\s*[:(–—]/u.test(lineText(line)) && startsWithLanguage(lineText(line));

/** "Languages" in bold before a list in another look. */
function boldLabel(cell: SourceCell | undefined): readonly [string, string] | null {
  const [run, ...others] = cell?.runs ?? [];
  const isLabel = run?.isBold === true && others.length > 0 && others.every(({ isBold }) => !isBold);
  return isLabel && cell?.text.startsWith(run.text.trim()) === true ? [run.text.trimStart(), run.text.trim()] : null;
}

const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gd gl gu ha he hi hr ht hu hy id ig is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi xh yo yue zh zu';
const furtherNames = 'mandarin,cantonese,farsi,castilian,castellano,gaelic,haitian,flemish,american sign language,asl';

let known: ReadonlySet<string> | undefined;

/** Languages by their names in every language of résumés. Read when first needed. */
function languageNames(): ReadonlySet<string> {
  if (known) return known;
  const names = new Set(furtherNames.split(','));
  for (const language of resumeLanguages) {
    const display = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const code of codes.split(' ')) names.add(display.of(code)?.toLowerCase() ?? code);
  }
  known = names;
  return names;
}

/** Whether the last word is the name of a language, as in "Conversational Spanish". */
export const namesLanguage = (text: string): boolean =>
  languageNames().has(text.trim().toLowerCase().split(' ').at(-1) ?? '');

/** Whether a text starts with the name of a language: "English (C2)". */
export const startsWithLanguage = (text: string): boolean => {
  const [first = ''] = text.split(/\s*[,;|•·/:(–—]\s*|\s+-\s+/);
  const name = first.trim().toLowerCase();
  return languageNames().has(name) || languageNames().has(name.split(' ')[0] ?? '');
};
