import { findDates } from '../lines/dates';
import { newEducation } from '@keepmark/resume-document/new-document';
import type { EducationEntry } from '@keepmark/resume-document';
import type { SourceLine, SourceRun } from '../lines/source-line';
import { placeFields } from '@keepmark/resume-document/addresses';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import { readHead } from './head-pieces';
import { gpaPattern, gradeOf } from './grades';
import { type TableRow, tableRows } from './labeled-tables';
import { datesOf, notesWith, type ReadEntries } from './read-experience';
import { withPlacesApart } from './places-apart';
import { oneBelowTheOther } from './side-by-side';
import { withSlashesParted } from './slashed-heads';
import { splitDegree, StudyFields, type StudyOrder } from './study-fields';
import { withDatesJoined } from './undated-blocks';
import { isDegree, isSchool } from './words';

/** Studies: school, degree, subject and grade. */
export function readEducation(lines: readonly SourceLine[]): ReadEntries<EducationEntry> {
  const rows = tableRows(lines);
  if (rows) return { entries: rows.map(rowEntry), unplaced: [] };
  const studies = areBeside(lines) ? oneBelowTheOther(lines) : lines;
  const blocks = withSlashesParted(withPlacesApart(withDatesJoined(entryBlocks(studies))));
  const order = orderOf(blocks);
  const read = blocks.map((block) => readStudy(block, order));
  return { entries: read.map(({ entry }) => entry), unplaced: read.flatMap(({ unplaced }) => unplaced) };
}

/** Whether the first line has two schools or two degrees, each of a study of its own. */
const areBeside = ([head]: readonly SourceLine[]): boolean =>
  head !== undefined &&
  head.cells.length > 1 &&
  head.secondStyle === head.style &&
  (head.cells.every(({ text }) => isSchool(text)) || head.cells.every(({ text }) => isDegree(text))) &&
  !head.cells.some(({ text }) => findDates(text) !== undefined);

/** Whether schools or degrees come first in the studies whose words say which is which; undefined when they differ. */
function orderOf(blocks: readonly EntryBlock[]): StudyOrder | undefined {
  const orders = new Set(
    blocks.flatMap((block): StudyOrder[] => {
      const [first = '', second = '', ...others] = readHead(block, { maxLines: 4 }).pieces;
      if (second === '' || others.length > 0 || isSchool(first) === isSchool(second)) return [];
      return [isSchool(first) ? 'school first' : 'degree first'];
    }),
  );
  return orders.size === 1 ? [...orders][0] : undefined;
}

function readStudy(
  block: EntryBlock,
  order: StudyOrder | undefined,
): { readonly entry: EducationEntry; readonly unplaced: readonly string[] } {
  const grade = { gpa: '' };
  const head = readHead(
    { ...block, head: block.head.map((line) => withoutHeadGpa(line, grade)) },
    { maxLines: 4, labels: ['title', 'organization'] },
  );
  // "Degree: passed" below a degree says more about it.
  const isTitled = head.facts.title !== undefined && head.pieces.some((piece) => isDegree(piece) && !isSchool(piece));
  const named = [isTitled ? undefined : head.facts.title, head.facts.organization].filter((name) => name !== undefined);
  const study = new StudyFields([...named, ...head.pieces], head.place !== '', order);
  const { institutionName, degree, major, cityName, others } = study;
  const { city, state: region, country } = placeFields(head.place || cityName);
  const body = withoutGpa(block, grade);
  const entry = newEducation({
    institutionName,
    degree,
    major,
    ...grade,
    ...datesOf(head),
    city,
    // Education has no field for the country.
    state: [region, country].filter(Boolean).join(', '),
    url: head.url,
    notes: notesWith(isTitled ? [...others, head.facts.title ?? ''] : others, head, body),
  });
  return { entry, unplaced: head.unplaced };
}

function rowEntry({ title = '', organization = '', major, grade = '', dates = '', place = '', tools = '' }: TableRow) {
  const found = findDates(dates);
  const { city, state: region, country } = placeFields(place);
  const degree = splitDegree(title);
  return newEducation({
    institutionName: organization,
    degree: degree.degree,
    major: major ?? degree.major,
    gpa: grade,
    ...(found && datesOf(found)),
    city,
    state: [region, country].filter(Boolean).join(', '),
    notes: found || dates === '' ? tools : [dates, tools].filter(Boolean).join('\n'),
  });
}

/** A line of the head without its grade. */
function withoutHeadGpa(line: SourceLine, fields: { gpa: string }): SourceLine {
  const cells = line.cells.map((cell) => {
    if (fields.gpa !== '' || !gpaPattern.test(cell.text)) return cell;
    const isInOneRun = cell.runs.some(({ text }) => gpaPattern.test(text));
    const runs = isInOneRun
      ? cell.runs.map((run) => (gpaPattern.test(run.text) ? { ...run, text: takeGpa(run.text, fields) } : run))
      : runsWithoutGpa(cell.runs, fields);
    return {
      ...cell,
      runs,
      text: runs
        .map(({ text }) => text)
        .join('')
        .trim(),
    };
  });
  return { ...line, cells: cells.filter(({ text }) => text !== '') };
}

/** The runs without a grade whose label has another look: "**GPA:** 3.6". */
function runsWithoutGpa(runs: readonly SourceRun[], fields: { gpa: string }): SourceRun[] {
  const found = gpaPattern.exec(runs.map(({ text }) => text).join(''));
  if (!found) return [...runs];
  fields.gpa = gradeOf(found);
  let start = 0;
  return runs.map((run) => {
    const from = Math.max(0, found.index - start);
    const to = Math.max(0, found.index + found[0].length - start);
    start += run.text.length;
    return { ...run, text: run.text.slice(0, from) + run.text.slice(to) };
  });
}

/** The text without its grade, which is noted. */
function takeGpa(text: string, fields: { gpa: string }): string {
  const found = gpaPattern.exec(text);
  if (!found || fields.gpa !== '') return text;
  fields.gpa = gradeOf(found);
  return text
    .replace(found[0], '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/^[\s,;|:·•–—-]+|[\s,;|:·•–—-]+$/g, '')
    .replace(/^\)|\($/, '')
    .trim();
}

/** The block without a line that says nothing but the grade. */
function withoutGpa(block: EntryBlock, fields: { gpa: string }): EntryBlock {
  const body = block.body.filter((line) => {
    const text = line.cells.map((cell) => cell.text).join(' ');
    return gpaPattern.exec(text)?.[0].length !== text.trim().length || takeGpa(text, fields) !== '';
  });
  return { ...block, body };
}
