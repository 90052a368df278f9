import type { EntrySlot } from '@keepmark/resume-document/entry-slots';
import { isDateText } from '@keepmark/resume-reader/dates';
import { changeSection, emptyEntry, findEntry, firstSlot, restSlot } from './change-sections';
import type { DraftEntry, DraftLine, DraftSection, DraftSlot, ImportDraft } from './import-draft';
import { inFileOrder, withoutLine } from './lines';

/**
 * Splits an entry: from this line on, its lines are a new entry below it. A line of the notes becomes the title of the new
 * one. @returns the same draft if no line would stay
 */
export function splitEntry(draft: ImportDraft, entryId: string, lineId: string): ImportDraft {
  const found = findEntry(draft, entryId);
  if (!found) return draft;
  const { section, entry } = found;
  const all = inFileOrder(Object.values(entry.slots).flatMap((slot) => slot?.lines ?? []));
  const at = all.findIndex(({ id }) => id === lineId);
  const line = all[at];
  if (!line || at < 1) return draft;
  const moved = new Set(all.slice(at).map(({ id }) => id));
  const upper = withOnly(entry, (id) => !moved.has(id));
  const lower = titled(
    section,
    withOnly({ ...emptyEntry(section.kind), slots: entry.slots }, (id) => moved.has(id)),
    line,
  );
  return changeSection(draft, section.id, (one) => ({
    ...one,
    entries: one.entries.flatMap((other) => (other === entry ? [upper, lower] : [other])),
  }));
}

/** The entry with some of its lines. */
function withOnly(entry: DraftEntry, isWanted: (id: string) => boolean): DraftEntry {
  const slots = Object.entries(entry.slots).map(([name, slot]): [string, DraftSlot] => {
    const gone = slot.lines.filter(({ id }) => !isWanted(id));
    return [name, { ...slot, lines: gone.reduce((lines, { id }) => withoutLine(lines, id), slot.lines) }];
  });
  return { ...entry, slots: Object.fromEntries(slots) };
}

/** The new entry with its first line, of notes, as its title, and dates right below as its dates. */
function titled({ kind }: DraftSection, entry: DraftEntry, first: DraftLine): DraftEntry {
  const rest = restSlot(kind);
  const slot = firstSlot(kind, first.text);
  const ofRest = entry.slots[rest]?.lines ?? [];
  const isFree = (name: EntrySlot) => (entry.slots[name]?.lines.length ?? 0) === 0;
  const [title, below, ...others] = ofRest;
  if (title?.id !== first.id || slot === rest || !isFree(slot)) return entry;
  const isDated = below !== undefined && kind !== 'skills' && isFree('dates') && isDateText(below.text);
  const notes = below === undefined || isDated ? others : [{ ...below, goesOn: '' as const }, ...others];
  const slots = {
    ...entry.slots,
    [slot]: { lines: [{ ...title, goesOn: '' as const }] },
    ...(isDated && { dates: { lines: [{ ...below, goesOn: '' as const }] } }),
    [rest]: { lines: notes },
  };
  return { ...entry, slots };
}
