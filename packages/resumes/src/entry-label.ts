import { sectionHeading } from './layout/headings';
import type { ResumeDocument, ResumeSection } from './resume-document';

type Entry = Exclude<ResumeSection, { kind: 'summary' }>['entries'][number];

/** What people call an entry: "Nurse, Mercy Hospital". Empty when it has no name yet. */
export function entryName(entry: Entry): string {
  const parts =
    'companyName' in entry
      ? [entry.title, entry.companyName]
      : 'institutionName' in entry
        ? [[entry.degree, entry.major].filter(Boolean).join(', '), entry.institutionName]
        : 'skillName' in entry
          ? [entry.skillName || entry.keywords.join(', ')]
          : [entry.title, entry.organization];
  return parts.filter((part) => part.trim() !== '').join(', ');
}

/** A place of a résumé in words: its section and entry, or "Contact data" for the head. */
export function entryLabel(document: ResumeDocument, sectionId: string, entryId = ''): string {
  const section = document.sections.find(({ id }) => id === sectionId);
  if (!section) return 'Contact data';
  const heading = sectionHeading(section, document.design.language);
  if (entryId === '' || section.kind === 'summary') return heading;
  const entries: readonly Entry[] = section.entries;
  const entry = entries.find(({ id }) => id === entryId);
  const name = entry && entryName(entry);
  return name ? `${heading}: ${name}` : heading;
}
