import type { EntrySlot } from '@keepmark/resume-document/entry-slots';
import { changeSection, findEntry, restSlot, withLineIn, withLines } from './change-sections';
import type { DraftEntry, DraftLine, DraftSection, ImportDraft } from './import-draft';
import { inFileOrder } from './lines';

/**
 * Joins an entry with the one above it in its section. What both have stays in the upper one; the lower one's lines follow
 * among the notes. @returns the same draft if there is none above
 */
export function joinEntries(draft: ImportDraft, entryId: string): ImportDraft {
  const found = findEntry(draft, entryId);
  const above = found?.section.entries[found.at - 1];
  if (!found || !above) return draft;
  return changeSection(draft, found.section.id, (section) => ({
    ...section,
    entries: section.entries.flatMap((entry) => {
      if (entry === found.entry) return [];
      return entry === above ? [joined(section, above, found.entry)] : [entry];
    }),
  }));
}

function joined({ kind }: DraftSection, upper: DraftEntry, lower: DraftEntry): DraftEntry {
  const rest = restSlot(kind);
  let entry = upper;
  const heads: DraftLine[] = [];
  for (const [name, slot] of Object.entries(lower.slots)) {
    const slotName = name as EntrySlot;
    if (slotName === rest) continue;
    if ((upper.slots[slotName]?.lines.length ?? 0) === 0) entry = withLines(kind, entry, slotName, slot);
    else heads.push(...slot.lines);
  }
  for (const line of inFileOrder(heads)) entry = withLineIn(entry, rest, line);
  const notes = lower.slots[rest]?.lines ?? [];
  const before = entry.slots[rest];
  if (notes.length === 0) return entry;
  const lines = [...(before?.lines ?? []), ...notes];
  return { ...entry, slots: { ...entry.slots, [rest]: { ...before, lines } } };
}
