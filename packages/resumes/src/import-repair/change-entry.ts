import type { SectionKind } from '@keepmark/resume-document';
import { type EntrySlot, slotsOf } from '@keepmark/resume-document/entry-slots';
import { newEntry } from '../resume-editor/edit-document';
import { changeSection, findEntry, sameSlot, withLines, withSection } from './change-sections';
import { type DraftEntry, type ImportDraft, linesOfEntry } from './import-draft';
import { apart, inFileOrder, withLine } from './lines';

const withoutEntry = (draft: ImportDraft, sectionId: string, entryId: string): ImportDraft =>
  changeSection(draft, sectionId, (section) => ({
    ...section,
    entries: section.entries.filter(({ id }) => id !== entryId),
  }));

/** Deletes an entry. Its lines have no place then. */
export function deleteEntry(draft: ImportDraft, entryId: string): ImportDraft {
  const found = findEntry(draft, entryId);
  if (!found) return draft;
  const lines = apart(inFileOrder(linesOfEntry(found.entry)));
  return {
    ...withoutEntry(draft, found.section.id, entryId),
    unplaced: lines.reduce((unplaced, line) => withLine(unplaced, line), draft.unplaced),
  };
}

/** Makes an entry one of another kind, such as a degree of a job: it moves to the end of that section. */
export function changeKind(draft: ImportDraft, entryId: string, kind: Exclude<SectionKind, 'summary'>): ImportDraft {
  const found = findEntry(draft, entryId);
  if (!found || found.section.kind === kind) return draft;
  const { draft: added, section } = withSection(withoutEntry(draft, found.section.id, entryId), kind);
  const { id, originId, isHidden, extras } = found.entry.base;
  const blank: DraftEntry = { id, base: { ...newEntry(kind), id, originId, isHidden, extras }, slots: {} };
  // Names first, so that what stands for a name is in its field.
  const order = slotsOf(found.section.kind).filter((slot) => found.entry.slots[slot]);
  const [same, others] = [
    order.filter((slot) => sameSlot(slot, kind) === slot),
    order.filter((slot) => sameSlot(slot, kind) !== slot),
  ];
  const entry = [...same, ...others].reduce(
    (filled, slot) => withLines(kind, filled, sameSlot(slot, kind), partOf(found.entry, slot, sameSlot(slot, kind))),
    blank,
  );
  return changeSection(added, section.id, (one) => ({ ...one, entries: [...one.entries, entry] }));
}

/** The lines of a slot for a slot of another entry: what they were read as holds where it says the same. */
const partOf = ({ slots }: DraftEntry, from: EntrySlot, to: EntrySlot) => {
  const slot = slots[from] ?? { lines: [] };
  return from === to ? slot : { lines: slot.lines };
};
