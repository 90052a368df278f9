import { newSkill } from '@keepmark/resume-document/new-document';
import type { SkillEntry } from '@keepmark/resume-document';
import { type SourceLine, lineText } from '../lines/source-line';
import { goesOn, joined } from './join-lines';
import { meaningOf } from './section-names';
import { listOf, skillGroups } from './skill-groups';
import { isDrawnLevel, isSkillLevel, leveledSkill } from './skill-levels';

/** Skills: "Programming: Python, R" is a group, a list without a label gives one entry for each. */
export function readSkills(given: readonly SourceLine[]): SkillEntry[] {
  const lines = given.flatMap(withoutDrawnLevels);
  const groups = skillGroups(lines);
  if (groups) return groups;
  const texts: string[] = [];
  let isTitle = false;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const text = lineText(line).trim();
    const last = texts.at(-1);
    const isOpenList = last !== undefined && /[,;/]$/.test(last);
    const startsBold = isBoldLine(line) && above !== undefined && !isBoldLine(above);
    const wraps =
      last !== undefined &&
      !startsBold &&
      !hasLabel(line) &&
      (isOpenList || (goesOn(line, above, above?.isBullet ?? false) && /,/.test(last)));
    const isBelowTitle = isTitle && !hasLabel(line) && /,|•/.test(text);
    if (wraps) texts[texts.length - 1] = joined(last, text);
    else if (isBelowTitle && last !== undefined) texts[texts.length - 1] = `${last.replace(/:$/, '')}: ${text}`;
    else texts.push(labeled(line, isBesideLabels(line, lines)));
    isTitle =
      (!line.isBullet && line.cells.length === 1 && /^[^,]{2,40}:$/.test(text)) ||
      (!line.isBullet && isBoldLine(line) && !/[:,]/.test(text) && lines.some((other) => !isBoldLine(other)));
  });
  return withLevels(texts.flatMap(skillsOf));
}

/** The line without dots and stars that only show how well somebody can do something. */
function withoutDrawnLevels(line: SourceLine): SourceLine[] {
  const cells = line.cells.filter(({ text }) => !isDrawnLevel(text));
  if (cells.length === line.cells.length) return [line];
  return cells.length > 0 ? [{ ...line, cells }] : [];
}

const isBoldLine = (line: SourceLine): boolean =>
  line.cells.every(({ runs }) => runs.every(({ isBold, text }) => isBold || text.trim() === ''));

const hasLabel = (line: SourceLine): boolean =>
  /^[^,:]{2,40}:(?:\s|$)/.test(lineText(line)) || (line.cells.length > 1 && isBoldCell(line) && !isBoldLine(line));

const isBoldCell = (line: SourceLine): boolean =>
  line.cells[0]?.runs.every(({ isBold, text }) => isBold || text.trim() === '') === true;

/** Whether a list stands beside a text without commas, at the edge that other lists of the section share. */
function isBesideLabels({ cells: [first, second, ...others] }: SourceLine, lines: readonly SourceLine[]): boolean {
  if (!first || !second || others.length > 0 || first.text.includes(',') || !second.text.includes(',')) return false;
  const beside = lines.filter(({ cells }) => Math.abs((cells[1]?.x ?? Number.NaN) - second.x) < 4);
  const below = lines.filter(({ cells }) => cells.length === 1 && Math.abs((cells[0]?.x ?? 0) - second.x) < 4);
  return beside.length + below.length > 1;
}

/** A label in bold or in a column of its own, with a colon after it. */
function labeled(line: SourceLine, isInTable: boolean): string {
  const [first, ...others] = line.cells;
  if (!first) return '';
  const isBoldBeside = isBoldCell(line) && !isBoldLine(line);
  // "EDV" beside "MS Office, Moodle" in a form.
  const isNameBeside = others.length === 1 && meaningOf(first.text) === 'skills' && /,/.test(others[0]?.text ?? '');
  if (others.length > 0 && (isBoldBeside || isNameBeside || isInTable) && !/:/.test(first.text))
    return `${first.text}: ${others.map(({ text }) => text).join(', ')}`;
  const [run, ...rest] = first.runs;
  const isBoldLabel =
    run?.isBold &&
    rest.length > 0 &&
    !rest.some(({ isBold }) => isBold) &&
    !/[:,]/.test(first.text.slice(0, run.text.length + 1));
  if (isBoldLabel && others.length === 0)
    return `${run.text.trim()}: ${rest
      .map(({ text }) => text)
      .join('')
      .replace(/^[\s–—-]+/, '')}`;
  return [first, ...others].map(({ text }) => text).join(others.length > 0 ? ' | ' : '');
}

function skillsOf(text: string): SkillEntry[] {
  const label = /^([^,:]{2,60}?)\s*:\s+(.+)$/.exec(text);
  if (label?.[1] && label[2] && !isSkillLevel(label[2])) {
    const { name, level } = leveledSkill(label[1]);
    return [newSkill({ skillName: name, level, keywords: listOf(label[2]) })];
  }
  return listOf(text.replace(/:$/, ''))
    .map(leveledSkill)
    .map(({ name, level }) => newSkill({ skillName: name, level }));
}

/** Skills with the levels that stand beside or below them. */
function withLevels(skills: readonly SkillEntry[]): SkillEntry[] {
  const whole: SkillEntry[] = [];
  for (const skill of skills) {
    const last = whole.at(-1);
    const isLevel = skill.level === '' && skill.keywords.length === 0 && isSkillLevel(skill.skillName);
    if (last?.level === '' && isLevel) whole[whole.length - 1] = { ...last, level: skill.skillName };
    else whole.push(skill);
  }
  return whole;
}
