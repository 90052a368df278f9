import type { SectionKind } from '@keepmark/resume-document';
import { type EntrySlot, slotsOf } from '@keepmark/resume-document/entry-slots';
import type { HeadSlot } from '@keepmark/resume-document/read-source';
import { changeSection, emptyEntry, findEntry, firstSlot, withLineIn, withSection } from './change-sections';
import { type DraftEntry, type DraftLine, type DraftSlot, headSlots, type ImportDraft, linesOf } from './import-draft';
import { withLine, withoutLine } from './lines';

/** Where a line can be moved. */
export type LineTarget =
  | { readonly to: 'unplaced' }
  | { readonly to: 'head'; readonly slot: HeadSlot }
  | { readonly to: 'entry'; readonly entryId: string; readonly slot: EntrySlot }
  /** A new entry at the end of a section. */
  | { readonly to: 'section'; readonly sectionId: string }
  /** A new entry of a kind that has no section yet. */
  | { readonly to: 'kind'; readonly kind: Exclude<SectionKind, 'summary'> };

/** Moves a line to another field. @returns the same draft if the line or the target isn't there */
export function moveLine(draft: ImportDraft, lineId: string, target: LineTarget): ImportDraft {
  const line = linesOf(draft).find(({ id }) => id === lineId);
  if (!line || !isThere(draft, target)) return draft;
  return placed(taken(draft, line), line, target);
}

function isThere(draft: ImportDraft, target: LineTarget): boolean {
  if (target.to === 'section')
    return draft.sections.some(({ id, kind }) => id === target.sectionId && kind !== 'summary');
  if (target.to !== 'entry') return true;
  const found = findEntry(draft, target.entryId);
  return found !== undefined && slotsOf(found.section.kind).includes(target.slot);
}

/** The draft without a line. */
function taken(draft: ImportDraft, line: DraftLine): ImportDraft {
  const without = (slot: DraftSlot): DraftSlot => {
    const lines = withoutLine(slot.lines, line.id);
    if (lines === slot.lines) return slot;
    const typed = slot.typed
      ?.replace(line.text, '')
      .replaceAll(/\s{2,}/g, ' ')
      .trim();
    return { ...slot, lines, ...(typed !== undefined && { typed }) };
  };
  const head = Object.fromEntries(headSlots.map((slot) => [slot, without(draft.head[slot])])) as ImportDraft['head'];
  const entryWithout = (entry: DraftEntry): DraftEntry => {
    const slots = Object.entries(entry.slots).map(([slot, value]) => [slot, without(value)] as const);
    return slots.every(([slot, value]) => value === entry.slots[slot as EntrySlot])
      ? entry
      : { ...entry, slots: Object.fromEntries(slots) };
  };
  return {
    ...draft,
    head,
    sections: draft.sections.map((section) => ({ ...section, entries: section.entries.map(entryWithout) })),
    unplaced: withoutLine(draft.unplaced, line.id),
    understood: withoutLine(draft.understood, line.id),
  };
}

// Every target has its case.
// oxlint-disable-next-line typescript/consistent-return
function placed(draft: ImportDraft, line: DraftLine, target: LineTarget): ImportDraft {
  switch (target.to) {
    case 'unplaced':
      return { ...draft, unplaced: withLine(draft.unplaced, line) };
    case 'head': {
      const slot = draft.head[target.slot];
      const typed = slot.typed === undefined ? undefined : `${slot.typed} ${line.text}`.trim();
      const added = { ...slot, lines: withLine(slot.lines, line), ...(typed !== undefined && { typed }) };
      return { ...draft, head: { ...draft.head, [target.slot]: added } };
    }
    case 'entry': {
      const change = (entry: DraftEntry) =>
        entry.id === target.entryId ? withLineIn(entry, target.slot, line) : entry;
      return {
        ...draft,
        sections: draft.sections.map((section) => ({ ...section, entries: section.entries.map(change) })),
      };
    }
    case 'section':
      return withNewEntry(draft, target.sectionId, line);
    case 'kind': {
      const { draft: added, section } = withSection(draft, target.kind);
      return withNewEntry(added, section.id, line);
    }
  }
}

const withNewEntry = (draft: ImportDraft, sectionId: string, line: DraftLine): ImportDraft =>
  changeSection(draft, sectionId, (section) => {
    const entry = withLineIn(emptyEntry(section.kind), firstSlot(section.kind, line.text), line);
    return { ...section, entries: [...section.entries, entry] };
  });
