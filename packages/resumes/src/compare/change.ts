import type { ResumeDocument, ResumeLink, ResumeSection } from '@keepmark/resume-document';

export type AnyEntry = Exclude<ResumeSection, { kind: 'summary' }>['entries'][number];
export type FieldValue = string | boolean | readonly string[] | readonly ResumeLink[];

/** A field: of the head (both ids empty), of a section (`entryId` empty), or of an entry. */
export interface FieldPlace {
  readonly sectionId: string;
  readonly entryId: string;
  readonly field: string;
}

/** One change of a document. Ids are those of the document that it changes. */
export type Change =
  | (FieldPlace & { readonly kind: 'field'; readonly to: FieldValue })
  /** Replaces some lines of a longer text. */
  | (FieldPlace & {
      readonly kind: 'lines';
      readonly startLine: number;
      readonly from: readonly string[];
      readonly to: readonly string[];
    })
  | { readonly kind: 'add-entry'; readonly sectionId: string; readonly entry: AnyEntry; readonly after: Predecessors }
  | { readonly kind: 'remove-entry'; readonly sectionId: string; readonly entryId: string }
  | MoveEntry
  | { readonly kind: 'add-section'; readonly section: ResumeSection; readonly after: Predecessors }
  | { readonly kind: 'remove-section'; readonly sectionId: string }
  | { readonly kind: 'move-section'; readonly sectionId: string; readonly after: Predecessors };

interface MoveEntry {
  readonly kind: 'move-entry';
  readonly sectionId: string;
  readonly entryId: string;
  readonly after: Predecessors;
}

/** The ids before it, nearest first. It goes after the first of them that exists, or to the front. */
type Predecessors = readonly string[];

/** Applies one change. If its place is gone, nothing changes. */
export function applyChange(document: ResumeDocument, change: Change): ResumeDocument {
  const { sections } = document;
  switch (change.kind) {
    case 'field':
      return withField(document, change, () => change.to);
    case 'lines':
      return withField(document, change, (value) => (typeof value === 'string' ? withLines(value, change) : value));
    case 'add-section':
      return { ...document, sections: placed(sections, change.section, change.after) };
    case 'remove-section':
      return { ...document, sections: sections.filter(({ id }) => id !== change.sectionId) };
    case 'move-section': {
      const moved = sections.find(({ id }) => id === change.sectionId);
      return moved ? { ...document, sections: placed(sections, moved, change.after) } : document;
    }
    case 'add-entry':
      return withEntries(document, change.sectionId, (entries) => placed(entries, change.entry, change.after));
    case 'remove-entry':
      return withEntries(document, change.sectionId, (entries) => entries.filter(({ id }) => id !== change.entryId));
    case 'move-entry':
      return withMovedEntry(document, change);
    default:
      return document;
  }
}

function withMovedEntry(document: ResumeDocument, { sectionId, entryId, after }: MoveEntry): ResumeDocument {
  return withEntries(document, sectionId, (entries) => {
    const moved = entries.find(({ id }) => id === entryId);
    return moved ? placed(entries, moved, after) : entries;
  });
}

/** Applies changes. */
export const applyChanges = (document: ResumeDocument, changes: readonly Change[]): ResumeDocument =>
  changes.reduce(applyChange, document);

function placed<Item extends { readonly id: string }>(items: readonly Item[], item: Item, after: Predecessors): Item[] {
  const others = items.filter(({ id }) => id !== item.id);
  const before = after.find((id) => others.some((other) => other.id === id));
  const at = before === undefined ? 0 : others.findIndex(({ id }) => id === before) + 1;
  return [...others.slice(0, at), item, ...others.slice(at)];
}

function withEntries(
  document: ResumeDocument,
  sectionId: string,
  edit: (entries: readonly AnyEntry[]) => readonly AnyEntry[],
): ResumeDocument {
  const sections = document.sections.map((section) =>
    section.id === sectionId && section.kind !== 'summary'
      ? // The cast is safe because these entries come from a section of the same kind.
        ({ ...section, entries: edit(section.entries) } as ResumeSection)
      : section,
  );
  return { ...document, sections };
}

function withField(
  document: ResumeDocument,
  { sectionId, entryId, field }: FieldPlace,
  edit: (value: unknown) => unknown,
): ResumeDocument {
  const edited = <Holder extends object>(holder: Holder): Holder => ({
    ...holder,
    [field]: edit((holder as Record<string, unknown>)[field]),
  });
  if (sectionId === '') return edited(document);
  if (entryId !== '') {
    return withEntries(document, sectionId, (entries) =>
      entries.map((entry) => (entry.id === entryId ? edited(entry) : entry)),
    );
  }
  return {
    ...document,
    sections: document.sections.map((section) => (section.id === sectionId ? edited(section) : section)),
  };
}

/** Replaces lines of a text. If they have moved, takes the nearest match. */
function withLines(
  text: string,
  { startLine, from, to }: { startLine: number; from: readonly string[]; to: readonly string[] },
): string {
  const lines = linesOf(text);
  const isAt = (start: number) => from.every((line, index) => lines[start + index] === line);
  const starts = Array.from({ length: lines.length + 1 }, (_, start) => start).filter(isAt);
  const start = starts.reduce<number | undefined>(
    (best, at) => (best === undefined || Math.abs(at - startLine) < Math.abs(best - startLine) ? at : best),
    undefined,
  );
  if (start === undefined) return text;
  return [...lines.slice(0, start), ...to, ...lines.slice(start + from.length)].join('\n');
}

/** The lines of a text. An empty text has none. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));
