import type { BackupPart } from '@keepmark/app-shell';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { textsOfDeleted } from '@keepmark/local-store/deleted';
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
/** How long to keep a recording without an answer, so that undo and other tabs still find it. */
const unusedForMs = 24 * 60 * 60 * 1000;

const rowsWithRecordings = (database: Database) =>
  allRows(database.table(answerTable)).filter(({ recordingId }) => recordingId !== '');

/** The size of the recordings of saved answers, in bytes. */
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

/** The recordings as an optional part of backups. */
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
  const deleted = await textsOfDeleted(database, answerTable.name);
  for (const id of await recordings.ids()) {
    const savedMs = (await recordings.savedMs(id)) ?? 0;
    const isUsed =
      rowsWithRecordings(database).some(({ recordingId }) => recordingId === id) ||
      deleted.some((text) => text.includes(JSON.stringify(id)));
    if (!isUsed && savedMs <= savedBeforeMs) await recordings.delete(id);
  }
}

/** Deletes recordings that have had no answer for a day. A deleted answer that can be restored keeps its recording. */
export const sweepRecordings = (
  database: Database,
  recordings: RecordingStore = browserRecordings(),
  nowMs = Date.now(),
): Promise<void> => deleteUnused(database, recordings, nowMs - unusedForMs);

/**
 * For a "Clear all" for good: deletes the recordings of cleared answers when the page closes, since people can undo it until then.
 * If the browser is killed, `sweepRecordings` deletes them later.
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
  // Reads the ids now, because there is no time for it when the page closes.
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
