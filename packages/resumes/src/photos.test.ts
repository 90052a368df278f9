import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore } from './resumes-store';
import { freezeSentDocument } from './sent/sent-store';
import { photosInUse } from '@keepmark/resume-document/photos';

it('is used while a résumé or a sent document shows it', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const resumes = createResumesStore(database);
  const photoId = 'a1';
  const resumeId = resumes.add(blankDocument({ photoId }));
  expect([...photosInUse(database)]).toEqual([photoId]);
  const job = { jobId: 'job', jobTitle: 'Baker', companyName: 'Acme', dateSent: '2026-11-22' };
  freezeSentDocument(database, { ...job, resumeId, letterId: '' });
  resumes.delete([resumeId]);
  expect([...photosInUse(database)]).toEqual([photoId]);
});
