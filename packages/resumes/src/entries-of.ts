import type { EducationEntry, ExperienceEntry, FurtherEntry, ResumeSection, SkillEntry } from './resume-document';

export type Entry = ExperienceEntry | EducationEntry | SkillEntry | FurtherEntry;

/** The entries of a section; a summary has none. */
export const entriesOf = (section: ResumeSection): readonly Entry[] =>
  section.kind === 'summary' ? [] : section.entries;
