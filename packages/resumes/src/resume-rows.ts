import type { Database, RowOf, TableDefinition } from '@keepmark/local-store';
import {
  type FurtherKind,
  type JsonObject,
  type ResumeDocument,
  type ResumeSection,
  sectionKinds,
} from '@keepmark/resume-document';
import {
  educationTable,
  experienceTable,
  furtherEntryTable,
  type Resume,
  skillTable,
  type StoredSection,
} from '@keepmark/resume-document/tables';

/** The columns that all kinds of entries share. */
export interface StoredEntry {
  readonly internalId: string;
  readonly resumeId: string;
  readonly resumeSectionName: string;
  readonly displayOrder: number;
  readonly isHidden: boolean;
  readonly originId: string;
  readonly extras: JsonObject;
}

/** The tables of entries. Deleting a résumé deletes its rows in each. */
export const entryTables = {
  experience: experienceTable,
  education: educationTable,
  skills: skillTable,
  further: furtherEntryTable,
} satisfies Record<string, TableDefinition<StoredEntry>>;

type EntryTables = typeof entryTables;
export type EntryKind = keyof EntryTables;
export const entryKinds = Object.keys(entryTables) as readonly EntryKind[];

/** The entries of one résumé, as rows. */
export type EntryRows = { readonly [Kind in EntryKind]: readonly RowOf<EntryTables[Kind]>[] };

type FurtherRow = EntryRows['further'][number];

/** The part of a résumé's row that comes from its document. */
export type ResumeValues = Omit<
  Resume,
  'internalId' | 'isDefault' | 'defaultSince' | 'originId' | 'jobId' | 'dateAdded' | 'dateUpdated'
>;

export const entryTable = (database: Database, kind: EntryKind) => database.table<StoredEntry>(entryTables[kind]);

/** The rows of a document: one for the résumé itself and one for each entry, numbered within their section from 1. */
export function rowsOfDocument(resumeId: string, document: ResumeDocument): { resume: ResumeValues } & EntryRows {
  const { sections, ...values } = document;
  const rows: { -readonly [Kind in EntryKind]: RowOf<EntryTables[Kind]>[] } = {
    experience: [],
    education: [],
    skills: [],
    further: [],
  };
  for (const section of sections) {
    if (section.kind === 'summary') continue;
    const place = (id: string, index: number, resumeSectionName: string) => ({
      internalId: id,
      resumeId,
      displayOrder: index + 1,
      resumeSectionName,
    });
    if (section.kind === 'experience')
      section.entries.forEach(({ id, ...entry }, at) =>
        rows.experience.push({ ...entry, ...place(id, at, 'Experience'), originId: entry.originId || id }),
      );
    else if (section.kind === 'education')
      section.entries.forEach(({ id, ...entry }, at) =>
        rows.education.push({ ...entry, ...place(id, at, 'Education'), originId: entry.originId || id }),
      );
    else if (section.kind === 'skills')
      section.entries.forEach(({ id, ...entry }, at) =>
        rows.skills.push({ ...entry, ...place(id, at, 'Skills'), originId: entry.originId || id }),
      );
    else {
      const { kind } = section;
      section.entries.forEach(({ id, ...entry }, at) =>
        rows.further.push({ ...entry, ...place(id, at, section.id), kind, originId: entry.originId || id }),
      );
    }
  }
  const stored = sections.map(({ id, heading, isHidden }): StoredSection => ({ id, heading, isHidden }));
  return { resume: { ...values, sections: stored }, ...rows };
}

/** Builds the document from a résumé's rows. If another tab deleted the section of entries, it comes back. */
export function documentOfRows(resume: Resume, rows: EntryRows): ResumeDocument {
  const { internalId: _, isDefault: _d, defaultSince: _s, originId: _o, jobId: _j, dateAdded: _a, ...rest } = resume;
  const { dateUpdated: _u, sections: stored, ...values } = rest;
  const further = new Map<string, FurtherRow[]>();
  for (const entry of rows.further) {
    further.set(entry.resumeSectionName, [...(further.get(entry.resumeSectionName) ?? []), entry]);
  }
  const listed = new Set(stored.map(({ id }) => id));
  const unlisted = [
    ...(['experience', 'education', 'skills'] as const).filter((kind) => rows[kind].length > 0),
    ...further.keys(),
  ].filter((id) => !listed.has(id));
  const sections = [...stored, ...unlisted.map((id) => ({ id, heading: '', isHidden: false }))];
  return { ...values, sections: sections.map((section) => sectionOf(section, rows, further)) };
}

function sectionOf(
  { id, heading, isHidden }: StoredSection,
  rows: EntryRows,
  further: ReadonlyMap<string, readonly FurtherRow[]>,
): ResumeSection {
  const base = { id, heading, isHidden };
  if (id === 'summary') return { ...base, kind: id };
  if (id === 'experience') return { ...base, kind: id, entries: rows.experience.map(entryOf) };
  if (id === 'education') return { ...base, kind: id, entries: rows.education.map(entryOf) };
  if (id === 'skills') return { ...base, kind: id, entries: rows.skills.map(entryOf) };
  const entries = (further.get(id) ?? []).map((row) => {
    const { kind: _, ...entry } = row;
    return entryOf(entry);
  });
  return { ...base, kind: furtherKindOf(id), entries };
}

const furtherKindOf = (sectionId: string): FurtherKind =>
  (sectionKinds as readonly string[]).includes(sectionId) ? (sectionId as FurtherKind) : 'custom';

function entryOf<Row extends StoredEntry>(row: Row) {
  const { internalId: id, resumeId: _r, displayOrder: _d, resumeSectionName: _n, ...entry } = row;
  return { ...entry, id };
}

const byOrder = (left: StoredEntry, right: StoredEntry): number =>
  left.displayOrder - right.displayOrder || (left.internalId < right.internalId ? -1 : 1);

/** Entries in the order shown. */
export const ordered = <Row extends StoredEntry>(rows: readonly Row[]): Row[] => rows.toSorted(byOrder);

/** The entries of a résumé, in the order shown. */
export function readEntryRows(database: Database, resumeId: string): EntryRows {
  const where = { resumeId };
  return {
    experience: ordered(database.table(experienceTable).query({ where })),
    education: ordered(database.table(educationTable).query({ where })),
    skills: ordered(database.table(skillTable).query({ where })),
    further: ordered(database.table(furtherEntryTable).query({ where })),
  };
}
