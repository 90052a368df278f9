import { placeFields } from '@keepmark/resume-document/addresses';
import { textOf } from '@keepmark/resume-document/json-value';
import { newEducation, newExperience, newFurtherEntry, newSkill } from '@keepmark/resume-document/new-document';
import type { EducationEntry, ExperienceEntry, FurtherEntry, FurtherKind, SkillEntry } from '@keepmark/resume-document';
import { escapeRichText } from '@keepmark/resume-document/rich-text';
import type { ObjectFields } from '../objects/object-fields';
import { type Period, periodOf } from '../objects/period';
import { furtherDates } from '../recognize/line-entries';

/**
 * The dates of an entry. `date` alone counts if it's there; a start without an end means today. What isn't a date in
 * figures, such as "Fall 2023", stays in words.
 */
function period(fields: ObjectFields): Period {
  const day = textOf(fields.value('date')).trim();
  // Early templates put a link to the work where its date stands.
  const read = day === '' || /\]\(\w+:/.test(day) ? undefined : periodOf(day);
  if (read) {
    fields.take('date');
    return read;
  }
  if (day !== '') return { startDate: '', endDate: '' };
  const [startDate, endDate] = [dateOf(fields.text('start_date')), dateOf(fields.text('end_date'))];
  return { startDate, endDate: endDate === '' && startDate !== '' ? 'present' : endDate };
}

const dateOf = (text: string): string => {
  const read = text === '' ? undefined : periodOf(text);
  return read && read.startDate === '' ? read.endDate : text;
};

/** Its paragraphs and bullets. */
const notes = (fields: ObjectFields): string =>
  [fields.rich('summary'), fields.bullets('highlights')].filter(Boolean).join('\n');

/** The address of an entry: its own, or the first one behind its names. */
const addressOf = (fields: ObjectFields): string => fields.address('url') || fields.takeLink();

export function experience(fields: ObjectFields): ExperienceEntry {
  return newExperience({
    companyName: fields.text('company', 'organization', 'institution'),
    title: fields.text('position', 'title', 'name', 'label'),
    ...period(fields),
    ...placeFields(fields.text('location')),
    notes: [notes(fields), fields.rich('details')].filter(Boolean).join('\n'),
    url: addressOf(fields),
  });
}

export function education(fields: ObjectFields): EducationEntry {
  const { city, state, country } = placeFields(fields.text('location'));
  return newEducation({
    institutionName: fields.text('institution', 'school', 'name', 'label'),
    degree: fields.text('degree', 'study_type'),
    major: fields.text('area'),
    gpa: fields.text('gpa'),
    ...period(fields),
    city,
    state: [state, country].filter(Boolean).join(', '),
    notes: [notes(fields), fields.rich('details')].filter(Boolean).join('\n'),
    url: addressOf(fields),
  });
}

/** A group of skills: "Programming" with "Python, C++". */
export function skill(fields: ObjectFields): SkillEntry {
  const details = fields.text('details', 'summary');
  return newSkill({
    skillName: fields.text('label', 'name'),
    level: fields.text('level'),
    keywords: [...details.split(/\s*[,;]\s*(?![^()]*\))/).filter(Boolean), ...fields.list('highlights')],
  });
}

/** An entry of any other section, whatever its type. */
export function further(kind: FurtherKind, fields: ObjectFields): FurtherEntry {
  const isJob = fields.has('company') || fields.has('position');
  const isStudy = fields.has('institution');
  const title = isJob
    ? fields.text('position', 'name')
    : isStudy
      ? [fields.text('degree', 'study_type'), fields.text('area')].filter(Boolean).join(', ')
      : fields.text('title', 'name', 'label');
  const organization = fields.text('company', 'institution', 'organization', 'journal', 'issuer', 'publisher');
  // Of a language, that's its level.
  const detail = kind === 'languages' ? fields.text('details') : '';
  const details = kind === 'languages' ? '' : fields.rich('details');
  const authors = escapeRichText(fields.list('authors').join(', '));
  const dates = furtherDates(kind, period(fields));
  const url = fields.address('url') || doiAddress(fields) || fields.takeLink();
  return newFurtherEntry({
    title,
    organization,
    detail,
    ...dates,
    location: fields.text('location'),
    url,
    notes: [details, authors, notes(fields), fields.rich('bullet', 'number', 'reversed_number')]
      .filter(Boolean)
      .join('\n'),
  });
}

const doiAddress = (fields: ObjectFields): string => {
  const doi = /\b10\.\S+/.exec(textOf(fields.value('doi')))?.[0];
  if (doi === undefined) return '';
  fields.take('doi');
  return `https://doi.org/${doi}`;
};
