import type { ResumeSection } from '../resume-document';

/** The entries of a section; a summary has none. */
export const entriesOf = (section: ResumeSection) => (section.kind === 'summary' ? [] : section.entries);
