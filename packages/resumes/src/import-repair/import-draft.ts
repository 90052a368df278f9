import {
  entriesOf,
  type Entry,
  type ResumeDocument,
  type ResumeLink,
  type SectionKind,
} from '@keepmark/resume-document';
import { type EntrySlot, slotFields } from '@keepmark/resume-document/entry-slots';
import type { HeadSlot, ReadPiece } from '@keepmark/resume-document/read-source';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { escapeRichText } from '@keepmark/resume-document/rich-text';
import { traceDocument } from '@keepmark/resume-reader/trace-document';

/** A line that was read, or its part that is in one field. It's in one place at a time. */
export interface DraftLine extends ReadPiece {
  readonly id: string;
  /** The link that it was read as. */
  readonly link?: ResumeLink;
}

/** The lines of one field. */
export interface DraftSlot {
  readonly lines: readonly DraftLine[];
  /** What the reader made of these lines. It holds as long as they're the same. */
  readonly read?: { readonly ids: string; readonly values: Readonly<Record<string, unknown>> };
  /** What a person typed in its stead. */
  readonly typed?: string;
}

export interface DraftEntry {
  readonly id: string;
  /** The entry as it was read, or an empty one. Its slots say what is in it now. */
  readonly base: Entry;
  readonly slots: { readonly [Slot in EntrySlot]?: DraftSlot };
}

export interface DraftSection {
  readonly id: string;
  readonly kind: SectionKind;
  readonly heading: string;
  readonly isHidden: boolean;
  readonly entries: readonly DraftEntry[];
}

/** An import while it's checked: every line of the file is in one field, or among those without one. */
export interface ImportDraft {
  /** As it was read, with the title that was typed. */
  readonly document: ResumeDocument;
  readonly head: { readonly [Slot in HeadSlot]: DraftSlot };
  readonly sections: readonly DraftSection[];
  readonly unplaced: readonly DraftLine[];
  /** Headings, labels, and what else needs no field. */
  readonly understood: readonly DraftLine[];
}

export const headSlots = ['name', 'headline', 'email', 'phone', 'location', 'links', 'summary'] as const;

export const noLines: DraftSlot = { lines: [] };

/** Names the lines of a slot, to see whether they're still those that were read. */
export const idsOf = (lines: readonly DraftLine[]): string => lines.map(({ id }) => id).join(' ');

/** What was read, ready to be repaired. */
export function draftOf(read: ReadResume): ImportDraft {
  const { document, unplaced } = read;
  const source = read.source ?? { ...traceDocument(document, unplaced, []), lines: [] };
  let count = 0;
  const lineOf = (piece: ReadPiece): DraftLine => ({ ...piece, id: `line${(count += 1)}` });
  const plainLine = (text: string, line: number | undefined): DraftLine =>
    lineOf({ text, rich: escapeRichText(text), isBullet: false, goesOn: '', line });

  const head: Record<HeadSlot, DraftSlot> = {
    name: noLines,
    headline: noLines,
    email: noLines,
    phone: noLines,
    location: noLines,
    links: noLines,
    summary: noLines,
  };
  const links = document.links.filter(({ label, url }) => `${label}${url}`.trim() !== '');
  let linkCount = 0;
  const ofEntries = new Map<string, Map<EntrySlot, DraftLine[]>>();
  for (const { entryId, slot, pieces } of source.slots) {
    if (entryId === '') {
      const name = slot as HeadSlot;
      const link = name === 'links' ? links[linkCount] : undefined;
      if (link) linkCount += 1;
      const own = link ? pieces.slice(0, 1).map((piece) => linkLine(lineOf(piece), link)) : pieces.map(lineOf);
      const lines = [...head[name].lines, ...own];
      head[name] = { lines, read: { ids: idsOf(lines), values: { [name]: document[name] } } };
      continue;
    }
    const slots = ofEntries.get(entryId) ?? new Map<EntrySlot, DraftLine[]>();
    slots.set(slot as EntrySlot, pieces.map(lineOf));
    ofEntries.set(entryId, slots);
  }
  const sections = document.sections.map((section): DraftSection => {
    const { id, kind, heading, isHidden } = section;
    const entries = entriesOf(section).map((base): DraftEntry => {
      const values: ReadonlyMap<string, unknown> = new Map(Object.entries(base));
      const slots = [...(ofEntries.get(base.id) ?? [])].map(([slot, lines]): [EntrySlot, DraftSlot] => {
        const fields = slotFields(kind, slot).map((field) => [field, values.get(field)] as const);
        return [slot, { lines, read: { ids: idsOf(lines), values: Object.fromEntries(fields) } }];
      });
      return { id: base.id, base, slots: Object.fromEntries(slots) };
    });
    return { id, kind, heading, isHidden, entries };
  });
  return {
    document,
    head,
    sections,
    unplaced: unplaced.map((text, index) => plainLine(text, source.unplacedLines[index])),
    understood: source.understood.map((line) => plainLine(source.lines[line]?.text ?? '', line)),
  };
}

/** A link is one line, with its address as with its label, wherever it's moved. */
function linkLine(line: DraftLine, link: ResumeLink): DraftLine {
  const text = [...new Set([link.label.trim(), link.url.trim()])].filter(Boolean).join(' ');
  return { ...line, text, rich: escapeRichText(text), link };
}

/** Every line of a draft, wherever it is. */
export const linesOf = ({ head, sections, unplaced, understood }: ImportDraft): DraftLine[] => [
  ...headSlots.flatMap((slot) => head[slot].lines),
  ...sections.flatMap(({ entries }) => entries.flatMap(linesOfEntry)),
  ...unplaced,
  ...understood,
];

export const linesOfEntry = ({ slots }: DraftEntry): DraftLine[] =>
  Object.values(slots).flatMap((slot) => slot?.lines ?? []);
