import { IDBFactory } from 'fake-indexeddb';
import { deleteForGood } from '@keepmark/local-store/deleted';
import { testDatabase } from '@keepmark/local-store/testing';
import { describe, expect, it, vi } from 'vitest';
import { createPracticeStore } from '../practice/practice-store';
import { answerTable } from '../practice/answer-table';
import {
  DamagedRecordingsError,
  recordingBackup,
  recordingsBytes,
  releaseClearedRecordings,
  sweepRecordings,
} from './recording-backup';
import { createRecordingStore, RecordingNotSavedError } from './recording-store';

const sound = () => new Blob([new Uint8Array([1, 2, 3, 250])], { type: 'audio/webm' });
function open() {
  const database = testDatabase();
  const factory = new IDBFactory();
  return { database, recordings: createRecordingStore(() => factory), practice: createPracticeStore(database) };
}
const bytesOf = async (blob: Blob | undefined) => blob && [...new Uint8Array(await blob.arrayBuffer())];

describe('a recording', () => {
  it('is read back unchanged, and gone after it is deleted', async () => {
    const { recordings } = open();
    await recordings.save('a', sound());
    const read = await recordings.read('a');
    expect([await bytesOf(read), read?.type]).toEqual([[1, 2, 3, 250], 'audio/webm']);
    await recordings.delete('a');
    expect(await recordings.read('a')).toBeUndefined();
  });

  it('says what to do if the browser can’t store it', async () => {
    const recordings = createRecordingStore(() => {
      throw new Error('Denied');
    });
    await expect(recordings.save('a', sound())).rejects.toThrow(RecordingNotSavedError);
  });
});

describe('a backup', () => {
  it('includes the recordings of saved answers, and restores them in another browser', async () => {
    const { database, recordings, practice } = open();
    await recordings.save('a', sound());
    await recordings.save('unused', sound());
    practice.addAnswer({ recordingId: 'a', recordingBytes: 4 });
    expect(recordingsBytes(database)).toBe(4);
    const written = JSON.parse(JSON.stringify(await recordingBackup(recordings).write(database))) as unknown;
    const other = open();
    await recordingBackup(other.recordings).restore(written);
    expect(await other.recordings.ids()).toEqual(['a']);
    expect(await bytesOf(await other.recordings.read('a'))).toEqual([1, 2, 3, 250]);
  });

  it('has no such part without recordings, and restores nothing if damaged', async () => {
    const { database, recordings } = open();
    const backup = recordingBackup(recordings);
    expect(await backup.write(database)).toBeUndefined();
    const damaged = { a: { type: 'audio/webm', data: 'AQID' }, b: { type: 'audio/webm', data: '%%%' } };
    await expect(backup.restore(damaged)).rejects.toThrow(DamagedRecordingsError);
    expect(await recordings.ids()).toEqual([]);
  });
});

it('is deleted a day after its answer, but not while an answer has it', async () => {
  const { database, recordings, practice } = open();
  practice.addAnswer({ recordingId: 'used' });
  const dayMs = 86_400_000;
  for (const id of ['used', 'old']) await recordings.save(id, sound(), 0);
  await recordings.save('new', sound(), 2 * dayMs - 1000);
  await sweepRecordings(database, recordings, 2 * dayMs);
  expect((await recordings.ids()).toSorted()).toEqual(['new', 'used']);
});

it('stays while its deleted answer can be restored', async () => {
  const { database, recordings, practice } = open();
  practice.addAnswer({ recordingId: 'deleted' });
  for (const id of ['deleted', 'old']) await recordings.save(id, sound(), 0);
  database.table(answerTable).truncate();
  await sweepRecordings(database, recordings);
  expect(await recordings.ids()).toEqual(['deleted']);
  await deleteForGood(database, 'everything', new Set());
  await sweepRecordings(database, recordings);
  expect(await recordings.ids()).toEqual([]);
});

it('is deleted by “Clear all” when the page closes, unless that was undone', async () => {
  const { database, recordings, practice } = open();
  for (const id of ['a', 'b']) await recordings.save(id, sound());
  practice.addAnswer({ recordingId: 'a' });
  const page = new EventTarget();
  const undo = database.undoable('Cleared', () => database.table(answerTable).delete(() => true));
  releaseClearedRecordings(database, ['interview_answers'], recordings, page);
  // What it reads is there once a later read is.
  expect(await recordings.ids()).toHaveLength(2);
  undo();
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await recordings.ids()).toEqual(['a']));
});
