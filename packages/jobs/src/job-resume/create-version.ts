import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { createResumesStore, ResumeDeletedError } from '@keepmark/resumes/resumes-store';
import { notifyWithUndo, tryAndNotify } from '@keepmark/ui';
import { useCallback } from 'react';
import { jobName } from '../job';
import { jobTable } from '../job-table';

// Beside the store of jobs, so that the list of jobs doesn't load the store of résumés.

/** A version of a résumé that was made for a job, and what deletes it again. */
interface ResumeVersion {
  readonly id: string;
  readonly undo: Undo;
}

type Changes = Partial<Pick<ResumeDocument, 'summary' | 'sections'>>;

/**
 * Makes a version of a résumé for a job, and links the job to it.
 * @param changes what differs from the résumé
 * @returns undefined if the job or the résumé no longer exists
 */
export function createVersion(
  database: Database,
  jobId: string,
  resumeId: string,
  changes: Changes = {},
): ResumeVersion | undefined {
  const jobs = database.table(jobTable);
  const job = jobs.get(jobId);
  if (!job) return undefined;
  try {
    let id = '';
    const resumes = createResumesStore(database);
    const undo = database.undoable(`Created a résumé for ${jobName(job)}`, () => {
      id = resumes.merge(resumeId, jobName(job), changes, jobId).id;
      jobs.update(jobId, { resumeId: id });
    });
    return { id, undo };
  } catch (error) {
    if (error instanceof ResumeDeletedError) return undefined;
    throw error;
  }
}

/** Makes a version, with a notification that offers Undo. The action returns the id of the new résumé. */
export function useVersionAction() {
  const database = useDatabase();
  return useCallback(
    (jobId: string, resumeId: string, onUndo: () => void, changes?: Changes): string | undefined => {
      const version = tryAndNotify(() => createVersion(database, jobId, resumeId, changes));
      if (!version) return undefined;
      notifyWithUndo('Created a version of your résumé for this job.', () => {
        version.undo();
        onUndo();
      });
      return version.id;
    },
    [database],
  );
}
