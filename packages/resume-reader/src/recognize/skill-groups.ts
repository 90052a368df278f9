import type { SkillEntry } from '@keepmark/resume-document';
import { newSkill } from '@keepmark/resume-document/new-document';
import { type SourceLine, lineText } from '../lines/source-line';
import { joined } from './join-lines';
import { hasLookOf, oneBelowTheOther } from './side-by-side';
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
  const lines = given[0]?.cells.some(({ text }) => isSkillLevel(text)) ? given : oneBelowTheOther(given);
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

function addText(group: OpenGroup, line: SourceLine): void {
  const text = line.cells.map((cell) => cell.text).join(' | ');
  const last = group.texts.at(-1);
  const isOpen =
    last !== undefined && !line.isBullet && (/[,;/·•|]$/.test(last) || (/[,·•]/.test(last) && line.hadNoRoom === true));
  if (group.level === '' && group.texts.length === 0 && isSkillLevel(text)) group.level = text;
  else if (isOpen) group.texts[group.texts.length - 1] = joined(last, text);
  else group.texts.push(text);
}
