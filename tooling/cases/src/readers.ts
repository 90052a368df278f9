import './page-globals';
import { contactsReading } from '@keepmark/contacts/contacts-reading';
import { interviewsReading } from '@keepmark/interviews/interviews-reading';
import { jobsReading } from '@keepmark/jobs/jobs-reading';
import { placesReading } from '@keepmark/places/places-reading';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { resumeReading } from '@keepmark/resume-reader/resume-reading';
import { FileImportError } from '@keepmark/ui/file-import';
import type { FileReading } from '@keepmark/ui/file-reading';

/** Where the person is who imports a calendar. */
const ownZone = 'America/New_York';

export type FileReader = (file: File) => Promise<FileReading>;

/** The reader of each kind of data. */
export const readers: Readonly<Record<FileReading['kind'], FileReader>> = {
  contacts: contactsReading,
  interviews: (file) => interviewsReading(file, ownZone),
  jobs: jobsReading,
  places: placesReading,
  resume: resumeReading,
};

/** Errors with a sentence for the person who chose the file. */
const namesOfRefusals: ReadonlySet<string> = new Set(['ImportFileError', FileImportError.name, ResumeFileError.name]);

/** Why a reader refuses a file, in words for people; undefined if it broke instead. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error && namesOfRefusals.has(error.name) ? error.message : undefined;
