import { findDates } from '../import/dates';
import { newEducation } from '../resume';
import type { EducationEntry } from '../resume-document';
import type { SourceLine } from '../import/source-line';
import { placeFields } from '../json-resume/item-parts';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import { readHead } from './head-pieces';
import { type TableRow, tableRows } from './labeled-tables';
import { datesOf, notesWith, type ReadEntries } from './read-experience';
import { isCityAndRegion, isCityName } from './places';
import { isDegree, isSchool, leadingDegree } from './words';

const gpaPattern =
  /(?:c?gpa|grade(?: point average)?|(?:abschluss|gesamt|end)?note|notendurchschnitt|nota media|moyenne|media|średnia|final grade)\s*[:=]?\s*(\d{1,2}[.,]\d{1,2}(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)?|\d{2,3}\s*\/\s*1[01]0)/i;

/** Studies: school, degree, subject and grade. */
export function readEducation(lines: readonly SourceLine[]): ReadEntries<EducationEntry> {
  const rows = tableRows(lines);
  if (rows) return { entries: rows.map(rowEntry), unplaced: [] };
  const unplaced: string[] = [];
  const entries = entryBlocks(lines).map((block) => {
    const fields = { institutionName: '', degree: '', major: '', gpa: '' };
    const head = readHead(
      { ...block, head: block.head.map((line) => withoutHeadGpa(line, fields)) },
      { maxLines: 4, labels: ['title', 'organization'] },
    );
    unplaced.push(...head.unplaced);
    const others: string[] = [];
    const named = [head.facts.title, head.facts.organization].filter((name) => name !== undefined);
    const studies = [...named, ...head.pieces].map(partsOfStudy);
    let cityName = studies.find(({ city }) => city !== '')?.city ?? '';
    fields.major = studies.find(({ major }) => major !== '')?.major ?? '';
    const pieces = studies.flatMap((study) => study.pieces);
    const hasSchool = pieces.some((piece) => isSchool(piece) && !isDegreeText(piece));
    let degreeAt = -1;
    for (const [index, rest] of pieces.entries()) {
      if (fields.degree !== '' && sameDegree(rest, fields.degree)) {
        // "PhD" in a column of its own, and "PhD in Computer Science" beside it.
        const again = splitDegree(rest);
        if (again.major !== '' && fields.major === '') fields.major = again.major;
      } else if (isSchool(rest) && fields.institutionName === '' && !isDegreeText(rest)) fields.institutionName = rest;
      else if ((isDegreeText(rest) || isProgramName(rest)) && fields.degree === '') {
        const school = schoolAfterComma(rest);
        const own =
          school && fields.institutionName === '' ? rest.slice(0, -school.length).replace(/[\s,]+$/, '') : rest;
        if (own !== rest && school) fields.institutionName = school;
        const { degree, major } = splitDegree(own);
        Object.assign(fields, { degree, major: major || fields.major });
        degreeAt = index;
      } else if (hasSchool && fields.major === '' && degreeAt >= 0 && index === degreeAt + 1 && isCityName(rest))
        fields.major = rest;
      else others.push(rest);
    }
    const short = fields.degree === '' ? others.findIndex((text) => shortDegree.test(text)) : -1;
    const [, capitals = '', subject = ''] = shortDegree.exec(others[short] ?? '') ?? [];
    if (capitals !== '') {
      Object.assign(fields, { degree: capitals, major: fields.major || subject });
      others.splice(short, 1);
    }
    const unusual = fields.degree === '' ? others.findIndex((text) => unusualDegree.test(text)) : -1;
    const [, degree = '', major = ''] = unusualDegree.exec(others[unusual] ?? '') ?? [];
    if (degree !== '') {
      Object.assign(fields, { degree, major });
      others.splice(unusual, 1);
    }
    for (const text of others.splice(0)) {
      if (fields.institutionName === '') fields.institutionName = text;
      else if (
        head.place === '' &&
        cityName === '' &&
        fields.degree !== '' &&
        (isCityName(text) || isCityAndRegion(text))
      )
        cityName = text;
      else if (fields.major === '' && text.length < 80 && !(fields.degree !== '' && isRemark(text)))
        fields.major = (isDegreeText(text) && splitDegree(text).major) || text;
      else if (fields.degree === '' && text.length < 60) fields.degree = text;
      else others.push(text);
    }
    const withCity = /^(.+),\s+([^,]+)$/.exec(fields.institutionName);
    // "Academy of Fine Arts, Łódź"; but the University of California, Berkeley, is called that.
    if (
      withCity?.[1] &&
      withCity[2] &&
      head.place === '' &&
      isCityName(withCity[2]) &&
      isOwnCity(withCity[1], withCity[2])
    ) {
      fields.institutionName = withCity[1];
      cityName = withCity[2];
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

function rowEntry({ title = '', organization = '', major, grade = '', dates = '', place = '', tools = '' }: TableRow) {
  const found = findDates(dates);
  const { city, state: region, country } = placeFields(place);
  const degree = splitDegree(title);
  return newEducation({
    institutionName: organization,
    degree: degree.degree,
    major: major ?? degree.major,
    gpa: grade,
    ...(found && { startDate: found.startDate, endDate: found.endDate }),
    city,
    state: [region, country].filter(Boolean).join(', '),
    notes: found || dates === '' ? tools : [dates, tools].filter(Boolean).join('\n'),
  });
}

/** "University of Glasgow, Glasgow" has its city after it; the University of California, Berkeley, is called that. */
const isOwnCity = (school: string, city: string): boolean =>
  !/^university of /i.test(school) || school.toLowerCase().endsWith(city.toLowerCase());

interface Study {
  readonly major: string;
  readonly city: string;
  /** Texts that may be anything. */
  readonly pieces: readonly string[];
}

/** "in Linguistics, University of Glasgow, Glasgow" as subject, school and city. */
function partsOfStudy(text: string): Study {
  const named = text.replace(/^(?:at|an der|à|alla|aan de)\s+(?=\p{Lu})/u, '');
  const bare = named.replace(/^(?:in|en|im|em)\s+(?=\p{Lu})/u, '');
  const isSubject = bare !== named;
  const parts = bare.split(/,\s+/);
  const at = parts.findIndex((part) => isSchool(part) && !isDegreeText(part));
  const subject = parts.slice(0, at < 0 ? undefined : at).join(', ');
  const city = at < 0 ? [] : parts.slice(at + 1);
  if (at < 0 && isSubject) return { major: bare, city: '', pieces: [] };
  const isProgram = isProgramName(subject);
  if (at < 0 || !(isSubject || isProgram || isDegreeText(subject)) || !city.every(isCityName))
    return { major: '', city: '', pieces: [bare] };
  const school = parts[at] ?? '';
  return { major: isSubject ? subject : '', city: city.join(', '), pieces: isSubject ? [school] : [subject, school] };
}

/** "Study Abroad in Economics" is a degree and its subject, whatever the degree is. */
const unusualDegree = /^(\p{Lu}[\p{L} ]{2,40}?) in (?=\p{Lu})(.+)$/u;

/** "DEC, Techniques de bureautique": capitals that no list has. */
const shortDegree = /^(\p{Lu}{2,5})(?:,\s+(\p{Lu}.+))?$/u;

/** A list of grades or a labeled note rather than a subject. */
const isRemark = (text: string): boolean => (text.match(/,/g)?.length ?? 0) >= 2 || /^[^,]{3,30}:\s/.test(text);

/** "Class A CDL Program" */
const isProgramName = (text: string): boolean =>
  /\b(?:program(?:me)?|course|training|apprenticeship)(?:\s\([^)]*\))?$/i.test(text) && !isSchool(text);

const isDegreeText = (text: string): boolean =>
  leadingDegree(text) !== undefined || (isDegree(text) && !isSchool(text));

const sameDegree = (text: string, degree: string): boolean => text.toLowerCase().startsWith(degree.toLowerCase());

/** "PhD in Computer Science", "BS, Biology", "Bachelor of Science (Physics)" as degree and subject. */
function splitDegree(text: string): { readonly degree: string; readonly major: string } {
  const parted =
    /^(.{2,60}?)(?:\s+(?:in|IN|en|EN|im|IM|em|w|i|als|zum|zur)\s+|\s*[,:;]\s+|\s+[–—-]\s+|\s+\((?!Hon)(?=[^()]+\)$))(.+?)\)?$/u.exec(
      text,
    );
  if (parted?.[1] && parted[2] && isDegree(parted[1])) return { degree: parted[1].trim(), major: parted[2].trim() };
  const named = namedDegree.exec(text);
  if (named?.[1] && named[2]) return { degree: named[1], major: named[2] };
  const leading = leadingDegree(text);
  const rest = leading === undefined ? '' : text.slice(leading.length).trim();
  const isShort = leading !== undefined && leading.replaceAll(/[^\p{L}]/gu, '').length <= 5;
  return isShort && rest !== '' && /^\p{Lu}/u.test(rest)
    ? { degree: leading, major: rest }
    : { degree: text, major: '' };
}

/** Degrees that are followed by their subject as it is: "Licence professionnelle Conduite de travaux". */
const namedDegree =
  /^((?:(?:bachelor|master|associate|doctor) of (?:applied |fine |social )?(?:science|arts|engineering|business administration|education|laws|technology|music|commerce|public health|work|philosophy|nursing)|licence(?: professionnelle)?|bac(?: pro(?:fessionnel)?)?|master(?: (?:professionnel|recherche|\d))?|máster|grado|btec(?: \p{L}+)* (?:diploma|certificate)|fdsc|fda|hnd|hnc|bachelor|laurea(?: magistrale| triennale)?|diplom|diploma))\s+(?!degree|thesis|program|class|supplement|of\b|d[eu]\b|in\b|en\b|im\b)(\p{Lu}[^,]+)$/iu;

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
