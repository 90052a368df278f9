import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLettersStore } from '../letters-store';
import { blankLetter, blankDocument } from '@keepmark/resume-document/new-document';
import { sentContentTable, sentDocumentTable } from '@keepmark/resume-document/tables';
import { moveDocumentsOfJobs } from '../job-documents';
import { createResumesStore } from '../resumes-store';
import { anyLetter, anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { deleteSentDocument, deleteSentDocumentsOf, freezeSentDocument, readSentContent } from './sent-store';

function open() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  return {
    database,
    resumes: createResumesStore(database),
    letters: createLettersStore(database),
    documents: database.table(sentDocumentTable),
    contents: database.table(sentContentTable),
  };
}

const application = {
  jobId: 'job-1',
  jobTitle: 'Baker',
  companyName: 'Acme',
  resumeId: '',
  letterId: '',
  dateSent: '2026-11-22',
};

it('keeps any résumé and letter unchanged, even if they change later', () => {
  fc.assert(
    fc.property(anyResume, anyLetter, anyResume, (resume, letter, edited) => {
      const { database, resumes, letters, documents } = open();
      const resumeId = resumes.add(resume);
      const letterId = letters.add(letter, {});
      const sentId = freezeSentDocument(database, { ...application, resumeId, letterId }) ?? '';
      resumes.saveDocument(resumeId, edited);
      resumes.delete([resumeId]);
      letters.delete([letterId]);
      const sent = documents.get(sentId);
      expect(sent).toMatchObject({ jobId: 'job-1', resumeTitle: resume.title, letterTitle: letter.title });
      expect(sent && readSentContent(database, sent)).toEqual({ resume, letter });
    }),
    { numRuns: 20 },
  );
});

it('stores the same content once, and deletes it with the last job', () => {
  const { database, resumes, documents, contents } = open();
  const resumeId = resumes.add(blankDocument({ name: 'Jane' }));
  for (const jobId of ['job-1', 'job-2', 'job-2']) freezeSentDocument(database, { ...application, jobId, resumeId });
  expect([documents.count(), contents.count()]).toEqual([2, 1]);
  deleteSentDocumentsOf(database, ['job-1']);
  expect([documents.count(), contents.count()]).toEqual([1, 1]);
  const before = [documents.query(), contents.query()];
  const undo = database.undoable('Deleted a job', () => deleteSentDocumentsOf(database, ['job-2']));
  expect([documents.count(), contents.count()]).toEqual([0, 0]);
  undo();
  expect([documents.query(), contents.query()]).toEqual(before);
});

it('keeps each version that was sent', () => {
  const { database, resumes, documents, contents } = open();
  const resumeId = resumes.add(blankDocument({ name: 'Jane' }));
  freezeSentDocument(database, { ...application, resumeId });
  resumes.saveDocument(resumeId, blankDocument({ name: 'Jane Doe' }));
  const second = freezeSentDocument(database, { ...application, resumeId, dateSent: '2026-12-01' }) ?? '';
  expect([documents.count(), contents.count()]).toEqual([2, 2]);
  const undo = deleteSentDocument(database, second);
  expect([documents.count(), contents.count()]).toEqual([1, 1]);
  undo();
  expect([documents.count(), contents.count()]).toEqual([2, 2]);
});

it('keeps a letter that was written on the application', () => {
  const { database, resumes, documents } = open();
  const resumeId = resumes.add(blankDocument({ name: 'Jane', email: 'jane@example.com' }));
  const sentId = freezeSentDocument(database, { ...application, resumeId, letterText: 'Dear Acme,\n* I bake.' }) ?? '';
  const sent = documents.get(sentId)!;
  expect(readSentContent(database, sent)?.letter).toMatchObject({
    sender: { name: 'Jane', email: 'jane@example.com' },
    companyName: 'Acme',
    date: '2026-11-22',
    body: String.raw`Dear Acme,` + '\n' + String.raw`\* I bake.`,
  });
});

it('stores nothing if the documents are deleted or there are none', () => {
  const { database, documents } = open();
  expect(freezeSentDocument(database, application)).toBeUndefined();
  expect(freezeSentDocument(database, { ...application, resumeId: 'gone', letterId: 'gone' })).toBeUndefined();
  expect(documents.count()).toBe(0);
});

it('follows a job that is merged into another', () => {
  const { database, letters, documents } = open();
  const letterId = letters.add(blankLetter({ body: 'Hello' }));
  freezeSentDocument(database, { ...application, letterId });
  moveDocumentsOfJobs(database, ['job-1'], 'job-2');
  expect(documents.query().map(({ jobId }) => jobId)).toEqual(['job-2']);
});

it("fills in fields that a document from an older version doesn't have", () => {
  const { database, documents, contents } = open();
  contents.insert({ contentHash: 'old', content: JSON.stringify({ resume: { name: 'Jane' } }) });
  const sentId = documents.insert({ contentHash: 'old' });
  expect(readSentContent(database, documents.get(sentId)!)?.resume).toEqual(blankDocument({ name: 'Jane' }));
});
