import type { ResumeDesign } from './resume-design';

/**
 * A whole résumé as one plain value, for drawing, exporting, comparing, and sending. It's JSON of about 10 kB. The
 * tables store it as rows (`resume-tables.ts`).
 *
 * Dates are `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `present` (end dates only), empty, or any other text, which is shown
 * unchanged. Texts marked *rich* are a small Markdown (`rich-text.ts`).
 */
export interface ResumeDocument {
  /** Its name within Keepmark. In exports it is only used for file names. */
  readonly title: string;
  readonly name: string;
  /** The line under the name, such as "Registered nurse". */
  readonly headline: string;
  readonly phone: string;
  readonly email: string;
  readonly location: string;
  readonly links: readonly ResumeLink[];
  /** Rich. */
  readonly summary: string;
  /** The id of a picture in the photo store, or empty. */
  readonly photoId: string;
  /** In the order shown. Each kind appears at most once, except `custom`. */
  readonly sections: readonly ResumeSection[];
  readonly design: ResumeDesign;
  /** Fields of an imported file that we don't have, unchanged. */
  readonly extras: JsonObject;
}

export interface ResumeLink {
  /** The text shown; empty to show the address. */
  readonly label: string;
  readonly url: string;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** Section kinds in their usual order. `summary` has no entries; its text is the document's. */
export const sectionKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'volunteering',
  'awards',
  'publications',
  'interests',
  'references',
  'custom',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Kinds whose entries are rows of `resume_entries`. */
export type FurtherKind = Exclude<SectionKind, 'summary' | 'experience' | 'education' | 'skills'>;

export type ResumeSection =
  | (SectionBase & { readonly kind: 'summary' })
  | (SectionBase & { readonly kind: 'experience'; readonly entries: readonly ExperienceEntry[] })
  | (SectionBase & { readonly kind: 'education'; readonly entries: readonly EducationEntry[] })
  | (SectionBase & { readonly kind: 'skills'; readonly entries: readonly SkillEntry[] })
  | (SectionBase & { readonly kind: FurtherKind; readonly entries: readonly FurtherEntry[] });

interface SectionBase {
  /** The kind, or for a custom section `custom:` and an id. Unique within the document. */
  readonly id: string;
  /** A custom heading; empty for the default heading in the document's language. */
  readonly heading: string;
  readonly isHidden: boolean;
}

interface EntryBase {
  readonly id: string;
  /** The original of this entry, directly or through other copies; its own id if it isn't a copy. */
  readonly originId: string;
  /** Kept, but left out of pages and files. */
  readonly isHidden: boolean;
  /** As on the document. */
  readonly extras: JsonObject;
}

export interface ExperienceEntry extends EntryBase {
  readonly companyName: string;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly url: string;
  /** Rich: paragraphs and bullets. */
  readonly notes: string;
}

export interface EducationEntry extends EntryBase {
  readonly institutionName: string;
  readonly degree: string;
  readonly major: string;
  readonly gpa: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly city: string;
  readonly state: string;
  readonly url: string;
  /** Rich. */
  readonly notes: string;
}

/** One skill, or a group: "Programming" with the keywords Python and R. */
export interface SkillEntry extends EntryBase {
  readonly skillName: string;
  readonly level: string;
  readonly keywords: readonly string[];
}

/** An entry of every other section. A kind uses the fields that make sense for it. */
export interface FurtherEntry extends EntryBase {
  /** The project, certificate, language, role, award, work or person. */
  readonly title: string;
  /** The client, issuer, organization, awarder or publisher. */
  readonly organization: string;
  /** The level of a language, the id of a certificate, the role in a project. */
  readonly detail: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly location: string;
  readonly url: string;
  readonly keywords: readonly string[];
  /** Rich. */
  readonly notes: string;
}

/** A cover letter as one plain value. Empty parts are left out of pages and files. */
export interface LetterDocument {
  /** Its name within Keepmark. */
  readonly title: string;
  readonly sender: Pick<ResumeDocument, 'name' | 'headline' | 'phone' | 'email' | 'location' | 'links' | 'photoId'>;
  readonly recipientName: string;
  readonly recipientTitle: string;
  readonly companyName: string;
  /** Lines. */
  readonly address: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  readonly subject: string;
  /** "Dear Ms. Doe,". */
  readonly salutation: string;
  /** Rich. */
  readonly body: string;
  readonly closing: string;
  readonly design: ResumeDesign;
}

export type Entry = ExperienceEntry | EducationEntry | SkillEntry | FurtherEntry;

/** The entries of a section; a summary has none. */
export const entriesOf = (section: ResumeSection): readonly Entry[] =>
  section.kind === 'summary' ? [] : section.entries;
