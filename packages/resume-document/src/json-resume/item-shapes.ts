import type { EducationEntry, ExperienceEntry, FurtherEntry, FurtherKind, SkillEntry } from '../resume-document';
import { own, textOf, textsOf, withoutEmpty } from './json-value';
import { dayPart, notesPart, periodPart, placePart, urlPart } from './item-parts';
import { listPart, type Part, textPart } from './part';

export const experienceParts: readonly Part<ExperienceEntry>[] = [
  textPart<ExperienceEntry>('companyName', 'name', 'company'),
  textPart<ExperienceEntry>('title', 'position'),
  urlPart,
  periodPart,
  placePart,
  notesPart('highlights', 'summary'),
];

export const educationParts: readonly Part<EducationEntry>[] = [
  textPart<EducationEntry>('institutionName', 'institution'),
  textPart<EducationEntry>('degree', 'studyType'),
  textPart<EducationEntry>('major', 'area'),
  textPart<EducationEntry>('gpa', 'score', 'gpa'),
  urlPart,
  periodPart,
  notesPart('courses', 'summary'),
];

export const skillParts: readonly Part<SkillEntry>[] = [
  textPart<SkillEntry>('skillName', 'name'),
  textPart<SkillEntry>('level', 'level'),
  listPart<SkillEntry>('keywords', 'keywords'),
];

const text = textPart<FurtherEntry>;
const url = urlPart;
const period = periodPart;
const keywords = listPart<FurtherEntry>('keywords', 'keywords');
const day = (key: string) => dayPart(key);
const notes = (...keys: readonly [string, ...string[]]) => notesPart('highlights', ...keys);

const roles: Part<FurtherEntry> = {
  keys: ['roles'],
  read: (object) => ({ detail: textsOf(own(object, 'roles')).join(', ') }),
  write: ({ detail }) => withoutEmpty({ roles: detail.split(/\s*,\s*/).filter(Boolean) }),
};

const wholeNotes = (key: string): Part<FurtherEntry> => ({
  keys: [key],
  read: (object) => ({ notes: textOf(own(object, key)).trim() }),
  write: (fields) => withoutEmpty({ [key]: fields.notes }),
});

/** The JSON Resume lists of further sections. A custom section has none. */
export const furtherShapes: Readonly<
  Record<Exclude<FurtherKind, 'custom'>, { readonly key: string; readonly parts: readonly Part<FurtherEntry>[] }>
> = {
  projects: {
    key: 'projects',
    parts: [
      text('title', 'name'),
      text('organization', 'entity'),
      roles,
      period,
      url,
      keywords,
      notes('description', 'summary'),
    ],
  },
  certifications: {
    key: 'certificates',
    parts: [text('title', 'name'), text('organization', 'issuer'), day('date'), url],
  },
  languages: { key: 'languages', parts: [text('title', 'language'), text('detail', 'fluency')] },
  volunteering: {
    key: 'volunteer',
    parts: [
      text('title', 'position'),
      text('organization', 'organization'),
      text('location', 'location'),
      url,
      period,
      notes('summary'),
    ],
  },
  awards: {
    key: 'awards',
    parts: [text('title', 'title'), text('organization', 'awarder'), day('date'), wholeNotes('summary')],
  },
  publications: {
    key: 'publications',
    parts: [text('title', 'name'), text('organization', 'publisher'), day('releaseDate'), url, wholeNotes('summary')],
  },
  interests: { key: 'interests', parts: [text('title', 'name'), keywords] },
  references: { key: 'references', parts: [text('title', 'name'), wholeNotes('reference')] },
};
