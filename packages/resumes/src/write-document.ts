import type { Database } from '@keepmark/local-store';
import { newId } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { documentOfRows, entryKinds, entryTable, readEntryRows, rowsOfDocument, type StoredEntry } from './resume-rows';
import { type Resume, resumeTable } from '@keepmark/resume-document/tables';

/**
 * Writes the changes of an edit to a résumé's rows. Call it within a transaction.
 * @param base the document before the edit. Rows and fields that didn't change aren't written
 * @returns whether anything changed
 */
export function writeDocument(
  database: Database,
  resume: Resume,
  document: ResumeDocument,
  base: ResumeDocument = documentOfRows(resume, readEntryRows(database, resume.internalId)),
): boolean {
  const { internalId: id } = resume;
  const [before, after] = [rowsOfDocument(id, base), rowsOfDocument(id, document)];
  const changes = changedFields(before.resume, after.resume);
  if (changes) database.table(resumeTable).update(id, changes);
  const isChanged = entryKinds.map((kind) => writeEntries(database, kind, before[kind], after[kind]));
  return changes !== undefined || isChanged.includes(true);
}

function writeEntries(
  database: Database,
  kind: (typeof entryKinds)[number],
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
): boolean {
  const table = entryTable(database, kind);
  const old = new Map(before.map((row) => [row.internalId, row]));
  const remaining = new Set(after.map(({ internalId }) => internalId));
  const isReordered = sequence(before) !== sequence(after);
  let isChanged = false;
  for (const { internalId } of before) {
    if (remaining.has(internalId)) continue;
    table.delete(internalId);
    isChanged = true;
  }
  for (const { displayOrder, ...row } of after) {
    const { internalId, resumeId } = row;
    const stored = table.get(internalId);
    const { displayOrder: _, ...oldRow } = old.get(internalId) ?? { displayOrder };
    const changes = changedFields<Record<string, unknown>>(oldRow, row);
    const moves = isReordered && stored?.displayOrder !== displayOrder;
    if (!changes && !moves) continue;
    isChanged = true;
    // An entry of another résumé, as in a pasted document, must not change.
    if (stored && stored.resumeId !== resumeId) table.insert({ ...row, displayOrder, internalId: newId() });
    else if (stored) table.update(internalId, { ...changes, ...(moves && { displayOrder }) });
    else if (changes) table.insert({ ...row, displayOrder });
  }
  return isChanged;
}

/** The order of sections and of their entries. */
const sequence = (rows: readonly StoredEntry[]): string =>
  JSON.stringify(rows.map(({ internalId, resumeSectionName }) => [resumeSectionName, internalId]));

function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> | undefined {
  const changed = (Object.keys(after) as (keyof Values)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Values>;
}
