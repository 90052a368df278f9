import * as fc from 'fast-check';
import { StoreFullError } from '../errors';
import * as packing from '../pages/packing';
import type { Undo } from '../writes/undo-log';
import { type Job, jobTable, noteTable } from './jobs';
import { opened } from './opened';
import { SimulatedBrowser, type SimulatedTab } from './simulated-browser';

/** What the database should hold: rows by id, for each table. */
export interface Model {
  readonly jobs: Map<string, Omit<Job, 'internalId'>>;
  readonly notes: Map<string, { readonly jobId: string; readonly text: string }>;
}

const emptyJob = {
  title: '',
  notes: null,
  salary: null,
  applied: false,
  status: 'saved',
  types: [],
  extra: null,
} as const;

const copyOf = ({ jobs, notes }: Model): Model => ({ jobs: new Map(jobs), notes: new Map(notes) });

/** A database in a simulated browser, beside the model of what it should hold. */
export class History {
  readonly browser: SimulatedBrowser;
  readonly tab: SimulatedTab;
  model: Model = { jobs: new Map(), notes: new Map() };
  /** After each step: how much was written, and what should be held. */
  readonly moments: { readonly writes: number; readonly model: Model }[] = [];
  now: ReturnType<History['open']>;
  /** How often the store was full. */
  timesFull = 0;
  /** The newest change, for as long as the model knows what its undo comes to. */
  #undo: { readonly undo: Undo; readonly model: Model } | undefined;

  readonly #limitCharacters: number;

  constructor(limitCharacters: number) {
    this.#limitCharacters = limitCharacters;
    this.browser = new SimulatedBrowser(new Map(), limitCharacters);
    this.tab = this.browser.openTab();
    this.now = this.open();
    this.mark();
  }

  mark(): void {
    this.moments.push({ writes: this.browser.log.length, model: copyOf(this.model) });
  }

  /** Does the work and then, if the store had room for it, brings the model to the same. */
  change(work: () => void, then: () => void = () => {}): void {
    const model = copyOf(this.model);
    try {
      this.#undo = { undo: this.now.database.undoable('change', work), model };
      then();
    } catch (error) {
      this.#full(error, model);
    }
  }

  #full(error: unknown, model: Model): void {
    if (!(error instanceof StoreFullError)) throw error;
    this.timesFull += 1;
    this.model = model;
  }

  clearAll(): void {
    this.#undo = { undo: this.now.database.clearAll(['jobs']), model: copyOf(this.model) };
    this.model.jobs.clear();
  }

  undo(): void {
    const undo = this.#undo;
    this.#undo = undefined;
    try {
      undo?.undo();
      if (undo) this.model = undo.model;
    } catch (error) {
      this.#full(error, this.model);
    }
  }

  reopen(): void {
    this.now = this.open();
    this.#undo = undefined;
  }

  /** The id of the row with this number, if there are rows. */
  idAt(number: number): string | undefined {
    const ids = [...this.model.jobs.keys()].sort();
    return ids[number % Math.max(ids.length, 1)];
  }

  insert(values: Partial<Job>): void {
    this.model.jobs.set(this.now.jobs.insert(values), { ...emptyJob, ...values });
  }

  put(id: string, values: Partial<Job>): void {
    this.model.jobs.set(id, { ...this.model.jobs.get(id)!, ...values });
  }

  idsApplied(applied: boolean): string[] {
    return [...this.model.jobs].filter(([, job]) => job.applied === applied).map(([id]) => id);
  }

  open() {
    const { database, compact } = opened(this.tab.storage, { limitCharacters: this.#limitCharacters, packing });
    return { database, compact, jobs: database.table(jobTable), notes: database.table(noteTable) };
  }
}

const values = fc.record(
  {
    title: fc.string({ maxLength: 8, unit: 'binary' }),
    notes: fc.option(fc.string({ maxLength: 20 })),
    // JSON has no minus zero.
    salary: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)),
    applied: fc.boolean(),
    status: fc.constantFrom('saved' as const, 'applied' as const, 'rejected' as const),
    types: fc.array(fc.string({ maxLength: 3 }), { maxLength: 2 }),
    extra: fc.option(fc.record({ score: fc.integer() })),
  },
  { requiredKeys: [] },
);

export type Step = (history: History) => void;

const insert = values.map(
  (given): Step =>
    (history) =>
      history.change(() => history.insert(given)),
);

const insertMany = fc.integer({ min: 60, max: 300 }).map(
  (count): Step =>
    (history) =>
      history.change(() => {
        for (let number = 0; number < count; number += 1) history.insert({ title: String(number) });
      }),
);

const update = fc.tuple(fc.nat(50), values).map(([number, given]): Step => (history) => {
  const id = history.idAt(number);
  if (!id) return;
  const work = (): void => same(history.now.jobs.update(id, given), 1);
  history.change(work, () => history.put(id, given));
});

const updateMany = fc.tuple(fc.boolean(), values).map(([applied, given]): Step => (history) => {
  const ids = history.idsApplied(applied);
  const work = (): void => same(history.now.jobs.update({ applied }, given), ids.length);
  history.change(work, () => ids.forEach((id) => history.put(id, given)));
});

const remove = fc.nat(50).map((number): Step => (history) => {
  const id = history.idAt(number);
  if (!id) return;
  const work = (): void => same(history.now.jobs.delete(id), 1);
  history.change(work, () => history.model.jobs.delete(id));
});

const removeMany = fc.boolean().map((applied): Step => (history) => {
  const ids = history.idsApplied(applied);
  const work = (): void =>
    same(
      history.now.jobs.delete((job) => job.applied === applied),
      ids.length,
    );
  history.change(work, () => ids.forEach((id) => history.model.jobs.delete(id)));
});

/** A job goes, with notes made in its place, in one transaction; or it fails, and nothing happened. */
const group = fc.tuple(fc.nat(50), fc.nat(4), fc.boolean()).map(([number, count, fails]): Step => (history) => {
  const id = history.idAt(number) ?? '';
  const before = copyOf(history.model);
  const work = (): void => {
    for (let index = 0; index < count; index += 1) {
      const note = { jobId: id, text: String(index) };
      history.model.notes.set(history.now.notes.insert(note), note);
    }
    history.now.jobs.delete(id);
    history.model.jobs.delete(id);
    if (fails) throw new Error('on purpose');
  };
  if (!fails) {
    history.change(work);
    return;
  }
  try {
    history.now.database.transaction(work);
  } catch {
    history.model = before;
  }
});

const truncate = fc.constant<Step>((history) => {
  history.change(
    () => history.now.notes.truncate(),
    () => history.model.notes.clear(),
  );
});

const plain: Step[] = [
  (history) => history.clearAll(),
  (history) => history.undo(),
  (history) => history.undo(),
  (history) => history.reopen(),
  (history) => history.now.compact(),
  (history) => history.now.compact(),
];

export const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: insert },
    { weight: 1, arbitrary: insertMany },
    { weight: 5, arbitrary: update },
    { weight: 2, arbitrary: updateMany },
    { weight: 2, arbitrary: remove },
    { weight: 1, arbitrary: removeMany },
    { weight: 2, arbitrary: group },
    { weight: 1, arbitrary: truncate },
    { weight: 5, arbitrary: fc.constantFrom(...plain) },
  ),
  // Else most would be of five steps.
  { maxLength: 25, size: 'max' },
);

export function historyOf(some: readonly Step[], limitCharacters = 5_000_000): History {
  const history = new History(limitCharacters);
  for (const step of some) {
    step(history);
    history.mark();
  }
  return history;
}

function same(actual: number, expected: number): void {
  if (actual !== expected) throw new Error(`The count was ${actual} instead of ${expected}.`);
}
