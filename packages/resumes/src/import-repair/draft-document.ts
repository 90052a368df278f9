import { webAddress } from '@keepmark/contracts';
import type { Entry, ResumeDocument, ResumeLink, ResumeSection, SectionKind } from '@keepmark/resume-document';
import { completeAddress, placeFields } from '@keepmark/resume-document/addresses';
import { type EntrySlot, slotFields } from '@keepmark/resume-document/entry-slots';
import { findDates } from '@keepmark/resume-reader/dates';
import {
  type DraftEntry,
  type DraftLine,
  type DraftSection,
  type DraftSlot,
  idsOf,
  type ImportDraft,
} from './import-draft';

/** The document that a draft saves. Until something is repaired, it's the one that was read. */
export function documentOf(draft: ImportDraft): ResumeDocument {
  const { document, head } = draft;
  const text = (slot: 'name' | 'headline' | 'email' | 'phone' | 'location'): string =>
    head[slot].typed ?? (isAsRead(head[slot]) ? document[slot] : joinedText(head[slot].lines));
  const summary = isAsRead(head.summary) ? document.summary : notesText(head.summary.lines);
  return {
    ...document,
    name: text('name'),
    headline: text('headline'),
    email: text('email'),
    phone: text('phone'),
    location: text('location'),
    links: isAsRead(head.links) ? document.links : linksOf(head.links.lines),
    summary,
    sections: sectionsOf(draft, summary),
  };
}

/** Whether a slot has the lines that it was read with. */
const isAsRead = ({ lines, read }: DraftSlot): boolean => idsOf(lines) === (read?.ids ?? '');

function sectionsOf({ document, head, sections }: ImportDraft, summary: string): ResumeSection[] {
  const read = new Map(document.sections.map((section) => [section.id, section]));
  const filled = sections.flatMap((section): ResumeSection[] => {
    const before = read.get(section.id);
    const wasFilled = before === undefined || ('entries' in before && before.entries.length > 0);
    if (section.kind !== 'summary' && section.entries.length === 0 && wasFilled) return [];
    return [sectionOf(section)];
  });
  const hasSummary = filled.some(({ kind }) => kind === 'summary');
  return summary === '' || hasSummary || isAsRead(head.summary)
    ? filled
    : [{ id: 'summary', kind: 'summary', heading: '', isHidden: false }, ...filled];
}

function sectionOf({ id, kind, heading, isHidden, entries }: DraftSection): ResumeSection {
  if (kind === 'summary') return { id, kind, heading, isHidden };
  // The entries of a section are of its kind.
  return { id, kind, heading, isHidden, entries: entries.map((entry) => entryOf(kind, entry)) } as ResumeSection;
}

/** An entry as it will be saved. */
export function entryOf(kind: SectionKind, { base, slots }: DraftEntry): Entry {
  const values = Object.entries(slots).map(([slot, value]) => valuesOf(kind, slot as EntrySlot, value));
  return Object.assign({ ...base }, ...values) as Entry;
}

/** The fields of a slot, by its lines. Text that isn't what the field is for is kept in it as it is. */
function valuesOf(kind: SectionKind, slot: EntrySlot, { lines, read }: DraftSlot): Readonly<Record<string, unknown>> {
  const fields = slotFields(kind, slot);
  if (read?.ids === idsOf(lines) && fields.join() === Object.keys(read.values).join()) return read.values;
  const text = joinedText(lines);
  const [field = slot] = fields;
  if (slot === 'notes') return { notes: notesText(lines) };
  if (slot === 'keywords')
    return {
      keywords: listedText(lines)
        .split(/\s*[,;]\s*/)
        .filter(Boolean),
    };
  if (slot === 'dates') return datesOf(text);
  if (slot === 'url') return { url: completeAddress(text) };
  if (slot !== 'place' || fields.length === 1) return { [field]: text };
  const { city, state, country } = placeFields(lines.map((line) => line.text).join(', '));
  // Education has no field for the country.
  return fields.includes('country')
    ? { city, state, country }
    : { city, state: [state, country].filter(Boolean).join(', ') };
}

/** Dates as our fields write them, if the text is nothing else. */
function datesOf(text: string) {
  const found = findDates(text);
  const rest = found && text.slice(0, found.index) + text.slice(found.index + found.length);
  const isWhole = rest !== undefined && !/[\p{L}\p{N}]/u.test(rest);
  return isWhole
    ? { startDate: monthOf(found!.startDate), endDate: monthOf(found!.endDate) }
    : { startDate: '', endDate: text };
}

/** Of a day its month, as in what was read. */
const monthOf = (date: string): string => /^\d{4}-\d{2}(?=-\d{2}$)/.exec(date)?.[0] ?? date;

const gap = { '': ' ', spaced: ' ', glued: '' } as const;

const joinedText = (lines: readonly DraftLine[]): string =>
  lines.map(({ text, goesOn }, index) => (index === 0 ? '' : gap[goesOn]) + text).join('');

/** Lines as items of a list; what wraps is one item. */
const listedText = (lines: readonly DraftLine[]): string =>
  lines.map(({ text, goesOn }, index) => (index === 0 ? '' : goesOn === '' ? ', ' : gap[goesOn]) + text).join('');

/** Lines as paragraphs and bullets. */
function notesText(lines: readonly DraftLine[]): string {
  const blocks: string[] = [];
  for (const { rich, isBullet, goesOn } of lines) {
    if (goesOn !== '' && blocks.length > 0) blocks.push(`${blocks.pop()}${gap[goesOn]}${rich}`);
    else blocks.push(`${isBullet ? '- ' : ''}${rich}`);
  }
  return blocks.join('\n');
}

function linksOf(lines: readonly DraftLine[]): ResumeLink[] {
  const links: ResumeLink[] = [];
  for (const { text, link, goesOn } of lines) {
    if (goesOn !== '' && links.length > 0) continue;
    const address = webAddress(text) ? completeAddress(text) : '';
    // Something like "A@1" would become an address that says something else.
    const url = address.toLowerCase().includes(text.trim().toLowerCase()) ? address : '';
    links.push(link ?? (url === '' ? { label: text, url: '' } : { label: '', url }));
  }
  return links;
}
