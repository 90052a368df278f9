import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import type { AnyEntry, FieldValue } from './change';

/** A compared field and its label. */
export interface ComparedField {
  readonly field: string;
  readonly label: string;
  /** Compared line by line. */
  readonly isLong?: boolean;
}

const notes = { field: 'notes', label: 'Description', isLong: true };
const dates = [
  { field: 'startDate', label: 'Start date' },
  { field: 'endDate', label: 'End date' },
];
const shown = { field: 'isHidden', label: 'Visibility' };
const link = { field: 'url', label: 'Link' };
const keywords = { field: 'keywords', label: 'Keywords' };
const cityAndState = [
  { field: 'city', label: 'City' },
  { field: 'state', label: 'State' },
];

export const headFields: readonly ComparedField[] = [
  { field: 'name', label: 'Name' },
  { field: 'headline', label: 'Headline' },
  { field: 'phone', label: 'Phone' },
  { field: 'email', label: 'Email' },
  { field: 'location', label: 'Location' },
  { field: 'links', label: 'Links' },
  { field: 'summary', label: 'Summary', isLong: true },
];

export const sectionFields: readonly ComparedField[] = [{ field: 'heading', label: 'Heading' }, shown];

/** The fields of a kind of section's entries, in the order of the editor. */
export function entryFields(kind: Exclude<ResumeSection['kind'], 'summary'>): readonly ComparedField[] {
  if (kind === 'experience') return experienceFields;
  if (kind === 'education') return educationFields;
  return kind === 'skills' ? skillFields : furtherFields;
}

const experienceFields: readonly ComparedField[] = [
  { field: 'title', label: 'Job title' },
  { field: 'companyName', label: 'Company' },
  ...dates,
  ...cityAndState,
  { field: 'country', label: 'Country' },
  link,
  notes,
  shown,
];
const educationFields: readonly ComparedField[] = [
  { field: 'degree', label: 'Degree' },
  { field: 'major', label: 'Major' },
  { field: 'institutionName', label: 'School' },
  { field: 'gpa', label: 'GPA' },
  ...dates,
  ...cityAndState,
  link,
  notes,
  shown,
];
const skillFields: readonly ComparedField[] = [
  { field: 'skillName', label: 'Skill' },
  { field: 'level', label: 'Level' },
  keywords,
  shown,
];
const furtherFields: readonly ComparedField[] = [
  { field: 'title', label: 'Title' },
  { field: 'organization', label: 'Organization' },
  { field: 'detail', label: 'Detail' },
  ...dates,
  { field: 'location', label: 'Location' },
  link,
  keywords,
  notes,
  shown,
];

export const fieldOf = (holder: ResumeDocument | ResumeSection | AnyEntry, field: string): FieldValue =>
  (holder as unknown as Record<string, FieldValue>)[field] ?? '';

/** A value as text. */
export function valueText(value: FieldValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Hidden' : 'Shown';
  return value
    .map((item) => (typeof item === 'string' ? item : [item.label, item.url].filter(Boolean).join(': ')))
    .join(', ');
}

export const isSameValue = (left: FieldValue, right: FieldValue): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/** An entry as lines of text, for an entry that only one side has. */
export function entryText(kind: Exclude<ResumeSection['kind'], 'summary'>, entry: AnyEntry): string {
  return entryFields(kind)
    .filter(({ field }) => field !== 'isHidden')
    .map(({ field }) => valueText(fieldOf(entry, field)))
    .filter((text) => text.trim() !== '')
    .join('\n');
}
