import type { Entry, SectionKind } from './resume-document';

/** The noun for one entry of a section, as in "Add job". */
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

/** The name of an entry in lists and announcements. Without a name it's called new. */
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

/** The name from the fields of an entry: "Nurse, Mercy Hospital". Empty if they are. */
export const writtenName = (entry: Entry): string => labelParts(entry).filter(Boolean).join(', ');

/** The name to show for an entry: "Nurse, Mercy Hospital", or "New job". */
export const entryName = (kind: SectionKind, entry: Entry): string => writtenName(entry) || `New ${entryNouns[kind]}`;
