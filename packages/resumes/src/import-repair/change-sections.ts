import type { SectionKind } from '@keepmark/resume-document';
import { type EntrySlot, slotsOf } from '@keepmark/resume-document/entry-slots';
import { newSection } from '@keepmark/resume-document/new-document';
import { newEntry } from '../resume-editor/edit-document';
import {
  type DraftEntry,
  type DraftLine,
  type DraftSection,
  type DraftSlot,
  type ImportDraft,
  noLines,
} from './import-draft';
import { withLine } from './lines';

export const changeSection = (
  draft: ImportDraft,
  id: string,
  change: (section: DraftSection) => DraftSection,
): ImportDraft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.id === id ? change(section) : section)),
});

/** An entry with its section and its place there. */
export function findEntry({ sections }: ImportDraft, id: string) {
  for (const section of sections) {
    const at = section.entries.findIndex((entry) => entry.id === id);
    const entry = section.entries[at];
    if (entry) return { section, entry, at };
  }
  return undefined;
}

export const emptyEntry = (kind: SectionKind): DraftEntry => {
  const base = newEntry(kind);
  return { id: base.id, base, slots: {} };
};

/** The draft with a shown section of this kind, and that section. */
export function withSection(draft: ImportDraft, kind: SectionKind): { draft: ImportDraft; section: DraftSection } {
  const found = draft.sections.find((section) => section.kind === kind && !section.isHidden);
  if (found) return { draft, section: found };
  const section: DraftSection = {
    id: kind === 'custom' || draft.sections.some(({ id }) => id === kind) ? newSection('custom').id : kind,
    kind,
    heading: '',
    isHidden: false,
    entries: [],
  };
  return { draft: { ...draft, sections: [...draft.sections, section] }, section };
}

/** Where text goes that no other slot of the kind takes. */
export const restSlot = (kind: SectionKind): EntrySlot => (kind === 'skills' ? 'keywords' : 'notes');

/** The slot for the first line of a new entry. */
export const firstSlot = (kind: SectionKind, text: string): EntrySlot => {
  if (kind === 'education') return 'organization';
  return kind === 'skills' && /[,;]/.test(text) ? 'keywords' : 'title';
};

/** The slot of another kind that says the same. */
export function sameSlot(slot: EntrySlot, kind: SectionKind): EntrySlot {
  const slots = slotsOf(kind);
  const other = slots.includes(slot) ? slot : similar[slot]?.find((one) => slots.includes(one));
  return other ?? restSlot(kind);
}

const similar: { readonly [Slot in EntrySlot]?: readonly EntrySlot[] } = {
  title: ['degree'],
  degree: ['title'],
  detail: ['level', 'major'],
  level: ['detail'],
  major: ['detail'],
  organization: ['title'],
  notes: ['keywords'],
};

/** The entry with lines in a slot; if it's taken, with those lines among its notes or keywords. */
export function withLines(kind: SectionKind, entry: DraftEntry, slot: EntrySlot, added: DraftSlot): DraftEntry {
  const isFree = (entry.slots[slot]?.lines.length ?? 0) === 0;
  if (isFree) return { ...entry, slots: { ...entry.slots, [slot]: added } };
  return added.lines.reduce((filled, line) => withLineIn(filled, restSlot(kind), line), entry);
}

/** The entry with one more line in a slot. */
export function withLineIn(entry: DraftEntry, slot: EntrySlot, line: DraftLine): DraftEntry {
  const before = entry.slots[slot] ?? noLines;
  return { ...entry, slots: { ...entry.slots, [slot]: { ...before, lines: withLine(before.lines, line) } } };
}
