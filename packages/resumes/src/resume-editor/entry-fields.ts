import type { SectionKind, Entry } from '@keepmark/resume-document';
import type { EntryChanges } from './edit-document';

type TextKey = Exclude<keyof EntryChanges, 'isHidden' | 'keywords' | 'notes' | 'startDate' | 'endDate'>;

/** One field of an entry's form. Fields share a row if there is room; `isWide` ones have their own row. */
export type EntryField =
  | {
      readonly type: 'text';
      readonly key: TextKey;
      readonly label: string;
      readonly placeholder?: string;
      readonly isWide?: boolean;
    }
  | { readonly type: 'keywords'; readonly label: string; readonly placeholder?: string }
  | { readonly type: 'month'; readonly key: 'startDate' | 'endDate'; readonly label: string }
  | { readonly type: 'months'; readonly isOngoing: string }
  | { readonly type: 'rich'; readonly label: string; readonly placeholder?: string };

const text = (key: TextKey, label: string, placeholder?: string): EntryField => ({
  type: 'text',
  key,
  label,
  ...(placeholder !== undefined && { placeholder }),
});
const url = text('url', 'Link', 'https://');
const description: EntryField = { type: 'rich', label: 'Description' };
const months: EntryField = { type: 'months', isOngoing: 'Present' };

/** The fields of each kind of entry, in order. */
const fieldsByKind: Record<SectionKind, readonly EntryField[]> = {
  summary: [],
  experience: [
    text('title', 'Job title', 'Registered nurse'),
    text('companyName', 'Company', 'Mercy Hospital'),
    { ...months, isOngoing: 'I work here now' },
    text('city', 'City'),
    text('state', 'State'),
    text('country', 'Country'),
    url,
    { type: 'rich', label: 'What you did', placeholder: '• Cut wait times by 30% by …' },
  ],
  education: [
    text('institutionName', 'School', 'University of Texas'),
    text('degree', 'Degree', 'Bachelor of Science'),
    text('major', 'Field of study', 'Biology'),
    text('gpa', 'GPA'),
    { ...months, isOngoing: 'I study here now' },
    text('city', 'City'),
    text('state', 'State'),
    url,
    description,
  ],
  skills: [
    text('skillName', 'Skill or group', 'Programming'),
    text('level', 'Level', 'Advanced'),
    { type: 'keywords', label: 'Keywords', placeholder: 'Python, SQL, R' },
  ],
  projects: [
    text('title', 'Project'),
    text('organization', 'Organization'),
    text('detail', 'Role'),
    url,
    { ...months, isOngoing: 'Ongoing' },
    { type: 'keywords', label: 'Keywords', placeholder: 'React, TypeScript' },
    description,
  ],
  certifications: [
    text('title', 'Certification', 'Basic Life Support'),
    text('organization', 'Issued by', 'American Heart Association'),
    { type: 'month', key: 'startDate', label: 'Issued' },
    { type: 'month', key: 'endDate', label: 'Expires' },
    text('detail', 'Credential ID'),
    url,
  ],
  languages: [text('title', 'Language', 'Spanish'), text('detail', 'Level', 'Fluent')],
  volunteering: [
    text('title', 'Role'),
    text('organization', 'Organization'),
    { ...months, isOngoing: 'I volunteer here now' },
    text('location', 'Location'),
    url,
    description,
  ],
  awards: [
    text('title', 'Award'),
    text('organization', 'Awarded by'),
    { type: 'month', key: 'startDate', label: 'Date' },
    url,
    description,
  ],
  publications: [
    text('title', 'Title'),
    text('organization', 'Publisher'),
    { type: 'month', key: 'startDate', label: 'Date' },
    url,
    description,
  ],
  interests: [
    text('title', 'Interest'),
    { type: 'keywords', label: 'Keywords', placeholder: 'Trail running, bouldering' },
  ],
  references: [
    text('title', 'Name'),
    text('detail', 'Relationship', 'Former manager'),
    text('organization', 'Company'),
    url,
    description,
  ],
  custom: [
    text('title', 'Title'),
    text('organization', 'Subtitle'),
    months,
    text('location', 'Location'),
    url,
    description,
  ],
};

const others: readonly EntryField[] = [
  text('organization', 'Organization'),
  text('detail', 'Detail'),
  text('location', 'Location'),
  months,
  url,
  { type: 'keywords', label: 'Keywords' },
  description,
];

/** The fields of an entry's form: those of its kind, and others that an import filled in. */
export function entryFields(kind: SectionKind, entry: Entry): readonly EntryField[] {
  const usual = fieldsByKind[kind];
  const shown = new Set(usual.flatMap(keysOf));
  const values: Readonly<Record<string, unknown>> = { ...entry };
  const isFilled = (key: string) => (Array.isArray(values[key]) ? values[key].length > 0 : Boolean(values[key]));
  return [...usual, ...others.filter((field) => keysOf(field).some((key) => !shown.has(key) && isFilled(key)))];
}

function keysOf(field: EntryField): readonly string[] {
  if (field.type === 'months') return ['startDate', 'endDate'];
  if (field.type === 'keywords') return ['keywords'];
  return [field.type === 'rich' ? 'notes' : field.key];
}

/** Kinds whose entries are single lines, edited in place. */
export const isCompact = (kind: SectionKind): boolean => ['skills', 'languages', 'interests'].includes(kind);
