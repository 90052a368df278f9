import { savedCompanies } from '@keepmark/companies';
import type { JobStatus } from '@keepmark/jobs';
import { createJobsStore, type KnownApplication } from '@keepmark/jobs/jobs-store';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { interviewName, interviewToUpdate, type InterviewValues, withSavedCompany } from './interview';
import { type Interview, interviewTable } from './interview-table';

/** A status to give the interview's job in the same step. */
export interface JobMove {
  readonly jobId: string;
  readonly status: JobStatus;
  /** For a job without a recorded application: what the person knows of it. */
  readonly known?: KnownApplication | undefined;
}

/**
 * The saved interviews of a database. Every write follows the rules of an interview: its company is a saved one or just
 * a name, and a changed calendar event has a higher SEQUENCE. Writes throw the store's errors, whose messages say what
 * to do.
 */
export function createInterviewsStore(database: Database) {
  const { interviews, insert, write, updateCompany, moveJob } = createInterviewWrites(database);

  return {
    get: (internalId: string): Interview | undefined => interviews.get(internalId),

    /** Adds an interview and, if asked, moves its job, in one step. */
    add(values: InterviewValues, move?: JobMove): { readonly internalId: string; readonly undo: Undo } {
      let internalId = '';
      const undo = database.undoable('Added an interview', () => {
        internalId = insert(values);
        moveJob(move);
      });
      return { internalId, undo };
    },

    /** Adds and updates interviews from a calendar file: all or nothing. */
    importAll(
      label: string,
      added: readonly InterviewValues[],
      updated: readonly { readonly internalId: string; readonly changes: InterviewValues }[],
    ): Undo {
      return database.undoable(label, () => {
        for (const values of added) insert(values);
        for (const { internalId, changes } of updated) {
          const interview = interviews.get(internalId);
          if (interview) write(interview, changes);
        }
      });
    },

    /** @returns undefined if the interview was deleted */
    update(internalId: string, changes: InterviewValues, move?: JobMove): Undo | undefined {
      const interview = interviews.get(internalId);
      if (!interview) return undefined;
      return database.undoable(`Changed ${interviewName(interview)}`, () => {
        write(interview, changes);
        moveJob(move);
      });
    },

    /** Deletes interviews. The undo restores them with the current state of their companies. */
    delete(label: string, some: readonly Interview[]): Undo {
      const ids = new Set(some.map(({ internalId }) => internalId));
      const undo = database.undoable(label, () => interviews.delete(({ internalId }) => ids.has(internalId)));
      return () =>
        database.transaction(() => {
          undo();
          for (const id of ids) updateCompany(id);
        });
    },
  };
}

/** The writes that every change is made of, within the transaction of their caller. */
function createInterviewWrites(database: Database) {
  const interviews = database.table(interviewTable);
  const jobs = createJobsStore(database);
  const withCurrentCompany = (values: InterviewValues) => withSavedCompany(values, savedCompanies(database));
  return {
    interviews,
    insert: (values: InterviewValues): string => interviews.insert(withCurrentCompany(values)),

    write: (interview: Interview, changes: InterviewValues): void =>
      void interviews.update(interview.internalId, interviewToUpdate(interview, withCurrentCompany(changes))),

    /** Gives an interview the current name and id of its company. */
    updateCompany: (internalId: string): void => {
      const interview = interviews.get(internalId);
      if (!interview) return;
      const { companyId, companyName } = withCurrentCompany(interview);
      interviews.update(internalId, { companyId, companyName });
    },

    moveJob: (move: JobMove | undefined): void => {
      if (move?.known) jobs.moveApplied(move.jobId, move.status, move.known);
      else if (move) jobs.setStatus([move.jobId], move.status);
    },
  };
}

/** The store of the current database. */
export function useInterviewsStore(): ReturnType<typeof createInterviewsStore> {
  const database = useDatabase();
  return useMemo(() => createInterviewsStore(database), [database]);
}

/** All saved interviews, in no particular order. Rerenders when they change. */
export const useSavedInterviews = (): readonly Interview[] => useAllRows(interviewTable);

/** One saved interview; undefined if none has this id. Rerenders when it changes. */
export const useSavedInterview = (internalId: string): Interview | undefined => useRow(interviewTable, internalId);
