import { type SectionKind, sectionKinds } from '@keepmark/resume-document';
import { entryNouns, writtenName } from '@keepmark/resume-document/entry-name';
import { slotLabel, slotsOf } from '@keepmark/resume-document/entry-slots';
import { sectionHeading } from '@keepmark/resume-document/headings';
import type { HeadSlot } from '@keepmark/resume-document/read-source';
import { entryOf } from './draft-document';
import type { DraftEntry, DraftSection, ImportDraft } from './import-draft';
import type { LineTarget } from './move-line';

/** The fields of one entry, or other places of one kind, for a menu. */
export interface TargetGroup {
  readonly group: string;
  readonly items: readonly { readonly label: string; readonly target: LineTarget }[];
}

export const headLabels: Record<HeadSlot, string> = {
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
export type EntryKind = (typeof entryKinds)[number];

/** What an entry is called: "Nurse, Mercy Hospital", or its number. */
export const draftEntryName = (kind: SectionKind, entry: DraftEntry, at: number): string =>
  writtenName(entryOf(kind, entry)) || `${entryNouns[kind]} ${at + 1}`;

/** Where a line can go, what people see of it first: fields of entries, the contact data, new entries. */
export function lineTargets(draft: ImportDraft): TargetGroup[] {
  const shown = draft.sections.filter(({ kind, isHidden }) => kind !== 'summary' && !isHidden);
  const kinds = entryKinds.filter((kind) => !shown.some((section) => section.kind === kind));
  return [
    { group: 'No field', items: [{ label: 'Not placed', target: { to: 'unplaced' as const } }] },
    {
      group: 'Contact and summary',
      items: Object.entries(headLabels).map(([slot, label]) => ({
        label,
        target: { to: 'head' as const, slot: slot as HeadSlot },
      })),
    },
    ...shown.flatMap((section) => section.entries.map((entry, at) => ofEntry(draft, section, entry, at))),
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
