import { sectionHeading } from '@keepmark/resume-document/headings';
import { type ResumeDocument, entriesOf } from '@keepmark/resume-document';
import { entryName } from '@keepmark/resume-document/entry-name';

/** Names a place in a résumé: its section and entry, or "Contact data" for the top. */
export function placeLabel(document: ResumeDocument, sectionId: string, entryId = ''): string {
  const section = document.sections.find(({ id }) => id === sectionId);
  if (!section) return 'Contact data';
  const heading = sectionHeading(section, document.design.language);
  const entry = entriesOf(section).find(({ id }) => id === entryId);
  return entry ? `${heading}: ${entryName(section.kind, entry)}` : heading;
}
