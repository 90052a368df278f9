import type { SkillEntry } from '@keepmark/resume-document';
import { newSkill } from '@keepmark/resume-document/new-document';
import { type SourceLine, lineText } from '../lines/source-line';
import { styleOf } from './entry-looks';
import { joined } from './join-lines';
import { isSkillLevel } from './skill-levels';

const listMark = /\s*[,;|•·●▪]\s*(?![^()]*\))/;
/** The same with slashes: where nothing else parts the items, or several do. "ELD / Qualcomm" may be one skill of many. */
const listMarkOrSlash = /(?:\s*[,;|•·●▪]\s*|\s+\/\s+)(?![^()]*\))/;

/** The items of a list in one text. */
export const listOf = (text: string): string[] =>
  text
    .split(listMark.test(text) && text.split(' / ').length === 2 ? listMark : listMarkOrSlash)
    .map((item) => item.replace(/\.$/, '').trim())
    .filter(Boolean);

interface OpenGroup {
  skillName: string;
  level: string;
  readonly texts: string[];
}

/**
 * Groups whose names stand in a look of their own, each above its level, its skills or both: "Languages", "Advanced" and
 * "Go, Rust". Groups may stand side by side. Undefined when the section isn't set so.
 */
export function skillGroups(given: readonly SourceLine[]): SkillEntry[] | undefined {
  const lines = oneBelowTheOther(given);
  const [first] = lines;
  if (!first) return undefined;
  const isTitle = (line: SourceLine) => hasLookOf(line, first) && isName(line);
  const titles = lines.filter(isTitle);
  const areGroups =
    titles.length >= 2 &&
    isTitle(first) &&
    lines.every((line, index) => {
      const next = lines[index + 1];
      if (isTitle(line)) return next !== undefined && !isTitle(next);
      return !hasLookOf(line, first) && !/^[^,:]{2,40}:\s/.test(lineText(line));
    });
  if (!areGroups) return undefined;
  const groups: OpenGroup[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (isTitle(line)) {
      const [name, level] = line.cells;
      groups.push({ skillName: name?.text ?? '', level: level?.text ?? '', texts: [] });
    } else if (group) addText(group, line);
  }
  return groups.map(({ skillName, level, texts }) =>
    newSkill({ skillName: skillName.replace(/\s*:$/, ''), level, keywords: texts.flatMap(listOf) }),
  );
}

/** A short text without marks of a list, perhaps with a level beside it. */
const isName = ({ cells: [name, level, ...others], isBullet }: SourceLine): boolean =>
  !isBullet &&
  name !== undefined &&
  others.length === 0 &&
  (level === undefined || isSkillLevel(level.text)) &&
  name.text.length <= 40 &&
  !/[,;•|]|:\s/.test(name.text);

const isBold = ({ cells }: SourceLine): boolean =>
  cells[0]?.runs.every((run) => run.isBold || run.text.trim() === '') === true;

const hasLookOf = (line: SourceLine, other: SourceLine): boolean =>
  styleOf(line) === styleOf(other) && isBold(line) === isBold(other) && line.isBullet === other.isBullet;

function addText(group: OpenGroup, line: SourceLine): void {
  const text = line.cells.map((cell) => cell.text).join(' | ');
  const last = group.texts.at(-1);
  const isOpen =
    last !== undefined && !line.isBullet && (/[,;/·•|]$/.test(last) || (/[,·•]/.test(last) && line.hadNoRoom === true));
  if (group.level === '' && group.texts.length === 0 && isSkillLevel(text)) group.level = text;
  else if (isOpen) group.texts[group.texts.length - 1] = joined(last, text);
  else group.texts.push(text);
}

/** Groups that stand side by side as lines one below the other. */
function oneBelowTheOther(lines: readonly SourceLine[]): readonly SourceLine[] {
  const [head] = lines;
  if (!head || head.cells.length < 2 || head.isBullet || head.cells.some(({ text }) => isSkillLevel(text)))
    return lines;
  const edges = head.cells.map(({ x }) => x);
  const columnOf = (x: number) => edges.findIndex((edge) => Math.abs(edge - x) < 4);
  const isAligned = lines.every((line) => !line.isBullet && line.cells.every(({ x }) => columnOf(x) >= 0));
  if (!isAligned || lines.every((line) => hasLookOf(line, head))) return lines;
  const bands: SourceLine[][] = [];
  for (const line of lines) {
    if (hasLookOf(line, head)) bands.push([line]);
    else bands.at(-1)?.push(line);
  }
  return bands.flatMap((band) =>
    edges.flatMap((_, column) =>
      band.flatMap((line) => {
        const cells = line.cells.filter(({ x }) => columnOf(x) === column);
        return cells.length > 0 ? [{ ...line, cells, hadNoRoom: false }] : [];
      }),
    ),
  );
}
