import { newEducation } from '../resume';
import type { EducationEntry } from '../resume-document';
import type { SourceLine } from '../import/source-line';
import { placeFields } from '../json-resume/item-parts';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import { readHead } from './head-pieces';
import { datesOf, notesWith, type ReadEntries } from './read-experience';
import { isCityName } from './places';
import { isDegree, isSchool, leadingDegree } from './words';

const gpaPattern =
  /(?:c?gpa|grade(?: point average)?|note|notendurchschnitt|nota media|moyenne|media|średnia|final grade)\s*[:=]?\s*(\d{1,2}[.,]\d{1,2}(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)?|\d{2,3}\s*\/\s*1[01]0)/i;

/** Studies: school, degree, subject and grade. */
export function readEducation(lines: readonly SourceLine[]): ReadEntries<EducationEntry> {
  const unplaced: string[] = [];
  const entries = entryBlocks(lines).map((block) => {
    const fields = { institutionName: '', degree: '', major: '', gpa: '' };
    const head = readHead({ ...block, head: block.head.map((line) => withoutHeadGpa(line, fields)) }, { maxLines: 4 });
    unplaced.push(...head.unplaced);
    const others: string[] = [];
    let cityName = '';
    for (const rest of head.pieces) {
      if (fields.degree !== '' && sameDegree(rest, fields.degree)) {
        // "PhD" in a column of its own, and "PhD in Computer Science" beside it.
        const again = splitDegree(rest);
        if (again.major !== '' && fields.major === '') fields.major = again.major;
      } else if (isSchool(rest) && fields.institutionName === '' && !isDegreeText(rest)) fields.institutionName = rest;
      else if (isDegreeText(rest) && fields.degree === '') {
        const school = schoolAfterComma(rest);
        const own =
          school && fields.institutionName === '' ? rest.slice(0, -school.length).replace(/[\s,]+$/, '') : rest;
        if (own !== rest && school) fields.institutionName = school;
        Object.assign(fields, splitDegree(own));
      } else others.push(rest);
    }
    for (const text of others.splice(0)) {
      if (fields.institutionName === '') fields.institutionName = text;
      else if (head.place === '' && fields.degree !== '' && isCityName(text)) cityName = text;
      else if (fields.major === '' && text.length < 80)
        fields.major = (isDegreeText(text) && splitDegree(text).major) || text;
      else if (fields.degree === '' && text.length < 60) fields.degree = text;
      else others.push(text);
    }
    const named = /^(.+),\s+([^,]+)$/.exec(fields.institutionName);
    // "Academy of Fine Arts, Łódź"; but the University of California, Berkeley, is called that.
    if (named?.[1] && named[2] && head.place === '' && isCityName(named[2]) && !/^university of /i.test(named[1])) {
      fields.institutionName = named[1];
      cityName = named[2];
    }
    const { city, state: region, country } = placeFields(head.place || cityName);
    // Education has no field for the country.
    const state = [region, country].filter(Boolean).join(', ');
    const body = withoutGpa(block, fields);
    return newEducation({
      ...fields,
      ...datesOf(head),
      city,
      state,
      url: head.url,
      notes: notesWith(others, head, body),
    });
  });
  return { entries, unplaced };
}

const isDegreeText = (text: string): boolean =>
  leadingDegree(text) !== undefined || (isDegree(text) && !isSchool(text));

const sameDegree = (text: string, degree: string): boolean => text.toLowerCase().startsWith(degree.toLowerCase());

/** "PhD in Computer Science", "BS, Biology", "Bachelor of Science (Physics)" as degree and subject. */
function splitDegree(text: string): { readonly degree: string; readonly major: string } {
  const parted =
    /^(.{2,60}?)(?:\s+(?:in|en|im|em|w|i|als|zum|zur)\s+|\s*[,:;]\s+|\s+[–—-]\s+|\s+\((?=[^()]+\)$))(.+?)\)?$/u.exec(
      text,
    );
  if (parted?.[1] && parted[2] && isDegree(parted[1])) return { degree: parted[1].trim(), major: parted[2].trim() };
  const leading = leadingDegree(text);
  const rest = leading === undefined ? '' : text.slice(leading.length).trim();
  const isShort = leading !== undefined && leading.replaceAll(/[^\p{L}]/gu, '').length <= 5;
  return isShort && rest !== '' && /^\p{Lu}/u.test(rest)
    ? { degree: leading, major: rest }
    : { degree: text, major: '' };
}

const schoolAfterComma = (text: string): string | undefined => {
  const school = /,\s+([^,]+)$/.exec(text)?.[1];
  return school !== undefined && isSchool(school) ? school : undefined;
};

/** A line of the head without its grade. */
function withoutHeadGpa(line: SourceLine, fields: { gpa: string }): SourceLine {
  const cells = line.cells.map((cell) => {
    if (!gpaPattern.test(cell.text)) return cell;
    const runs = cell.runs.map((run) =>
      gpaPattern.test(run.text) ? { ...run, text: takeGpa(run.text, fields) } : run,
    );
    return {
      ...cell,
      runs,
      text: runs
        .map((run) => run.text)
        .join('')
        .trim(),
    };
  });
  return { ...line, cells: cells.filter(({ text }) => text !== '') };
}

/** The text without its grade, which is noted. */
function takeGpa(text: string, fields: { gpa: string }): string {
  const found = gpaPattern.exec(text);
  if (!found?.[1] || fields.gpa !== '') return text;
  fields.gpa = found[1];
  return text
    .replace(found[0], '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/^[\s,;|:–—-]+|[\s,;|:–—-]+$/g, '');
}

/** The block without a line that says nothing but the grade. */
function withoutGpa(block: EntryBlock, fields: { gpa: string }): EntryBlock {
  const body = block.body.filter((line) => {
    const text = line.cells.map((cell) => cell.text).join(' ');
    return gpaPattern.exec(text)?.[0].length !== text.trim().length || takeGpa(text, fields) !== '';
  });
  return { ...block, body };
}
