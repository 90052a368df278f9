import type { BackupPart } from '@keepmark/app-shell';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import * as z from 'zod/mini';
import { answerTable } from '../practice/answer-table';
import { browserRecordings, type RecordingStore } from './recording-store';

/** The recordings of a backup can't be read. */
export class DamagedRecordingsError extends Error {
  override readonly name = 'DamagedRecordingsError';
  constructor(cause?: unknown) {
    super('The recordings in this backup are damaged, so nothing was restored. Choose another backup.', { cause });
  }
}

const recordingsSchema = z.record(z.string(), z.object({ type: z.string(), data: z.string() }));
/** How long a recording that no answer has is kept, so that undo and other tabs still find it. */
const unusedForMs = 24 * 60 * 60 * 1000;

const rowsWithRecordings = (database: Database) =>
  allRows(database.table(answerTable)).filter(({ recordingId }) => recordingId !== '');

/** How many bytes the recordings of the saved answers take. */
export const recordingsBytes = (database: Database): number =>
  rowsWithRecordings(database).reduce((sum, { recordingBytes }) => sum + recordingBytes, 0);

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The recording could not be read.')));
    reader.readAsDataURL(blob);
  });

function blobOf(data: string, type: string): Blob {
  try {
    return new Blob([Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0)], { type });
  } catch (cause) {
    throw new DamagedRecordingsError(cause);
  }
}

/** The recordings as a part of backups that people choose. */
export const recordingBackup = (recordings: RecordingStore = browserRecordings()): BackupPart => ({
  name: 'recordings',
  optional: { label: 'Include interview recordings', bytes: recordingsBytes },

  async write(database) {
    const written: Record<string, { type: string; data: string }> = {};
    for (const { recordingId } of rowsWithRecordings(database)) {
      const blob = await recordings.read(recordingId);
      if (blob) written[recordingId] = { type: blob.type, data: await base64Of(blob) };
    }
    return Object.keys(written).length > 0 ? written : undefined;
  },

  async restore(part) {
    const read = recordingsSchema.safeParse(part);
    if (!read.success) throw new DamagedRecordingsError(read.error);
    const blobs = Object.entries(read.data).map(([id, { type, data }]) => ({ id, blob: blobOf(data, type) }));
    for (const { id, blob } of blobs) await recordings.save(id, blob);
  },
});

async function deleteUnused(database: Database, recordings: RecordingStore, savedBeforeMs: number): Promise<void> {
  for (const id of await recordings.ids()) {
    const savedMs = (await recordings.savedMs(id)) ?? 0;
    const isUsed = rowsWithRecordings(database).some(({ recordingId }) => recordingId === id);
    if (!isUsed && savedMs <= savedBeforeMs) await recordings.delete(id);
  }
}

/** Deletes the recordings that no answer has had for a day. */
export const sweepRecordings = (
  database: Database,
  recordings: RecordingStore = browserRecordings(),
  nowMs = Date.now(),
): Promise<void> => deleteUnused(database, recordings, nowMs - unusedForMs);

/**
 * For "Clear all": deletes the recordings of the cleared answers when the page is left, since it can be undone until then.
 * What a killed browser leaves is deleted by `sweepRecordings`.
 * @param cleared names of the tables being cleared
 */
export function releaseClearedRecordings(
  database: Database,
  cleared: readonly string[],
  recordings: RecordingStore = browserRecordings(),
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): void {
  if (!cleared.includes(answerTable.name)) return;
  const ids = new Set<string>();
  // Before the page is left there is no time to ask for the ids.
  recordings.ids().then(
    (stored) => stored.forEach((id) => ids.add(id)),
    () => {},
  );
  page.addEventListener(
    'pagehide',
    () => {
      for (const { recordingId } of rowsWithRecordings(database)) ids.delete(recordingId);
      for (const id of ids) void recordings.delete(id).catch(() => {});
    },
    { once: true },
  );
}
