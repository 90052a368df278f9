import type { Entry } from './entries-of';
import type { SectionKind } from './resume-document';

/** What one entry of a section is called: "Add job". */
export const entryNouns: Record<SectionKind, string> = {
  summary: 'summary',
  experience: 'job',
  education: 'degree',
  skills: 'skill',
  projects: 'project',
  certifications: 'certification',
  languages: 'language',
  volunteering: 'volunteer role',
  awards: 'award',
  publications: 'publication',
  interests: 'interest',
  references: 'reference',
  custom: 'entry',
};

/** What an entry is called in lists and announcements. One without a name is new. */
export function entryLabel(kind: SectionKind, entry: Entry): { readonly title: string; readonly detail: string } {
  const [title, detail] = labelParts(entry);
  return { title: title || detail || `New ${entryNouns[kind]}`, detail: title ? detail : '' };
}

function labelParts(entry: Entry): [string, string] {
  if ('companyName' in entry) return [entry.title, entry.companyName];
  if ('institutionName' in entry) {
    return [[entry.degree, entry.major].filter(Boolean).join(', '), entry.institutionName];
  }
  if ('skillName' in entry) return [entry.skillName, entry.keywords.join(', ') || entry.level];
  return [entry.title, [entry.organization, entry.detail].filter(Boolean).join(', ')];
}

/** What is written as an entry's name: "Nurse, Mercy Hospital". Empty when nothing is. */
export const writtenName = (entry: Entry): string => labelParts(entry).filter(Boolean).join(', ');

/** What people call an entry: "Nurse, Mercy Hospital", or "New job". */
export const entryName = (kind: SectionKind, entry: Entry): string => writtenName(entry) || `New ${entryNouns[kind]}`;
