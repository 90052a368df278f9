import { entriesOf, type ResumeDocument, type ResumeSection } from './resume-document';

/** The document without hidden parts and empty sections, for pages and files. */
export function visibleDocument(document: ResumeDocument): ResumeDocument {
  const sections = document.sections.flatMap((section): ResumeSection[] => {
    if (section.isHidden) return [];
    if (section.kind === 'summary') return document.summary.trim() === '' ? [] : [section];
    const entries = section.entries.filter(({ isHidden }) => !isHidden);
    return entries.length === 0 ? [] : [{ ...section, entries } as ResumeSection];
  });
  const hasSummary = sections.some(({ kind }) => kind === 'summary');
  return { ...document, summary: hasSummary ? document.summary : '', sections };
}

/** How many entries and sections a file leaves out. */
export const hiddenCount = ({ sections }: ResumeDocument): number =>
  sections.reduce(
    (count, section) => count + (section.isHidden ? 1 : entriesOf(section).filter(({ isHidden }) => isHidden).length),
    0,
  );
