import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { defaultDesign, type ResumeDesign } from './resume-design';
import {
  type FurtherKind,
  type JsonObject,
  type LetterDocument,
  type ResumeLink,
  sectionKinds,
} from './resume-document';

/** A section in the résumé's row: its position, heading, and whether it's hidden. Its entries are rows. */
export interface StoredSection {
  readonly id: string;
  readonly heading: string;
  readonly isHidden: boolean;
}

const entryFields = {
  resumeId: field.text(),
  displayOrder: field.number(1),
  isHidden: field.boolean(false),
  originId: field.text(),
  extras: field.json<JsonObject>({}),
};

/** Résumés (specification, section 3), with their design and the order of their sections. Moments are ISO 8601. */
export const resumeTable = defineTable('resumes', {
  fields: {
    title: field.text('Resume1'),
    name: field.text(),
    headline: field.text(),
    phone: field.text(),
    email: field.text(),
    location: field.text(),
    links: field.list<ResumeLink>(),
    summary: field.text(),
    photoId: field.text(),
    isDefault: field.boolean(true),
    /** When it became the default. If two tabs each set one, the newer one wins. */
    defaultSince: field.text(),
    sections: field.list<StoredSection>(),
    design: field.json<ResumeDesign>(defaultDesign),
    /** The résumé that this one was copied from; its own id if it isn't a copy. */
    originId: field.text(),
    /** The job that this version was made for, or empty. */
    jobId: field.text(),
    dateAdded: field.text(),
    dateUpdated: field.text(),
    extras: field.json<JsonObject>({}),
  },
  indexes: ['dateUpdated'],
});
export type Resume = RowOf<typeof resumeTable>;

export const experienceTable = defineTable('resume_experience', {
  fields: {
    ...entryFields,
    resumeSectionName: field.text('Experience'),
    companyName: field.text(),
    title: field.text(),
    startDate: field.text(),
    endDate: field.text(),
    city: field.text(),
    state: field.text(),
    country: field.text(),
    notes: field.text(),
    url: field.text(),
  },
  indexes: ['resumeId'],
});

export const educationTable = defineTable('resume_education', {
  fields: {
    ...entryFields,
    resumeSectionName: field.text('Education'),
    institutionName: field.text(),
    city: field.text(),
    state: field.text(),
    startDate: field.text(),
    endDate: field.text(),
    degree: field.text(),
    major: field.text(),
    gpa: field.text(),
    url: field.text(),
    notes: field.text(),
  },
  indexes: ['resumeId'],
});

export const skillTable = defineTable('resume_skills', {
  fields: {
    ...entryFields,
    resumeSectionName: field.text('Skills'),
    skillName: field.text(),
    level: field.text(),
    keywords: field.list(),
  },
  indexes: ['resumeId'],
});

const furtherKinds = sectionKinds.filter(
  (kind): kind is FurtherKind => !['summary', 'experience', 'education', 'skills'].includes(kind),
);

/** Entries of all other sections. `resumeSectionName` is the section's id: its kind, or `custom:` and an id. */
export const furtherEntryTable = defineTable('resume_entries', {
  fields: {
    ...entryFields,
    resumeSectionName: field.text(),
    kind: field.oneOf(furtherKinds, 'custom'),
    title: field.text(),
    organization: field.text(),
    detail: field.text(),
    startDate: field.text(),
    endDate: field.text(),
    location: field.text(),
    url: field.text(),
    keywords: field.list(),
    notes: field.text(),
  },
  indexes: ['resumeId'],
});

export type LetterSender = LetterDocument['sender'];

const noSender: LetterSender = { name: '', headline: '', phone: '', email: '', location: '', links: [], photoId: '' };

/**
 * Cover letters. `resumeId` is the résumé whose name and contact data head the letter. `sender` heads it when there is
 * no résumé, or when the résumé was deleted.
 */
export const letterTable = defineTable('cover_letters', {
  fields: {
    title: field.text(),
    jobId: field.text(),
    resumeId: field.text(),
    sender: field.json<LetterSender>(noSender),
    recipientName: field.text(),
    recipientTitle: field.text(),
    companyName: field.text(),
    address: field.text(),
    date: field.text(),
    subject: field.text(),
    salutation: field.text(),
    body: field.text(),
    closing: field.text(),
    design: field.json<ResumeDesign>(defaultDesign),
    dateAdded: field.text(),
    dateUpdated: field.text(),
  },
  indexes: ['jobId', 'dateUpdated'],
});
export type Letter = RowOf<typeof letterTable>;

/** One application's documents as they were sent. `contentHash` finds the content, stored once however often it was sent. */
export const sentDocumentTable = defineTable('sent_documents', {
  fields: {
    jobId: field.text(),
    resumeId: field.text(),
    letterId: field.text(),
    /** The titles at that time, since the originals may be deleted. */
    resumeTitle: field.text(),
    letterTitle: field.text(),
    jobTitle: field.text(),
    companyName: field.text(),
    dateSent: field.text(),
    contentHash: field.text(),
  },
  indexes: ['jobId', 'contentHash'],
});
export type SentDocument = RowOf<typeof sentDocumentTable>;

/** What was sent: `{ resume?: ResumeDocument, letter?: LetterDocument }` as JSON text, by its SHA-256 in hex. */
export const sentContentTable = defineTable('sent_contents', {
  fields: { contentHash: field.text(), content: field.text() },
  indexes: ['contentHash'],
});
