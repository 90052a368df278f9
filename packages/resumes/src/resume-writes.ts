import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { defaultOf } from './resume';
import { withNewIds } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { entryKinds, entryTable, rowsOfDocument } from './resume-rows';
import { resumeTable } from '@keepmark/resume-document/tables';

export interface AddOptions {
  readonly isDefault?: boolean;
  /** The job that this version is for. */
  readonly jobId?: string;
}

/** The writes that every change to résumés is made of. All but `undoable` run within the transaction of their caller. */
export function createResumeWrites(database: Database, clock: () => Date) {
  const resumes = database.table(resumeTable);
  const now = () => clock().toISOString();

  /** Marks the default and no other. */
  const settleDefault = (chosen = defaultOf(allRows(resumes))?.internalId): void => {
    for (const { internalId, isDefault } of allRows(resumes)) {
      if (internalId === chosen && !isDefault) resumes.update(internalId, { isDefault: true, defaultSince: now() });
      if (internalId !== chosen && isDefault) resumes.update(internalId, { isDefault: false });
    }
  };

  return {
    database,
    resumes,
    now,
    settleDefault,

    /** Runs a change whose undo leaves exactly one default, too. */
    undoable: (label: string, work: () => void): Undo => {
      const undo = database.undoable(label, work);
      return () =>
        database.transaction(() => {
          undo();
          settleDefault();
        });
    },

    /** @param originId the résumé that all versions come from; this one by default */
    insert: (document: ResumeDocument, { isDefault = false, jobId = '' }: AddOptions, originId?: string): string => {
      const moment = now();
      const id = resumes.insert({ isDefault: false, jobId, dateAdded: moment, dateUpdated: moment });
      const { resume, ...entries } = rowsOfDocument(id, withFreeIds(database, document));
      resumes.update(id, { ...resume, originId: originId ?? id });
      for (const kind of entryKinds) for (const row of entries[kind]) entryTable(database, kind).insert(row);
      settleDefault(isDefault ? id : undefined);
      return id;
    },
  };
}

export type ResumeWrites = ReturnType<typeof createResumeWrites>;

/** The document, with new ids if an entry's own is taken. */
function withFreeIds(database: Database, document: ResumeDocument): ResumeDocument {
  const { resume: _, ...entries } = rowsOfDocument('', document);
  const seen = new Set<string>();
  const isFree = entryKinds.every((kind) =>
    entries[kind].every(({ internalId: id }) => {
      const isNew = !seen.has(id) && /^[\w-]{1,64}$/.test(id) && entryTable(database, kind).get(id) === undefined;
      seen.add(id);
      return isNew;
    }),
  );
  return isFree ? document : withNewIds(document);
}
