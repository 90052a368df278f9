import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useEffect, useMemo } from 'react';
import { releaseLetters } from './letters-store';
import { copyTitle, mergedTitle, withOneDefault } from './resume';
import { withNewIds } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { documentOfRows, entryKinds, entryTable, ordered, readEntryRows } from './resume-rows';
import {
  educationTable,
  experienceTable,
  furtherEntryTable,
  type Resume,
  resumeTable,
  skillTable,
} from '@keepmark/resume-document/tables';
import { type AddOptions, createResumeWrites, type ResumeWrites } from './resume-writes';
import type { ReleaseResumes } from './slots';
import { writeDocument } from './write-document';

/** The résumé was deleted, perhaps in another tab. */
export class ResumeDeletedError extends Error {
  override readonly name = 'ResumeDeletedError';
  constructor() {
    super('This résumé was deleted. Choose another one.');
  }
}

/** A new résumé, and the undo that deletes it. */
export interface AddedResume {
  readonly id: string;
  readonly undo: Undo;
}

/**
 * The store of résumés. After every write and every undo exactly one is the default. Writes throw the database's own
 * errors when the browser's storage is full; their messages say what to do.
 */
export function createResumesStore(database: Database, clock: () => Date = () => new Date()) {
  const writes = createResumeWrites(database, clock);
  return { ...additions(writes), ...versions(writes), ...edits(writes), ...deletion(writes) };
}

const additions = ({ database, insert }: ResumeWrites) => ({
  /** Adds a résumé. Its entries keep their ids unless those are taken. The first one becomes the default. */
  add: (document: ResumeDocument, options: AddOptions = {}): string =>
    database.transaction(() => insert(document, options)),

  /** Saves a whole document from an import, a merge or the AI as a new résumé with new ids. It isn't the default. */
  addFull: (document: ResumeDocument): string => database.transaction(() => insert(withNewIds(document), {})),
});

const versions = ({ database, resumes, undoable, insert }: ResumeWrites) => {
  const read = (id: string): { base: Resume; document: ResumeDocument } => {
    const base = resumes.get(id);
    if (!base) throw new ResumeDeletedError();
    return { base, document: documentOfRows(base, readEntryRows(database, id)) };
  };

  const addVersion = (label: string, base: Resume, document: ResumeDocument, jobId = ''): AddedResume => {
    let id = '';
    const undo = undoable(label, () => {
      id = insert(withNewIds(document), { jobId }, base.originId || base.internalId);
    });
    return { id, undo };
  };

  return {
    /** @throws {ResumeDeletedError} */
    copy(id: string): AddedResume {
      const { base, document } = read(id);
      const title = copyTitle(document.title, allRows(resumes));
      return addVersion(`Copied ${document.title}`, base, { ...document, title });
    },

    /**
     * Makes a version of a résumé for a target, such as "Baker at Acme".
     * @param changed the parts that differ from the base
     * @param jobId the job that it is made for
     * @throws {ResumeDeletedError}
     */
    merge(
      baseId: string,
      target: string,
      changed: Partial<Pick<ResumeDocument, 'summary' | 'sections'>> = {},
      jobId = '',
    ): AddedResume {
      const { base, document } = read(baseId);
      const title = mergedTitle(document.title, target);
      return addVersion(`Created ${title}`, base, { ...document, ...changed, title }, jobId);
    },
  };
};

const edits = ({ database, resumes, now, settleDefault, undoable }: ResumeWrites) => ({
  /**
   * Saves an edited document in one step. Writes only the changes.
   * @param base the document before the edit; later changes from another tab stay. Default: the stored document
   * @returns false if the résumé was deleted
   */
  saveDocument(id: string, document: ResumeDocument, base?: ResumeDocument): boolean {
    const row = resumes.get(id);
    if (!row) return false;
    database.transaction(() => {
      const isChanged = writeDocument(database, row, document, base);
      if (isChanged) resumes.update(id, { dateUpdated: now() });
      settleDefault();
    });
    return true;
  },

  setDefault: (id: string): Undo =>
    undoable(`Made ${resumes.get(id)?.title ?? 'a résumé'} the default`, () => {
      if (!resumes.get(id)) return;
      resumes.update(id, { isDefault: true, defaultSince: now() });
      settleDefault(id);
    }),

  /** @returns false if the résumé was deleted */
  rename: (id: string, title: string): boolean => resumes.update(id, { title: title.trim(), dateUpdated: now() }) > 0,
});

const deletion = ({ database, resumes, settleDefault, undoable }: ResumeWrites) => ({
  /**
   * Deletes résumés with their entries. Letters keep the name and contact data of their résumé.
   * @param release clears the references of jobs (`slots.release`)
   */
  delete(ids: readonly string[], release?: ReleaseResumes): Undo {
    const chosen = new Set(ids);
    const only = ids.length === 1 ? resumes.get(ids[0] ?? '')?.title : undefined;
    return undoable(`Deleted ${only ?? `${ids.length.toLocaleString('en')} résumés`}`, () => {
      release?.(database, chosen);
      releaseLetters(database, chosen);
      for (const kind of entryKinds) entryTable(database, kind).delete(({ resumeId }) => chosen.has(resumeId));
      resumes.delete(({ internalId }) => chosen.has(internalId));
      settleDefault();
    });
  },
});

/** Every résumé's row, with exactly one marked as the default. */
export const readResumes = (database: Database): readonly Resume[] =>
  withOneDefault(allRows(database.table(resumeTable)));

export type ResumesStore = ReturnType<typeof createResumesStore>;

export function useResumesStore(): ResumesStore {
  const database = useDatabase();
  useEffect(() => {
    void import('@keepmark/resume-document/photos')
      .then(({ resumePhotos }) => resumePhotos.sweep(database))
      .catch(() => {});
  }, [database]);
  return useMemo(() => createResumesStore(database), [database]);
}

/** Every résumé's row, in no particular order, with exactly one marked as the default. Re-renders when one changes. */
export function useResumes(): readonly Resume[] {
  const rows = useAllRows(resumeTable);
  return useMemo(() => withOneDefault(rows), [rows]);
}

/** A whole résumé, or undefined if it was deleted. Re-renders when a part of it changes. */
export function useResumeDocument(id: string): ResumeDocument | undefined {
  const row = useRow(resumeTable, id);
  const where = { resumeId: id };
  const experience = useAllRows(experienceTable, { where });
  const education = useAllRows(educationTable, { where });
  const skills = useAllRows(skillTable, { where });
  const further = useAllRows(furtherEntryTable, { where });
  return useMemo(
    () =>
      row &&
      documentOfRows(row, {
        experience: ordered(experience),
        education: ordered(education),
        skills: ordered(skills),
        further: ordered(further),
      }),
    [row, experience, education, skills, further],
  );
}

/** The whole default résumé, or undefined if there are none. Re-renders when a part of it changes. */
export function useDefaultResume(): ResumeDocument | undefined {
  const resumes = useResumes();
  return useResumeDocument(resumes.find(({ isDefault }) => isDefault)?.internalId ?? '');
}
