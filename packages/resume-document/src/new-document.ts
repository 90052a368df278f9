import { defaultDesign, type ResumeDesign } from './resume-design';
import type {
  EducationEntry,
  ExperienceEntry,
  FurtherEntry,
  FurtherKind,
  LetterDocument,
  ResumeDocument,
  ResumeSection,
  SkillEntry,
} from './resume-document';

/** A new random id for an entry or a custom section. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An empty résumé with the default sections. @param values fields to fill in */
export const blankDocument = (values: Partial<ResumeDocument> = {}): ResumeDocument => ({
  title: 'Resume1',
  name: '',
  headline: '',
  phone: '',
  email: '',
  location: '',
  links: [],
  summary: '',
  photoId: '',
  sections: [
    { id: 'summary', kind: 'summary', heading: '', isHidden: false },
    { id: 'experience', kind: 'experience', heading: '', isHidden: false, entries: [] },
    { id: 'education', kind: 'education', heading: '', isHidden: false, entries: [] },
    { id: 'skills', kind: 'skills', heading: '', isHidden: false, entries: [] },
  ],
  design: defaultDesign,
  extras: {},
  ...values,
});

/** An empty letter, with these values. */
export const blankLetter = (values: Partial<LetterDocument> = {}): LetterDocument => ({
  title: 'Letter1',
  sender: { name: '', headline: '', phone: '', email: '', location: '', links: [], photoId: '' },
  recipientName: '',
  recipientTitle: '',
  companyName: '',
  address: '',
  date: '',
  subject: '',
  salutation: '',
  body: '',
  closing: '',
  design: defaultDesign,
  ...values,
});

const entryBase = () => {
  const id = newId();
  return { id, originId: id, isHidden: false, extras: {} };
};

export const newExperience = (values: Partial<ExperienceEntry> = {}): ExperienceEntry => ({
  ...entryBase(),
  companyName: '',
  title: '',
  startDate: '',
  endDate: '',
  city: '',
  state: '',
  country: '',
  url: '',
  notes: '',
  ...values,
});

export const newEducation = (values: Partial<EducationEntry> = {}): EducationEntry => ({
  ...entryBase(),
  institutionName: '',
  degree: '',
  major: '',
  gpa: '',
  startDate: '',
  endDate: '',
  city: '',
  state: '',
  url: '',
  notes: '',
  ...values,
});

export const newSkill = (values: Partial<SkillEntry> = {}): SkillEntry => ({
  ...entryBase(),
  skillName: '',
  level: '',
  keywords: [],
  ...values,
});

export const newFurtherEntry = (values: Partial<FurtherEntry> = {}): FurtherEntry => ({
  ...entryBase(),
  title: '',
  organization: '',
  detail: '',
  startDate: '',
  endDate: '',
  location: '',
  url: '',
  keywords: [],
  notes: '',
  ...values,
});

/** An empty section. Custom ones get their own id. */
export const newSection = (kind: FurtherKind, heading = ''): ResumeSection & { readonly kind: FurtherKind } => ({
  id: kind === 'custom' ? `custom:${newId()}` : kind,
  kind,
  heading,
  isHidden: false,
  entries: [],
});

/** Moves one item of a list, which shifts those in between. Clamps positions outside the list. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = [...list];
  if (from < 0 || from >= list.length) return moved;
  const [item] = moved.splice(from, 1) as [Item];
  moved.splice(Math.max(0, Math.min(to, moved.length)), 0, item);
  return moved;
}

/** A copy with a new id for each entry and custom section. Entries keep their `originId`. */
export function withNewIds(document: ResumeDocument): ResumeDocument {
  const ids = new Map<string, string>();
  const renewed = <Entry extends { readonly id: string; readonly originId: string }>(entry: Entry): Entry => {
    const id = newId();
    ids.set(entry.id, id);
    return { ...entry, id, originId: entry.originId || entry.id };
  };
  const sections = document.sections.map((section): ResumeSection => {
    const id = section.kind === 'custom' ? `custom:${newId()}` : section.id;
    ids.set(section.id, id);
    if (section.kind === 'summary') return { ...section, id };
    if (section.kind === 'experience') return { ...section, id, entries: section.entries.map(renewed) };
    if (section.kind === 'education') return { ...section, id, entries: section.entries.map(renewed) };
    if (section.kind === 'skills') return { ...section, id, entries: section.entries.map(renewed) };
    return { ...section, id, entries: section.entries.map(renewed) };
  });
  const pageBreaksBefore = document.design.pageBreaksBefore.map((id) => ids.get(id) ?? id);
  const design: ResumeDesign = { ...document.design, pageBreaksBefore };
  return { ...document, sections, design };
}
