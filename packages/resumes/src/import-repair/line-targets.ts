import { type SectionKind, sectionKinds } from '@keepmark/resume-document';
import { entryNouns, writtenName } from '@keepmark/resume-document/entry-name';
import { slotLabel, slotsOf } from '@keepmark/resume-document/entry-slots';
import { sectionHeading } from '@keepmark/resume-document/headings';
import type { HeadSlot } from '@keepmark/resume-document/read-source';
import { entryOf } from './draft-document';
import { type DraftEntry, type DraftSection, type ImportDraft, linesOfEntry } from './import-draft';
import type { LineTarget } from './move-line';

/** The fields of one entry, or other places of one kind, for a menu. */
export interface TargetGroup {
  readonly group: string;
  readonly items: readonly { readonly label: string; readonly target: LineTarget }[];
}

const headLabels: Record<HeadSlot, string> = {
  name: 'Name',
  headline: 'Headline',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  links: 'Links',
  summary: 'Summary',
};

/** Kinds of entries, as a menu offers them. */
export const entryKinds = sectionKinds.filter((kind) => kind !== 'summary');

/** What an entry is called: "Nurse, Mercy Hospital", or "Entry 2". */
export const draftEntryName = (kind: SectionKind, entry: DraftEntry, at: number): string =>
  writtenName(entryOf(kind, entry)) || `${capitalized(entryNouns[kind])} ${at + 1}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Where a line can go. The entry that it's in comes first, and those around it; other lines may rather be contact data.
 */
export function lineTargets(draft: ImportDraft, lineId: string): TargetGroup[] {
  const shown = draft.sections.filter(({ kind, isHidden }) => kind !== 'summary' && !isHidden);
  const kinds = entryKinds.filter((kind) => !shown.some((section) => section.kind === kind));
  const entries = shown.flatMap((section) =>
    section.entries.map((entry, at) => ({ group: ofEntry(draft, section, entry, at), entry })),
  );
  const own = entries.findIndex(({ entry }) => linesOfEntry(entry).some(({ id }) => id === lineId));
  const near = entries
    .map(({ group }, at) => ({ group, distance: own < 0 ? 0 : Math.abs(at - own) }))
    .toSorted((left, right) => left.distance - right.distance)
    .map(({ group }) => group);
  const head = {
    group: 'Contact and summary',
    items: Object.entries(headLabels).map(([slot, label]) => ({
      label,
      target: { to: 'head' as const, slot: slot as HeadSlot },
    })),
  };
  return [
    ...(own < 0 ? [head, ...near] : [...near, head]),
    {
      group: 'New entry',
      items: [
        ...shown.map((section) => ({
          label: `New ${entryNouns[section.kind]} in ${headingOf(draft, section)}`,
          target: { to: 'section' as const, sectionId: section.id },
        })),
        ...kinds.map((kind) => ({ label: `New ${entryNouns[kind]}`, target: { to: 'kind' as const, kind } })),
      ],
    },
    { group: 'No field', items: [{ label: 'Not placed', target: { to: 'unplaced' as const } }] },
  ];
}

function ofEntry(draft: ImportDraft, section: DraftSection, entry: DraftEntry, at: number): TargetGroup {
  const name = draftEntryName(section.kind, entry, at);
  return {
    group: `${headingOf(draft, section)}: ${name}`,
    items: slotsOf(section.kind).map((slot) => ({
      label: `${slotLabel(section.kind, slot)} of ${name}`,
      target: { to: 'entry' as const, entryId: entry.id, slot },
    })),
  };
}

export const headingOf = ({ document }: ImportDraft, section: Pick<DraftSection, 'kind' | 'heading'>): string =>
  sectionHeading(section, document.design.language);
