import { allRows } from '@keepmark/local-store/all-rows';
import { textsOfDeleted } from '@keepmark/local-store/deleted';
import type { Database } from '@keepmark/local-store';
import { answerTable } from '../practice/answer-table';
import { browserRecordings, type RecordingStore } from './recording-store';

/** The recordings of practiced answers as files that sync sends and gets. */
export const syncedRecordings = (recordings: () => RecordingStore = browserRecordings) => ({
  inUse: (database: Database): ReadonlySet<string> =>
    new Set(allRows(database.table(answerTable)).flatMap(({ recordingId }) => recordingId || [])),

  async restorable(database: Database): Promise<ReadonlySet<string>> {
    const texts = await textsOfDeleted(database, answerTable.name);
    return new Set(texts.flatMap((text) => /"recordingId":"([^"]+)"/.exec(text)?.[1] ?? []));
  },

  ids: () => recordings().ids(),
  read: (id: string) => recordings().read(id),

  /** @throws {RecordingNotSavedError} */
  async write(id: string, recording: Blob): Promise<boolean> {
    await recordings().save(id, recording);
    return true;
  },
});
