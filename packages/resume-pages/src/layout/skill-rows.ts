import type { FurtherEntry, SkillEntry } from '@keepmark/resume-document';
import { blockOf, comma, type EntryPlace } from './entry-rows';
import { listed, shown } from './entry-parts';
import { paragraphRows, type Row } from './rows';
import { nodeOf, type Sheet, textStyle } from './sheet';
import { joinSpans, type Span, span } from './text/styled-text';

/** A skill, a language or an interest, with its level and keywords. */
interface Skill {
  readonly name: string;
  readonly level: string;
  readonly keywords: string;
}

/**
 * The skills of a section: each group on its own line, single skills one after another. In a narrow column each has its
 * own line.
 */
export function skillRows(skills: readonly Skill[], place: EntryPlace, sheet: Sheet): Row[] {
  const { em } = sheet;
  const paragraphs: { readonly spans: Span[]; readonly gapPt: number }[] = [];
  let singles: Span[][] = [];
  const flush = () => {
    if (singles.length > 0) paragraphs.push({ spans: joinSpans(singles, comma(sheet)), gapPt: 0.15 * em });
    singles = [];
  };
  for (const skill of skills) {
    if (skill.keywords === '') singles.push(singleSpans(skill, sheet));
    else {
      flush();
      groupSpans(skill, place.isNarrow, sheet).forEach((spans, index) => {
        paragraphs.push({ spans, gapPt: index > 0 ? 0 : (place.isNarrow ? 0.5 : 0.15) * em });
      });
    }
    if (place.isNarrow) flush();
  }
  flush();
  return paragraphs.flatMap(({ spans, gapPt }, index) =>
    paragraphRows(spans, blockOf(place, sheet, nodeOf('P', place.parent)), index === 0 ? 0 : gapPt, sheet.text),
  );
}

/** "Python (Expert)". */
function singleSpans({ name, level }: Skill, sheet: Sheet): Span[] {
  const spans = [span(name, textStyle(sheet))];
  return level === '' ? spans : [...spans, span(` (${level})`, textStyle(sheet, 'regular', 'muted'))];
}

/** "Programming: Python, R". */
function groupSpans({ name, level, keywords }: Skill, isNarrow: boolean, sheet: Sheet): Span[][] {
  const words = span(keywords, textStyle(sheet));
  if (name === '') return [[words]];
  const label = level === '' ? name : `${name} (${level})`;
  if (isNarrow) return [[span(label, textStyle(sheet, 'bold'))], [words]];
  return [[span(`${label}: `, textStyle(sheet, 'bold')), words]];
}

/** The visible skills. */
export const skillsOf = (entries: readonly SkillEntry[]): Skill[] =>
  filled(shown(entries).map(({ skillName, level, keywords }) => skillOf(skillName, level, keywords)));

/** Languages and interests, when none of them has more than a name, a level and keywords. */
export function simpleEntries(entries: readonly FurtherEntry[]): Skill[] | undefined {
  const visible = shown(entries);
  const isSimple = visible.every(({ organization, startDate, endDate, location, url, notes }) =>
    [organization, startDate, endDate, location, url, notes].every((text) => text.trim() === ''),
  );
  if (!isSimple) return undefined;
  return filled(visible.map(({ title, detail, keywords }) => skillOf(title, detail, keywords)));
}

const skillOf = (name: string, level: string, keywords: readonly string[]): Skill => ({
  name: name.trim(),
  level: level.trim(),
  keywords: listed(keywords),
});

const filled = (skills: readonly Skill[]): Skill[] =>
  skills.filter(({ name, keywords }) => name !== '' || keywords !== '');
