import { sectionHeading } from './layout/headings';
import type { ResumeDocument, ResumeSection } from './resume-document';
import { entryLabel } from './resume-editor/edit-document';

type Listed = Exclude<ResumeSection, { kind: 'summary' }>;

/** What people call an entry: "Nurse, Mercy Hospital". */
export function entryName(kind: Listed['kind'], entry: Listed['entries'][number]): string {
  const { title, detail } = entryLabel(kind, entry);
  return detail === '' ? title : `${title}, ${detail}`;
}

/** A place of a résumé in words: its section and entry, or "Contact data" for the head. */
export function placeLabel(document: ResumeDocument, sectionId: string, entryId = ''): string {
  const section = document.sections.find(({ id }) => id === sectionId);
  if (!section) return 'Contact data';
  const heading = sectionHeading(section, document.design.language);
  if (entryId === '' || section.kind === 'summary') return heading;
  const entries: readonly Listed['entries'][number][] = section.entries;
  const entry = entries.find(({ id }) => id === entryId);
  return entry ? `${heading}: ${entryName(section.kind, entry)}` : heading;
}
