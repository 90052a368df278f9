import type { Database } from './database';
import type { OpenStore } from './open-store';
import type { UndoLog } from './writes/undo-log';
import type { Writer } from './writes/writer';

/** What backups and the health view need beyond a database's public interface. */
export interface Internals {
  readonly store: OpenStore;
  readonly writer: Writer;
  readonly undoLog: UndoLog;
}

const known = new WeakMap<Database, Internals>();

export function setInternals(database: Database, internals: Internals): void {
  known.set(database, internals);
}

export function internalsOf(database: Database): Internals {
  const internals = known.get(database);
  if (!internals) throw new TypeError('This takes a database that openDatabase gave.');
  return internals;
}
