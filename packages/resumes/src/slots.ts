import type { Database, Undo } from '@keepmark/local-store';
import type { ComponentType, ReactNode } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';

/** Clears references of other features to résumés that are being deleted. Called within that transaction. */
export type ReleaseResumes = (database: Database, resumeIds: ReadonlySet<string>) => void;

/** The data of a saved job for the screens of résumés and letters. */
export interface PickedJob {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
}

/** A saved job, with the text of its posting if it has one. */
export interface FoundJob extends PickedJob {
  readonly postingText?: string;
  /** The end of `postingText` that is the job's full posting; the rest is its description. */
  readonly jobPostingData?: string;
}

/** @returns undefined if the job or the résumé no longer exists */
export type CreateVersion = (
  database: Database,
  jobId: string,
  resumeId: string,
  changes: Pick<ResumeDocument, 'summary' | 'sections'>,
) => { readonly id: string; readonly undo: Undo } | undefined;

/** What features above this one add to its screens. The suite passes them in. */
export interface ResumesSlots {
  /** Clears the résumé of jobs when it is deleted. Loaded with the first screen that deletes: pass it to `delete`. */
  readonly release?: () => Promise<ReleaseResumes>;
  /** On the list: links to the jobs that use a résumé, in one line. Renders nothing if there are none. */
  readonly ResumeJobs?: ComponentType<{ readonly resumeId: string }>;
  /** A link to a saved job; plain text if it was deleted. */
  readonly JobLink?: ComponentType<{ readonly jobId: string; readonly children: ReactNode }>;
  /** A field to pick a saved job. `jobId` is empty for none; `onChange` gets undefined when it's cleared. */
  readonly JobPicker?: ComponentType<{
    readonly jobId: string;
    readonly onChange: (job: PickedJob | undefined) => void;
    readonly label?: string;
  }>;
  /** Reads a saved job, to start a letter or version for it. Loads on demand. */
  readonly findJob?: () => Promise<(database: Database, jobId: string) => FoundJob | undefined>;
  /** Makes a version of a résumé for a saved job, and links the job to it. Loads on demand. */
  readonly createVersion?: () => Promise<CreateVersion>;
}
