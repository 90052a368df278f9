import {
  entriesOf,
  type Entry,
  type EducationEntry,
  type ExperienceEntry,
  type FurtherEntry,
  type ResumeDocument,
  type ResumeSection,
  type SectionKind,
  sectionKinds,
  type SkillEntry,
} from '@keepmark/resume-document';
import {
  moveItem,
  newEducation,
  newExperience,
  newFurtherEntry,
  newId,
  newSection,
  newSkill,
} from '@keepmark/resume-document/new-document';
import type { ResumeDesign } from '@keepmark/resume-document';

// Each change is a function from document to document. If nothing changes, it returns the same document, so that the
// history has no empty steps.

type EntryValues = Omit<ExperienceEntry & EducationEntry & SkillEntry & FurtherEntry, 'id' | 'originId' | 'extras'>;
/** Changed fields of an entry of any kind. */
export type EntryChanges = { readonly [Key in keyof EntryValues]?: EntryValues[Key] };

/** Replaces the entries of a section with others of the same kind. */
const withEntries = (section: ResumeSection, entries: readonly Entry[]): ResumeSection =>
  section.kind === 'summary' ? section : ({ ...section, entries } as ResumeSection);

function changeSection(
  document: ResumeDocument,
  sectionId: string,
  change: (section: ResumeSection) => ResumeSection,
): ResumeDocument {
  const sections = document.sections.map((section) => (section.id === sectionId ? change(section) : section));
  return sections.every((section, at) => section === document.sections[at]) ? document : { ...document, sections };
}

const changeEntries = (
  document: ResumeDocument,
  sectionId: string,
  change: (entries: readonly Entry[]) => readonly Entry[],
): ResumeDocument =>
  changeSection(document, sectionId, (section) => {
    const entries = entriesOf(section);
    const changed = change(entries);
    return changed === entries ? section : withEntries(section, changed);
  });

export const changeDesign = (document: ResumeDocument, changes: Partial<ResumeDesign>): ResumeDocument => ({
  ...document,
  design: { ...document.design, ...changes },
});

/** Adds or removes a page break before a section or entry. */
export function toggleBreak({ pageBreaksBefore }: ResumeDesign, id: string): Partial<ResumeDesign> {
  const others = pageBreaksBefore.filter((other) => other !== id);
  return { pageBreaksBefore: others.length < pageBreaksBefore.length ? others : [...others, id] };
}

const withoutBreaks = (document: ResumeDocument, ids: readonly string[]): ResumeDocument =>
  document.design.pageBreaksBefore.some((id) => ids.includes(id))
    ? changeDesign(document, { pageBreaksBefore: document.design.pageBreaksBefore.filter((id) => !ids.includes(id)) })
    : document;

/** Adds a section of the kind at the end, with one empty entry. @returns the document and the new section's id */
export function addSection(document: ResumeDocument, kind: SectionKind): { document: ResumeDocument; id: string } {
  const section = emptySection(kind);
  return { document: { ...document, sections: [...document.sections, section] }, id: section.id };
}

function emptySection(kind: SectionKind): ResumeSection {
  const base = { heading: '', isHidden: false };
  if (kind === 'summary') return { ...base, id: kind, kind };
  if (kind === 'experience') return { ...base, id: kind, kind, entries: [newExperience()] };
  if (kind === 'education') return { ...base, id: kind, kind, entries: [newEducation()] };
  if (kind === 'skills') return { ...base, id: kind, kind, entries: [newSkill()] };
  return { ...newSection(kind), entries: [newFurtherEntry()] };
}

/** The kinds that can still be added: each one once, `custom` any number of times. */
export const addableKinds = (document: ResumeDocument): readonly SectionKind[] =>
  sectionKinds.filter((kind) => kind === 'custom' || document.sections.every((section) => section.kind !== kind));

export const deleteSection = (document: ResumeDocument, sectionId: string): ResumeDocument => {
  const section = document.sections.find(({ id }) => id === sectionId);
  if (!section) return document;
  const sections = document.sections.filter((other) => other !== section);
  const ids = [sectionId, ...entriesOf(section).map(({ id }) => id)];
  return withoutBreaks({ ...document, sections, ...(section.kind === 'summary' && { summary: '' }) }, ids);
};

export const moveSection = (document: ResumeDocument, from: number, to: number): ResumeDocument =>
  from === to ? document : { ...document, sections: moveItem(document.sections, from, to) };

export const renameSection = (document: ResumeDocument, sectionId: string, heading: string): ResumeDocument =>
  changeSection(document, sectionId, (section) => (section.heading === heading ? section : { ...section, heading }));

export const toggleSection = (document: ResumeDocument, sectionId: string): ResumeDocument =>
  changeSection(document, sectionId, (section) => ({ ...section, isHidden: !section.isHidden }));

/** An empty entry for a section of this kind. */
export function newEntry(kind: SectionKind): Entry {
  if (kind === 'experience') return newExperience();
  if (kind === 'education') return newEducation();
  if (kind === 'skills') return newSkill();
  return newFurtherEntry();
}

/** Adds an entry at the end. */
export const addEntry = (document: ResumeDocument, sectionId: string, entry: Entry): ResumeDocument =>
  changeEntries(document, sectionId, (entries) => [...entries, entry]);

export const changeEntry = (
  document: ResumeDocument,
  sectionId: string,
  entryId: string,
  changes: EntryChanges,
): ResumeDocument =>
  changeEntries(document, sectionId, (entries) =>
    entries.map((entry) => (entry.id === entryId ? { ...entry, ...changes } : entry)),
  );

export const deleteEntry = (document: ResumeDocument, sectionId: string, entryId: string): ResumeDocument =>
  withoutBreaks(
    changeEntries(document, sectionId, (entries) => entries.filter(({ id }) => id !== entryId)),
    [entryId],
  );

export const moveEntry = (document: ResumeDocument, sectionId: string, from: number, to: number): ResumeDocument =>
  changeEntries(document, sectionId, (entries) => (from === to ? entries : moveItem(entries, from, to)));

/** Adds a copy of an entry after it. @returns the same document if the entry is gone */
export const duplicateEntry = (document: ResumeDocument, sectionId: string, entryId: string): ResumeDocument =>
  changeEntries(document, sectionId, (entries) => {
    const at = entries.findIndex(({ id }) => id === entryId);
    const original = entries[at];
    if (!original) return entries;
    const id = newId();
    return entries.toSpliced(at + 1, 0, { ...original, id, originId: id });
  });
