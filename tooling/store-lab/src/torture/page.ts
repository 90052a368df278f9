import { type Database, defineTable, field, openDatabase, type RowOf, type Table } from '@keepmark/local-store';
import { readRescued } from '@keepmark/local-store/care';

/** What the pages of the torture runs can do: called from Node through the browser's debugger. */
export interface TorturePage {
  /** Opens the database; settles when what the disk had lost is back. Gives what went wrong while opening. */
  open(limitCharacters?: number): Promise<string | undefined>;
  /** Writes without end, and says each write once it is acknowledged. */
  stream(run: string): void;
  /** Writes `count` times to rows of this tab and to rows of all tabs. */
  share(tab: number, tabs: number, count: number): Promise<void>;
  makeShared(rows: number): void;
  /** Fills the storage to the last character, and then the database. */
  fill(): Promise<FillResult>;
  /** Damages a page of notes. Gives how many rows it held. */
  damage(kind: Damage): number;
  rescued(): number;
  dump(): Dump;
  notices(): readonly unknown[];
}

/** How a page is damaged: cut in half, of another layout, no JSON, its columns no names, its cells of wrong types. */
export type Damage = 'cut' | 'version' | 'text' | 'columns' | 'types';

export interface FillResult {
  readonly rows: number;
  readonly error: string;
  readonly memoryEqualsDisk: boolean;
  /** Rows that a delete took out of the full store. */
  readonly deleted: number;
  /** What a transaction came to for which there was no room half-way. */
  readonly halfWay: string;
}

/** All rows, by table and id. */
export type Dump = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** What the stream says: an acknowledged write or, before it is made, the rows that a write may delete. */
export type Said =
  | { readonly kind: 'insert'; readonly atMs: number; readonly id: string; readonly text: string }
  | { readonly kind: 'update'; readonly atMs: number; readonly id: string; readonly count: number }
  | { readonly kind: 'group'; readonly atMs: number; readonly tag: string }
  | { readonly kind: 'going' | 'gone'; readonly atMs: number; readonly id: string }
  /** Everything written before `atMs` is safe. */
  | { readonly kind: 'kept'; readonly atMs: number }
  /** The journal has waited longer than before for IndexedDB. */
  | { readonly kind: 'commit'; readonly atMs: number; readonly ms: number };

declare global {
  interface Window {
    torture: TorturePage;
    /** Given by Node. */
    say(said: Said): Promise<void>;
  }
}

const noteTable = defineTable('notes', { fields: { text: field.text(), count: field.number() }, indexes: ['count'] });
const groupTable = defineTable('groups', { fields: { tag: field.text(), links: field.number() } });
const linkTable = defineTable('links', { fields: { tag: field.text(), groupId: field.text() }, indexes: ['tag'] });
const sharedTable = defineTable('shared', {
  fields: {
    tab0: field.number(),
    tab1: field.number(),
    tab2: field.number(),
    tab3: field.number(),
    tab4: field.number(),
  },
});

let database: Database;
const noticed: unknown[] = [];

/** So many notes at most, so that hundreds of runs fit one profile. */
const maxNotes = 1500;

const words = (): string => 'Saved for months, and never to be lost. '.repeat(1 + Math.floor(Math.random() * 20));
const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

async function writeOnce(run: string, number: number): Promise<void> {
  const notes = database.table(noteTable);
  const dice = Math.random();
  const crowded = notes.count() > maxNotes;
  const { internalId: id, count } = pick(notes.query()) ?? { internalId: '', count: 0 };
  if ((dice < 0.45 && !crowded) || !id) {
    const text = `${run} ${number} ${words()}`;
    void window.say({ kind: 'insert', id: notes.insert({ text }), text, atMs: Date.now() });
  } else if (dice < 0.65) {
    notes.update(id, { count: count + 1 });
    void window.say({ kind: 'update', id, count: count + 1, atMs: Date.now() });
  } else if (dice < 0.8) {
    await window.say({ kind: 'going', id, atMs: Date.now() });
    notes.delete(id);
    void window.say({ kind: 'gone', id, atMs: Date.now() });
  } else await writeGroup(`${run} ${number}`, dice < 0.82 ? 150 : Math.ceil(Math.random() * 5), dice < 0.95);
}

/** How long a flush waits for a second copy that doesn't answer: nothing is sure of one that took so long. */
const secondCopyMs = 3000;

async function sayKept(): Promise<void> {
  const atMs = Date.now();
  await database.flush();
  if (Date.now() - atMs < secondCopyMs) await window.say({ kind: 'kept', atMs });
}

/** Says how long the journal waits for IndexedDB, each time that it waits longer than ever before. */
function watchCommits(): void {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as (...given: unknown[]) => IDBTransaction;
  let longestMs = 0;
  IDBDatabase.prototype.transaction = function transaction(...given: unknown[]) {
    const made = begin.apply(this, given);
    const startMs = Date.now();
    made.addEventListener('complete', () => {
      const ms = Date.now() - startMs;
      if (ms <= longestMs) return;
      longestMs = ms;
      void window.say({ kind: 'commit', atMs: Date.now(), ms });
    });
    return made;
  };
}

/** A group with its links comes, and another goes with its own, in one transaction. */
async function writeGroup(tag: string, linkCount: number, replaces: boolean): Promise<void> {
  const groups = database.table(groupTable);
  const links = database.table(linkTable);
  const old = replaces ? pick(groups.query()) : undefined;
  if (old) await window.say({ kind: 'going', id: old.tag, atMs: Date.now() });
  database.transaction(() => {
    const groupId = groups.insert({ tag, links: linkCount });
    for (let link = 0; link < linkCount; link += 1) links.insert({ tag, groupId });
    if (old) {
      links.delete({ tag: old.tag });
      groups.delete(old.internalId);
    }
  });
  const atMs = Date.now();
  void window.say({ kind: 'group', tag, atMs });
  if (old) void window.say({ kind: 'gone', id: old.tag, atMs });
}

/** A transaction over two tables that fits at first and then does not: says what is left of it. */
function tooLarge(notes: Table<RowOf<typeof noteTable>>): string {
  const groups = database.table(groupTable);
  const state = (): string => JSON.stringify([notes.query(), groups.query()]);
  const before = state();
  try {
    database.transaction(() => {
      for (const { internalId } of notes.query({ limit: 2 })) notes.delete(internalId);
      groups.insert({ tag: 'half-way' });
      for (let row = 0; row < 50; row += 1) notes.insert({ text: `${Math.random()}`.padEnd(100_000, 'y') });
    });
  } catch (error) {
    return state() === before ? 'nothing is left' : `something is left after ${String(error)}`;
  }
  return 'it did not fail';
}

/** Lets everything else run that waits. Timers do so too, but once a second in a tab that nobody looks at. */
function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage('go on');
  });
}

window.torture = {
  async open(limitCharacters) {
    try {
      database = openDatabase('torture', limitCharacters === undefined ? {} : { limitCharacters });
      database.subscribeNotices((notice) => noticed.push(notice));
      for (const table of [noteTable, groupTable, linkTable, sharedTable]) database.table(table as typeof noteTable);
      await database.flush();
      return undefined;
    } catch (error) {
      return String(error);
    }
  },
  stream(run) {
    watchCommits();
    let number = 0;
    const next = async (): Promise<void> => {
      for (let burst = Math.ceil(Math.random() * 4); burst > 0; burst -= 1) await writeOnce(run, (number += 1));
      void sayKept();
      // Now and then long enough for the store to tidy up.
      setTimeout(() => void next(), Math.random() * (number % 20 === 0 ? 500 : 30));
    };
    void next();
  },
  makeShared(rows) {
    for (let row = 0; row < rows; row += 1) database.table(sharedTable).insert({});
  },
  async share(tab, tabs, count) {
    const shared = database.table(sharedTable);
    const rows = shared.query();
    for (let number = 1; number <= count; number += 1) {
      if (number % 2 === 0) database.table(noteTable).insert({ text: `tab ${tab} of ${tabs}`, count: number });
      else shared.update(rows[((number - 1) / 2) % rows.length]!.internalId, { [`tab${tab}`]: number });
      // Lets the other tabs' events in, as a person's pauses would.
      if (number % 5 === 0) await turn();
    }
    await database.flush();
  },
  async fill() {
    // Somebody else's keys take all but a little, to the last character.
    const other = 'x'.repeat(100_000);
    let size = other.length;
    for (let number = 0; size > 0; number += 1) {
      try {
        localStorage.setItem(`other${number}`, other.slice(0, size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
    localStorage.removeItem('other0');
    const notes = database.table(noteTable);
    let error: Error | undefined;
    for (let row = 0; !error; row += 1) {
      try {
        notes.insert({ text: `${Math.random()}`.padEnd(2000, 'x'), count: row });
      } catch (cause) {
        error = cause as Error;
      }
    }
    const memory = JSON.stringify(notes.query());
    const rows = notes.count();
    await database.flush();
    database.close();
    database = openDatabase('torture');
    await database.ready;
    const again = database.table(noteTable);
    const memoryEqualsDisk = JSON.stringify(again.query()) === memory;
    const halfWay = tooLarge(again);
    const deleted = again.delete(again.query({ limit: 1 })[0]!.internalId);
    return {
      rows,
      error: `${error.name}: ${error.message}`,
      memoryEqualsDisk,
      deleted,
      halfWay,
    };
  },
  damage(kind) {
    // One that is whole: what was damaged before is written again only once the store has nothing else to do.
    const isWhole = (text: string): boolean => text.startsWith('{"f":1,"c":["text"') && text.endsWith('\n]}');
    const key = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!).find(
      (one) => one.startsWith('torture/notes#') && isWhole(localStorage.getItem(one)!),
    )!;
    const text = localStorage.getItem(key)!;
    const damages = {
      cut: text.slice(0, text.length / 2),
      version: text.replace('"f":1', '"f":99'),
      text: 'no JSON',
      columns: text.replace('"text"', '7'),
      types: text.replaceAll('"tab 0 of 1"', '7'),
    };
    localStorage.setItem(key, damages[kind]);
    return text.split('\n').length - 2;
  },
  rescued: () => readRescued(database).length,
  dump() {
    const tables = [noteTable, groupTable, linkTable, sharedTable].map((definition) => {
      const rows = [...Array(10).keys()].flatMap((page) =>
        database.table(definition as typeof noteTable).query({ offset: page * 10_000, limit: 10_000 }),
      );
      return [definition.name, Object.fromEntries(rows.map((row) => [row.internalId, row]))] as const;
    });
    return Object.fromEntries(tables);
  },
  notices: () => noticed,
};
