import type { Database, Undo } from '@keepmark/local-store';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { mergeLists, mergeText } from '@keepmark/ui/merge-text';
import { readResumeDocument } from '../read-resume';
import { createResumesStore } from '../resumes-store';
import type { AnyEntry, FieldValue } from './change';
import { entryFields, fieldOf, isSameValue } from './compared-fields';

type Listed = Exclude<ResumeSection, { kind: 'summary' }>;

/** An entry that was edited. */
export interface EditedEntry {
  readonly kind: Listed['kind'];
  readonly before: AnyEntry;
  readonly after: AnyEntry;
}

/** What an edit would change in a copy of the entry. */
export interface CopyCorrection {
  readonly resumeId: string;
  readonly resumeTitle: string;
  readonly entryId: string;
  readonly kind: Listed['kind'];
  /** The copy before and after the correction. Equal if nothing can be applied. */
  readonly before: AnyEntry;
  readonly after: AnyEntry;
  /**
   * `same`: the copy had the old text. `merged`: the copy keeps its own changes. `conflict`: the copy changed some of
   * the same words, so these fields stay as they are.
   */
  readonly outcome: 'same' | 'merged' | 'conflict';
}

/** The entries that differ between two states of a résumé, without new and deleted ones. */
export function editedEntries(before: ResumeDocument, after: ResumeDocument): EditedEntry[] {
  const old = new Map<string, AnyEntry>();
  for (const section of before.sections) {
    if (section.kind !== 'summary') for (const entry of section.entries) old.set(entry.id, entry);
  }
  return after.sections.flatMap((section): EditedEntry[] => {
    if (section.kind === 'summary') return [];
    return (section.entries as readonly AnyEntry[]).flatMap((entry) => {
      const own = old.get(entry.id);
      if (!own || own === entry || changedFields(section.kind, own, entry).length === 0) return [];
      return [{ kind: section.kind, before: own, after: entry }];
    });
  });
}

/** Finds the copies of an edited entry that don't have the edit yet. @param resumes the other résumés */
export function correctionsOf(
  { kind, before, after }: EditedEntry,
  resumes: readonly { readonly id: string; readonly title: string; readonly document: ResumeDocument }[],
): CopyCorrection[] {
  const origin = after.originId || after.id;
  return resumes.flatMap(({ id, title, document }) =>
    document.sections.flatMap((section): CopyCorrection[] => {
      if (section.kind === 'summary' || section.kind !== kind) return [];
      return (section.entries as readonly AnyEntry[])
        .filter((copy) => (copy.originId || copy.id) === origin && copy.id !== after.id)
        .flatMap((copy) => {
          const corrected = correctedEntry(kind, before, after, copy);
          if (!corrected) return [];
          return [{ resumeId: id, resumeTitle: title, entryId: copy.id, kind, before: copy, ...corrected }];
        });
    }),
  );
}

/** Undefined if the copy has the edit already. */
function correctedEntry(
  kind: Listed['kind'],
  before: AnyEntry,
  after: AnyEntry,
  copy: AnyEntry,
): Pick<CopyCorrection, 'after' | 'outcome'> | undefined {
  let outcome: CopyCorrection['outcome'] = 'same';
  let isOpen = false;
  const changes: Record<string, FieldValue> = {};
  for (const field of changedFields(kind, before, after)) {
    const [old, edited, own] = [fieldOf(before, field), fieldOf(after, field), fieldOf(copy, field)];
    if (isSameValue(own, edited)) continue;
    if (isSameValue(own, old)) {
      changes[field] = edited;
      isOpen = true;
      continue;
    }
    const merged = mergeValues(old, edited, own);
    // The copy has the edit already, together with other changes.
    if (merged !== undefined && isSameValue(merged, own)) continue;
    isOpen = true;
    if (merged === undefined) outcome = 'conflict';
    else {
      changes[field] = merged;
      if (outcome === 'same') outcome = 'merged';
    }
  }
  return isOpen ? { after: { ...copy, ...changes }, outcome } : undefined;
}

function mergeValues(old: FieldValue, edited: FieldValue, own: FieldValue): FieldValue | undefined {
  if (typeof old === 'string' && typeof edited === 'string' && typeof own === 'string') {
    return mergeText(old, edited, own);
  }
  if (Array.isArray(old) && Array.isArray(edited) && Array.isArray(own)) {
    return mergeLists(old as string[], edited as string[], own as string[]);
  }
  return undefined;
}

const correctedFields = (kind: Listed['kind']): string[] =>
  entryFields(kind)
    .map(({ field }) => field)
    .filter((field) => field !== 'isHidden');

const changedFields = (kind: Listed['kind'], before: AnyEntry, after: AnyEntry): string[] =>
  correctedFields(kind).filter((field) => !isSameValue(fieldOf(before, field), fieldOf(after, field)));

/** Applies corrections to the chosen copies in one step. Skips deleted copies. */
export function correctCopies(database: Database, label: string, chosen: readonly CopyCorrection[]): Undo {
  const store = createResumesStore(database);
  return database.undoable(label, () => {
    for (const { resumeId, entryId, before, after, kind } of chosen) {
      const document = readResumeDocument(database, resumeId);
      if (!document) continue;
      const sections = document.sections.map((section) => {
        if (section.kind === 'summary') return section;
        const entries = (section.entries as readonly AnyEntry[]).map((entry) =>
          entry.id === entryId ? withFields(kind, entry, before, after) : entry,
        );
        return { ...section, entries } as ResumeSection;
      });
      store.saveDocument(resumeId, { ...document, sections });
    }
  });
}

/** The entry with the corrected fields. Fields that changed since they were shown stay. */
function withFields(kind: Listed['kind'], entry: AnyEntry, before: AnyEntry, after: AnyEntry): AnyEntry {
  const changes = changedFields(kind, before, after)
    .filter((field) => isSameValue(fieldOf(entry, field), fieldOf(before, field)))
    .map((field) => [field, fieldOf(after, field)]);
  return { ...entry, ...Object.fromEntries(changes) };
}
