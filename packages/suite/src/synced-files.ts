import { syncedRecordings } from '@keepmark/interviews/synced-recordings';
import { attachmentFiles } from '@keepmark/jobs/attachment-files';
import { syncedPhotos } from '@keepmark/local-store/photos';
import { placePhotos } from '@keepmark/places/photos';
import { resumePhotos } from '@keepmark/resume-document/photos';
import type { BlobSource } from '@keepmark/sync';

/** The files that sync keeps the same on all devices. A feature that stores files adds them here; a kind never changes. */
export const syncedFiles = (): readonly BlobSource[] => [
  { kind: 'place-photos', label: 'Photos of places', isOnByDefault: true, ...syncedPhotos(placePhotos) },
  { kind: 'resume-photos', label: 'Photos on résumés and letters', isOnByDefault: true, ...syncedPhotos(resumePhotos) },
  { kind: 'job-files', label: 'Files on jobs', isOnByDefault: true, ...syncedPhotos(attachmentFiles) },
  { kind: 'recordings', label: 'Practice recordings', isOnByDefault: false, ...syncedRecordings() },
];
