import type { Contender } from './contender';
import { dexie } from './dexie-contender';
import { keepmark, keepmarkUnpacked } from './keepmark-contender';
import { localstoragedb } from './localstoragedb-contender';
import { benchRow, describedRow, statuses } from './rows';

/** What the page of the benchmarks can do. Times are milliseconds. */
export interface BenchPage {
  readonly contenders: readonly string[];
  /** Opens a database that is stored, in a page that has read nothing yet. */
  open(contender: string): Promise<number>;
  /** Fills an empty database with so many rows in one go. */
  bulk(contender: string, rows: number): Promise<number>;
  /** The median of one operation. */
  insert(contender: string, rows: number): Promise<number>;
  update(contender: string, rows: number): Promise<number>;
  query(contender: string): Promise<number>;
  counts(contender: string): Promise<number>;
  wipe(contender: string): Promise<void>;
  /** How many rows fit before the store is full, each with a description of so many characters. */
  fill(contender: string, descriptionCharacters: number): Promise<number>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const contenders: Readonly<Record<string, Contender>> = {
  'local-store': keepmark,
  'local-store-unpacked': keepmarkUnpacked,
  localstoragedb,
  dexie,
};
const named = (name: string): Contender => contenders[name]!;

/** Long enough for the clock, which in an isolated page ticks every 5 µs. */
const roundMs = 2;
const rounds = 21;
/** Rows between two pauses of filling. */
const rowsAtOnce = 50;
/** So few writes a round that the database stays the size that is measured. */
const maxWrites = 30;

let notes = 0;

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  const answer = work();
  if (answer instanceof Promise) await answer;
  return performance.now() - start;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[numbers.length >> 1]!;

/** The median over rounds of as many operations as make a round long enough; the first rounds warm up. */
async function medianOf(operation: (number: number) => unknown, mostPerRound = 1000): Promise<number> {
  let number = 0;
  const once = (): unknown => operation((number += 1));
  for (let warm = 0; warm < 5; warm += 1) await timed(once);
  const perRound = Math.min(mostPerRound, Math.max(1, Math.ceil(roundMs / Math.max(await timed(once), 0.001))));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let count = 0; count < perRound; count += 1) {
      const answer = once();
      if (answer instanceof Promise) await answer;
    }
    times.push((performance.now() - start) / perRound);
    // What a store does after its writes is its own affair, but it has to get round to it.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return median(times);
}

window.bench = {
  contenders: Object.keys(contenders),
  open: (name) => timed(() => named(name).open()),
  async bulk(name, rows) {
    await named(name).open();
    await named(name).settled?.();
    const all = Array.from({ length: rows }, (_, number) => benchRow(number));
    return timed(() => named(name).addAll(all));
  },
  insert(name, rows) {
    // Made before the clock runs: they are not the store's work.
    const made = Array.from({ length: (rounds + 1) * maxWrites }, (_, number) => benchRow(rows + number));
    return medianOf((number) => named(name).insert(made[number]!), maxWrites);
  },
  update(name, rows) {
    named(name).prepareUpdates?.();
    // Never the same twice: what is there already need not be written.
    const note = () => `Noted ${(notes += 1)}.`;
    return medianOf((number) => named(name).update((number * 7919) % rows, note()), maxWrites);
  },
  query: (name) => medianOf((number) => named(name).query(statuses[number % statuses.length]!)),
  counts: (name) => medianOf(() => named(name).counts()),
  wipe: async (name) => void (await named(name).wipe()),
  async fill(name, descriptionCharacters) {
    const contender = named(name);
    await contender.open();
    await contender.settled?.();
    let rows = 0;
    try {
      for (;;) {
        const some = Array.from({ length: rowsAtOnce }, (_, index) =>
          describedRow(rows + index, descriptionCharacters),
        );
        if (contender.fill) {
          await contender.fill(some);
          rows += rowsAtOnce;
        } else
          for (const row of some) {
            await contender.insert(row);
            rows += 1;
          }
        // What a store does after its writes, as it would between a person's.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    } catch {
      return rows;
    }
  },
};
