import type { Entry, SectionKind } from './resume-document';

/** A part of an entry as people see it: its dates are one part, and so is its place, though fields keep them apart. */
export type EntrySlot =
  | 'title'
  | 'organization'
  | 'degree'
  | 'major'
  | 'gpa'
  | 'level'
  | 'detail'
  | 'dates'
  | 'place'
  | 'keywords'
  | 'url'
  | 'notes';

/** The name of each slot and the fields that it's kept in, in the order shown. */
type Slots = Partial<Record<EntrySlot, { readonly label: string; readonly fields: readonly string[] }>>;

const dates = { label: 'Dates', fields: ['startDate', 'endDate'] } as const;
const url = { label: 'Link', fields: ['url'] } as const;
const notes = { label: 'Notes', fields: ['notes'] } as const;

const ofExperience: Slots = {
  title: { label: 'Title', fields: ['title'] },
  organization: { label: 'Company', fields: ['companyName'] },
  dates,
  place: { label: 'Location', fields: ['city', 'state', 'country'] },
  url,
  notes,
};
const ofEducation: Slots = {
  organization: { label: 'School', fields: ['institutionName'] },
  degree: { label: 'Degree', fields: ['degree'] },
  major: { label: 'Major', fields: ['major'] },
  gpa: { label: 'GPA', fields: ['gpa'] },
  dates,
  place: { label: 'Location', fields: ['city', 'state'] },
  url,
  notes,
};
const ofSkills: Slots = {
  title: { label: 'Skill', fields: ['skillName'] },
  level: { label: 'Level', fields: ['level'] },
  keywords: { label: 'Keywords', fields: ['keywords'] },
};
const ofFurther: Slots = {
  title: { label: 'Title', fields: ['title'] },
  organization: { label: 'Organization', fields: ['organization'] },
  detail: { label: 'Detail', fields: ['detail'] },
  dates,
  place: { label: 'Location', fields: ['location'] },
  keywords: { label: 'Keywords', fields: ['keywords'] },
  url,
  notes,
};

const slotsByKind = (kind: SectionKind): Slots => {
  if (kind === 'experience') return ofExperience;
  if (kind === 'education') return ofEducation;
  if (kind === 'skills') return ofSkills;
  return kind === 'summary' ? {} : ofFurther;
};

/** The slots of an entry in a section of this kind, in the order shown. */
export const slotsOf = (kind: SectionKind): readonly EntrySlot[] => Object.keys(slotsByKind(kind)) as EntrySlot[];

/** What a slot is called: "Company" in a job, "School" in a degree. */
export const slotLabel = (kind: SectionKind, slot: EntrySlot): string => slotsByKind(kind)[slot]?.label ?? slot;

/** The fields that a slot is kept in; none where the kind lacks the slot. */
export const slotFields = (kind: SectionKind, slot: EntrySlot): readonly string[] =>
  slotsByKind(kind)[slot]?.fields ?? [];

/** What the fields of a slot say, as one text. Notes are rich. */
export function slotText(kind: SectionKind, entry: Entry, slot: EntrySlot): string {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(entry));
  const texts = slotFields(kind, slot)
    .map((field) => values.get(field))
    .flatMap((value) => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []));
  return texts.filter((text) => text !== '').join(slot === 'dates' ? ' – ' : ', ');
}
