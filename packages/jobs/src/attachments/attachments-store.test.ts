import { IDBFactory } from 'fake-indexeddb';
import { deletedRows, restoreDeleted } from '@keepmark/local-store/deleted';
import { beforeEach, expect, it, vi } from 'vitest';
import { mergeRules } from '../duplicates/same-job';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { databaseOf } from '../testing/database-of';
import { sampleFile } from '../testing/sample-files';
import { attachmentBackup, attachmentFiles, attachmentsBytes } from './attachment-files';
import { attachmentTable } from './attachment-table';
import { attach, deleteAttachment, renameAttachment, storeFile } from './attachments-store';

const named = { jobTitle: 'Welder', companyName: 'Harbor & Vale' };

function open() {
  const { database, ids } = databaseOf([named, named]);
  const rows = () => database.table(attachmentTable).query();
  const store = createJobsStore(database);
  const [first = '', second = ''] = ids;
  return { database, store, first, second, rows, jobs: database.table(jobTable) };
}

const newBrowser = () => vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(() => void newBrowser());

it('keeps a file byte for byte', async () => {
  const { database, first, rows } = open();
  const file = sampleFile('Contract.pdf', 'pdf', 'signed');
  attach(database, first, await storeFile(file));
  expect(rows()).toMatchObject([{ jobId: first, name: 'Contract.pdf', kind: 'pdf', sizeBytes: file.size }]);
  const stored = await attachmentFiles.read(rows()[0]!.fileId);
  expect(await stored?.text()).toBe(await file.text());
});

it.each([
  [sampleFile('notes.txt', 'text'), '“notes.txt” isn’t a PDF'],
  [sampleFile('fake.pdf', 'html'), '“fake.pdf” isn’t a PDF'],
  [sampleFile('nothing.pdf', 'empty'), '“nothing.pdf” is empty'],
  [new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'film.pdf'), '“film.pdf” is larger than 20 MB'],
])('says what is wrong with a file that can’t be attached (%#)', async (file, message) => {
  await expect(storeFile(file)).rejects.toThrow(message);
  expect([...(await attachmentFiles.ids())]).toEqual([]);
});

it('names the file when the browser is out of space', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(storeFile(sampleFile('CV.docx', 'docx'))).rejects.toThrow('We couldn’t save “CV.docx”');
});

it('attaches the same file once, and not to a job that is gone', async () => {
  const { database, store, first, rows } = open();
  const file = await storeFile(sampleFile('CV.pdf', 'pdf'));
  attach(database, first, file);
  expect(() => attach(database, first, { ...file, name: 'Copy.pdf' })).toThrow('on this job already, as “CV.pdf”');
  store.delete([first]);
  expect(() => attach(database, first, file)).toThrow('The job was deleted');
  expect(rows()).toEqual([]);
});

it('renames and deletes a file, and undoes both', async () => {
  const { database, first, rows } = open();
  const undoAttach = attach(database, first, await storeFile(sampleFile('CV.pdf', 'pdf')));
  const undoName = renameAttachment(database, rows()[0]!, 'Résumé');
  expect(rows()[0]?.name).toBe('Résumé.pdf');
  undoName?.();
  expect(rows()[0]?.name).toBe('CV.pdf');
  const undo = deleteAttachment(database, rows()[0]!);
  expect(rows()).toEqual([]);
  undo();
  expect(rows()).toMatchObject([{ name: 'CV.pdf' }]);
  undoAttach();
  expect(rows()).toEqual([]);
});

it('goes to the job that its own is merged into, each file once, and undo moves it back', async () => {
  const { database, store, first, second, rows, jobs } = open();
  const [same, other] = await Promise.all([
    storeFile(sampleFile('CV.pdf', 'pdf')),
    storeFile(sampleFile('Offer.png', 'png')),
  ]);
  attach(database, first, same);
  attach(database, second, same);
  attach(database, second, other);
  const before = rows();
  const undo = store.merge([jobs.get(first)!, jobs.get(second)!], mergeRules);
  expect(rows().map(({ jobId, name }) => [jobId, name])).toEqual([
    [first, 'CV.pdf'],
    [first, 'Offer.png'],
  ]);
  undo?.();
  expect(rows()).toEqual(before);
});

it('is deleted and restored with its job, and its bytes stay', async () => {
  const { database, store, first, second, rows } = open();
  const file = await storeFile(sampleFile('CV.pdf', 'pdf'));
  attach(database, first, file);
  attach(database, second, file);
  const before = rows();
  store.delete([first]);
  expect(rows().map(({ jobId }) => jobId)).toEqual([second]);
  store.delete([second]);
  const tables = new Set(['jobs']);
  const { rows: deleted } = await deletedRows(database, tables);
  attachmentFiles.sweep(database);
  await restoreDeleted(database, deleted, tables, 'Restored');
  expect(rows()).toEqual(expect.arrayContaining([...before]));
  expect(await attachmentFiles.read(file.fileId)).toBeDefined();
});

it('is part of a backup, and restored from it in another browser', async () => {
  const { database, first, second } = open();
  const file = await storeFile(sampleFile('CV.docx', 'docx'));
  attach(database, first, file);
  attach(database, second, file);
  expect(attachmentsBytes(database)).toBe(file.sizeBytes);
  const part = JSON.parse(JSON.stringify(await attachmentBackup().write(database))) as unknown;
  newBrowser();
  await attachmentBackup().restore(part);
  expect((await attachmentFiles.read(file.fileId))?.size).toBe(file.sizeBytes);
});

it('says what to do when the files are too large for a backup', async () => {
  const { database, first } = open();
  database.table(attachmentTable).insert({ jobId: first, fileId: 'a', sizeBytes: 250_000_001 });
  await expect(attachmentBackup().write(database)).rejects.toThrow('uncheck “Include files on jobs”');
});
