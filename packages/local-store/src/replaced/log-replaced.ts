import { logOf } from '../logs/database-log';
import type { LogEntry, LogTexts } from '../logs/log-copy';
import type { Store } from '../store';
import type { RowRef } from '../sync/sync-rows';

/** A text of a field that a newer one replaced when two tabs or two devices were merged. */
export interface ReplacedText extends RowRef {
  readonly field: string;
  readonly text: string;
  /** When it was replaced, in milliseconds since 1970. */
  readonly replacedAtMs: number;
}

/** A text in the log. */
export interface LoggedText extends LogEntry {
  readonly field: string;
  /** The key of its text. */
  readonly part: string;
}

/** Adds texts to the log. Never rejects. Says false when they are gone with the page. */
export async function logReplaced(store: Store, texts: readonly ReplacedText[]): Promise<boolean> {
  const log = logOf(store);
  for (const atMs of new Set(texts.map(({ replacedAtMs }) => replacedAtMs))) {
    const ofTime = texts.filter(({ replacedAtMs }) => replacedAtMs === atMs);
    const entries = ofTime.map(({ table, id, field }, part): LoggedText => ({ table, id, field, part: String(part) }));
    const parts: LogTexts = Object.fromEntries(ofTime.map(({ text }, part) => [part, text]));
    await log.add('replaced', atMs, entries, parts).catch(() => {});
  }
  return log.isStored;
}
