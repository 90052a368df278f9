import { placeFields } from '@keepmark/resume-document/addresses';
import { isJsonObject, own, textOf } from '@keepmark/resume-document/json-value';
import { newEducation, newExperience, newFurtherEntry, newSkill } from '@keepmark/resume-document/new-document';
import type {
  EducationEntry,
  ExperienceEntry,
  FurtherEntry,
  FurtherKind,
  JsonObject,
  SkillEntry,
} from '@keepmark/resume-document';
import type { ObjectFields } from '../objects/object-fields';
import { type Period, periodOf } from '../objects/period';
import { furtherDates } from '../recognize/line-entries';

/** Entries of our document from one item, and the texts of the item that found no field. */
export interface ReadItem<Entry> {
  readonly entries: readonly Entry[];
  readonly unplaced: readonly string[];
}

/** Whether an item or a section is hidden: `visible` before version 5, `hidden` since. */
export const isHidden = (fields: ObjectFields): boolean => fields.is('hidden') || fields.isNot('visible');

/**
 * A date of version 3. A timestamp at midnight is its day. Others are midnight somewhere on earth, so that only the month
 * is sure, and at the ends of a month not even that: undefined then.
 */
function dayOf(text: string): string | undefined {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text.trim()) ?? [];
  if (day === '') return text.trim();
  if (time === '00:00') return day;
  const instant = Date.parse(`${day}T${time}:00Z`);
  const hour = 3_600_000;
  const months = [-12 * hour, 14 * hour].map((zone) => new Date(instant + zone).toISOString().slice(0, 7));
  return months[0] === months[1] ? months[0] : undefined;
}

/** The dates of version 3: no end means today. */
function ofRange(range: JsonObject): Period | undefined {
  const start = dayOf(textOf(own(range, 'start')));
  const end = dayOf(textOf(own(range, 'end')));
  if (start === undefined || end === undefined) return undefined;
  return { startDate: start, endDate: start !== '' && end === '' ? 'present' : end };
}

/** A day of version 3, or a period in words. */
function ofText(text: string): Period | undefined {
  const day = dayOf(text);
  return day === text ? periodOf(text) : day === undefined ? undefined : { startDate: '', endDate: day };
}

/** The period of an item. One that we can't be sure of stays unread. */
function period(fields: ObjectFields, ...keys: readonly string[]): Period {
  for (const key of keys) {
    const value = fields.value(key);
    const text = textOf(value).replaceAll(/\s+/g, ' ').trim();
    const read = isJsonObject(value) ? ofRange(value) : text === '' ? undefined : ofText(text);
    if (!read) continue;
    fields.take(key);
    if (read.startDate !== '' || read.endDate !== '') return read;
  }
  return { startDate: '', endDate: '' };
}

/** How well someone knows it: in words, or else of five or ten. */
function level(fields: ObjectFields, ...keys: readonly string[]): string {
  const ofFive = fields.number('level', 5);
  const ofTen = fields.number('levelNum', 10);
  const isNumber = !Number.isNaN(Number(textOf(fields.value('level'))));
  const words = fields.text(...keys) || (isNumber ? '' : fields.text('level'));
  if (words !== '') return words;
  if (ofFive) return `${ofFive}/5`;
  return ofTen ? `${ofTen}/10` : '';
}

const notes = (fields: ObjectFields): string => fields.rich('description', 'summary', 'content', 'body');

/** A job, and the further roles at the same company that version 5 has. */
export function experiences(fields: ObjectFields): ReadItem<ExperienceEntry> {
  const job = newExperience({
    companyName: fields.text('company', 'organization', 'name'),
    title: fields.text('position'),
    ...placeFields(fields.text('location')),
    url: fields.address('website', 'url'),
    notes: notes(fields),
    isHidden: isHidden(fields),
  });
  const items = fields.objects('roles');
  const roles = items.map((role) => {
    const { companyName, city, state, country, url } = job;
    return newExperience({
      companyName,
      city,
      state,
      country,
      url,
      title: role.text('position', 'title'),
      ...period(role, 'period', 'date'),
      notes: notes(role),
      isHidden: job.isHidden || isHidden(role),
    });
  });
  const whole = period(fields, 'period', 'date');
  const isOnlyHead = roles.length > 0 && job.title === '' && job.notes === '';
  const entries = isOnlyHead ? roles : [{ ...job, ...whole }, ...roles];
  // The whole time at a company is that of its roles, if they have dates.
  const isCovered =
    !isOnlyHead ||
    (roles.some(({ startDate }) => startDate === whole.startDate) &&
      roles.some(({ endDate }) => endDate === whole.endDate));
  const time = [whole.startDate, whole.endDate].filter(Boolean).join(' – ');
  return {
    entries,
    unplaced: [
      ...(isCovered || time === '' ? [] : [`${job.companyName}: ${time}`]),
      ...fields.unread(),
      ...items.flatMap((role) => role.unread()),
    ],
  };
}

export function education(fields: ObjectFields): ReadItem<EducationEntry> {
  const { city, state, country } = placeFields(fields.text('location'));
  const entry = newEducation({
    institutionName: fields.text('school', 'institution'),
    degree: fields.text('degree', 'studyType'),
    major: fields.text('area'),
    gpa: fields.text('grade', 'score'),
    ...period(fields, 'period', 'date'),
    city,
    state: [state, country].filter(Boolean).join(', '),
    url: fields.address('website', 'url'),
    notes: [notes(fields), fields.bullets('courses')].filter(Boolean).join('\n'),
    isHidden: isHidden(fields),
  });
  return { entries: [entry], unplaced: fields.unread() };
}

export function skills(fields: ObjectFields): ReadItem<SkillEntry> {
  const entry = newSkill({
    skillName: fields.text('name'),
    level: level(fields, 'proficiency', 'description'),
    keywords: fields.list('keywords'),
    isHidden: isHidden(fields),
  });
  return { entries: [entry], unplaced: fields.unread() };
}

/** What each further kind means by its fields. */
const meanings: Partial<Record<FurtherKind, (fields: ObjectFields) => Partial<FurtherEntry>>> = {
  projects: (fields) => ({ title: fields.text('name') }),
  certifications: (fields) => ({ title: fields.text('title', 'name'), organization: fields.text('issuer') }),
  languages: (fields) => ({
    title: fields.text('language', 'name'),
    detail: level(fields, 'fluency', 'description'),
  }),
  volunteering: (fields) => ({ title: fields.text('position'), organization: fields.text('organization') }),
  awards: (fields) => ({ title: fields.text('title'), organization: fields.text('awarder') }),
  publications: (fields) => ({
    title: fields.text('title', 'name'),
    organization: fields.text('publisher'),
  }),
  interests: (fields) => ({ title: fields.text('name') }),
  references: (fields) => ({ title: fields.text('name'), detail: fields.text('position', 'relationship') }),
};

/** An entry of a section that a person made, of any type. */
const anyMeaning = (fields: ObjectFields): Partial<FurtherEntry> => ({
  title: fields.text('position', 'title', 'degree', 'name', 'language', 'network', 'school'),
  organization: fields.text(
    'company',
    'organization',
    'school',
    'institution',
    'issuer',
    'awarder',
    'publisher',
    'name',
  ),
  detail: level(fields, 'subtitle', 'area', 'fluency', 'proficiency', 'username', 'relationship'),
});

/** An item of any other section. */
export function further(kind: FurtherKind, fields: ObjectFields): ReadItem<FurtherEntry> {
  const entry = newFurtherEntry({
    ...(meanings[kind] ?? anyMeaning)(fields),
    ...furtherDates(kind, period(fields, 'period', 'date')),
    location: fields.text('location'),
    url: fields.address('website', 'url'),
    keywords: fields.list('keywords'),
    notes: notes(fields),
    isHidden: isHidden(fields),
  });
  return { entries: [entry], unplaced: fields.unread() };
}
