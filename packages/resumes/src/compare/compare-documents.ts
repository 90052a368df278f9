import { diffArrays } from 'diff';
import { entryName } from '@keepmark/resume-document/entry-name';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { newId } from '@keepmark/resume-document/new-document';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { type AnyEntry, type Change, type FieldPlace, linesOf } from './change';
import {
  type ComparedField,
  entryFields,
  entryText,
  fieldOf,
  headFields,
  isSameValue,
  sectionFields,
  valueText,
} from './compared-fields';
import { outOfOrder, type Paired, pairEntries } from './pair-items';
import { pairSections } from './pair-sections';

/** One difference, from left to right: `added` is only on the right, `removed` only on the left. */
export interface Difference {
  /** Stays the same in later comparisons while the difference exists. */
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Such as "Experience". */
  readonly section: string;
  /** Such as "Nurse, Mercy Hospital"; empty for the head and for sections. */
  readonly entry: string;
  /** Such as "Job title"; empty for whole entries and sections. */
  readonly field: string;
  readonly left: string;
  readonly right: string;
  /** Change the left side to match the right one, and the other way around. */
  readonly intoLeft: Change;
  readonly intoRight: Change;
}

/**
 * Finds the differences between two versions, in the order of the right one. Doesn't compare title, design, and photo.
 */
export function compareDocuments(left: ResumeDocument, right: ResumeDocument): Difference[] {
  const head = { id: 'head', section: 'Contact data', entry: '' };
  const headPlaces = [place('', '', ''), place('', '', '')] as const;
  const [summary, contact] = [headFields.filter(isSummary), headFields.filter((field) => !isSummary(field))];
  const differences = [
    ...fieldDifferences(contact, left, right, headPlaces, head),
    ...fieldDifferences(summary, left, right, headPlaces, { ...head, section: 'Summary' }),
  ];
  const paired = pairSections(left.sections, right.sections);
  const label = (section: ResumeSection) => sectionHeading(section, right.design.language);
  for (const [one, other] of paired.pairs) {
    const about = { id: `${one.id}/${other.id}`, section: label(other), entry: '' };
    const places = [place(one.id, '', ''), place(other.id, '', '')] as const;
    differences.push(...fieldDifferences(sectionFields, one, other, places, about));
    if (one.kind !== 'summary' && other.kind !== 'summary')
      differences.push(...entryDifferences(one, other, label(other)));
  }
  const wholes = arrange(left.sections, right.sections, paired, withNewEntryIds);
  for (const { kind, one, other, copy, afterLeft, afterRight, positions } of wholes) {
    const section = other ?? one;
    if (!section) continue;
    const change = (id: string | undefined, added: ResumeSection | undefined, after: readonly string[]): Change =>
      id === undefined
        ? { kind: 'add-section', section: added ?? section, after }
        : kind === 'moved'
          ? { kind: 'move-section', sectionId: id, after }
          : { kind: 'remove-section', sectionId: id };
    differences.push({
      id: `${kind} section ${one?.id ?? ''}/${other?.id ?? ''}`,
      kind,
      section: label(section),
      entry: '',
      field: '',
      left: kind === 'moved' ? positions[0] : one ? sectionText(one) : '',
      right: kind === 'moved' ? positions[1] : other ? sectionText(other) : '',
      intoLeft: change(one?.id, copy, afterLeft),
      intoRight: change(other?.id, copy, afterRight),
    });
  }
  return differences;
}

const isSummary = ({ field }: ComparedField): boolean => field === 'summary';

type Listed = Exclude<ResumeSection, { kind: 'summary' }>;

function entryDifferences(left: Listed, right: Listed, section: string): Difference[] {
  const [leftEntries, rightEntries]: (readonly AnyEntry[])[] = [left.entries, right.entries];
  const wordsOf = (entry: AnyEntry) =>
    new Set(
      entryText(left.kind, entry)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    );
  const paired = pairEntries(leftEntries!, rightEntries!, wordsOf);
  const differences: Difference[] = [];
  for (const [one, other] of paired.pairs) {
    const about = { id: `${one.id}/${other.id}`, section, entry: entryName(right.kind, other) };
    const places = [place(left.id, one.id, ''), place(right.id, other.id, '')] as const;
    differences.push(...fieldDifferences(entryFields(right.kind), one, other, places, about));
  }
  for (const whole of arrange(leftEntries!, rightEntries!, paired, withNewEntryId)) {
    const { kind, one, other, copy, afterLeft, afterRight, positions } = whole;
    const entry = other ?? one;
    if (!entry) continue;
    const change = (sectionId: string, id: string | undefined, after: readonly string[]): Change =>
      id === undefined
        ? { kind: 'add-entry', sectionId, entry: copy ?? entry, after }
        : kind === 'moved'
          ? { kind: 'move-entry', sectionId, entryId: id, after }
          : { kind: 'remove-entry', sectionId, entryId: id };
    differences.push({
      id: `${kind} ${one?.id ?? ''}/${other?.id ?? ''}`,
      kind,
      section,
      entry: entryName(left.kind, entry),
      field: '',
      left: kind === 'moved' ? positions[0] : one ? entryText(left.kind, one) : '',
      right: kind === 'moved' ? positions[1] : other ? entryText(right.kind, other) : '',
      intoLeft: change(left.id, one?.id, afterLeft),
      intoRight: change(right.id, other?.id, afterRight),
    });
  }
  return differences;
}

interface Whole<Item> {
  readonly kind: 'added' | 'removed' | 'moved';
  readonly one: Item | undefined;
  readonly other: Item | undefined;
  /** Adds an entry to the side that lacks it, with a new id. */
  readonly copy: Item | undefined;
  readonly afterLeft: readonly string[];
  readonly afterRight: readonly string[];
  readonly positions: readonly [left: string, right: string];
}

/**
 * Entries that are only on one side or in a different order: removed ones first, then the others in the order of the
 * right.
 */
function arrange<Item extends { readonly id: string }>(
  left: readonly Item[],
  right: readonly Item[],
  { pairs, onlyLeft, onlyRight }: Paired<Item>,
  copied: (item: Item) => Item,
): Whole<Item>[] {
  const toLeft = new Map<string, string>(pairs.map(([one, other]) => [other.id, one.id]));
  const toRight = new Map<string, string>(pairs.map(([one, other]) => [one.id, other.id]));
  const added = onlyRight.map((item) => [item, copied(item)] as const);
  const removed = onlyLeft.map((item) => [item, copied(item)] as const);
  for (const [item, copy] of added) toLeft.set(item.id, copy.id);
  for (const [item, copy] of removed) toRight.set(item.id, copy.id);
  const before = (items: readonly Item[], id: string, ids: ReadonlyMap<string, string>): string[] =>
    items
      .slice(
        0,
        items.findIndex((item) => item.id === id),
      )
      .toReversed()
      .flatMap((item) => ids.get(item.id) ?? []);
  const inOrder = right
    .map((other) => pairs.find((pair) => pair[1].id === other.id))
    .filter((pair) => pair !== undefined);
  const indexes = new Map(left.map((item, index) => [item.id, index]));
  const moved = outOfOrder(inOrder.map(([one]) => indexes.get(one.id) ?? 0));
  const whole = (
    kind: Whole<Item>['kind'],
    one: Item | undefined,
    other: Item | undefined,
    copy: Item | undefined,
  ) => ({
    kind,
    one,
    other,
    copy,
    afterLeft: other ? before(right, other.id, toLeft) : [],
    afterRight: one ? before(left, one.id, toRight) : [],
    positions: [
      `Position ${(one ? left.indexOf(one) : 0) + 1}`,
      `Position ${(other ? right.indexOf(other) : 0) + 1}`,
    ] as const,
  });
  const arrangedRight = right.flatMap((other): Whole<Item>[] => {
    const copy = added.find(([item]) => item.id === other.id)?.[1];
    if (copy) return [whole('added', undefined, other, copy)];
    const at = inOrder.findIndex((pair) => pair[1].id === other.id);
    return moved.has(at) ? [whole('moved', inOrder[at]![0], other, undefined)] : [];
  });
  return [...removed.map(([one, copy]) => whole('removed', one, undefined, copy)), ...arrangedRight];
}

type Places = readonly [left: FieldPlace, right: FieldPlace];
const place = (sectionId: string, entryId: string, field: string): FieldPlace => ({ sectionId, entryId, field });

function fieldDifferences<Holder extends ResumeDocument | ResumeSection | AnyEntry>(
  fields: readonly ComparedField[],
  left: Holder,
  right: Holder,
  [leftPlace, rightPlace]: Places,
  { id, section, entry }: { id: string; section: string; entry: string },
): Difference[] {
  return fields.flatMap(({ field, label, isLong }): Difference[] => {
    const [one, other] = [fieldOf(left, field), fieldOf(right, field)];
    if (isSameValue(one, other)) return [];
    const about = { kind: 'changed' as const, section, entry, field: label };
    const [intoLeft, intoRight] = [
      { ...leftPlace, field },
      { ...rightPlace, field },
    ];
    if (isLong && typeof one === 'string' && typeof other === 'string') {
      return lineDifferences(one, other, intoLeft, intoRight).map((lines, index) =>
        Object.assign(lines, about, { id: `${id} ${field} ${index}` }),
      );
    }
    return [
      {
        ...about,
        id: `${id} ${field}`,
        left: valueText(one),
        right: valueText(other),
        intoLeft: { kind: 'field', ...intoLeft, to: other },
        intoRight: { kind: 'field', ...intoRight, to: one },
      },
    ];
  });
}

type TextDifference = Pick<Difference, 'left' | 'right' | 'intoLeft' | 'intoRight'>;

/** The runs of lines that differ, last one first. Applied in this order, the other line numbers stay correct. */
function lineDifferences(left: string, right: string, leftPlace: FieldPlace, rightPlace: FieldPlace): TextDifference[] {
  const found: TextDifference[] = [];
  let [leftLine, rightLine] = [0, 0];
  let [from, to]: string[][] = [[], []];
  const end = (): void => {
    if (from!.length + to!.length > 0) {
      const starts = [leftLine - from!.length, rightLine - to!.length] as const;
      found.push({
        left: from!.join('\n'),
        right: to!.join('\n'),
        intoLeft: { kind: 'lines', ...leftPlace, startLine: starts[0], from: from!, to: to! },
        intoRight: { kind: 'lines', ...rightPlace, startLine: starts[1], from: to!, to: from! },
      });
    }
    [from, to] = [[], []];
  };
  for (const part of diffArrays(linesOf(left), linesOf(right))) {
    if (part.removed) {
      from = [...from!, ...part.value];
      leftLine += part.value.length;
    } else if (part.added) {
      to = [...to!, ...part.value];
      rightLine += part.value.length;
    } else {
      end();
      leftLine += part.value.length;
      rightLine += part.value.length;
    }
  }
  end();
  return found.toReversed();
}

const withNewEntryId = (entry: AnyEntry): AnyEntry => ({ ...entry, id: newId(), originId: entry.originId || entry.id });

/**
 * A section keeps its id, so that the next comparison pairs it even if it's empty. Ids are unique within a document.
 */
const withNewEntryIds = (section: ResumeSection): ResumeSection => {
  if (section.kind === 'summary') return section;
  const entries: readonly AnyEntry[] = section.entries;
  return { ...section, entries: entries.map(withNewEntryId) } as ResumeSection;
};

const sectionText = (section: ResumeSection): string =>
  section.kind === 'summary'
    ? 'Summary'
    : (section.entries as readonly AnyEntry[]).map((entry) => entryText(section.kind, entry)).join('\n') ||
      'Empty section';
