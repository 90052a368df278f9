import { canonical } from '../rows/row-stamps';

/** One value that somebody wrote into a field, and what they saw there before. Each text is written once. */
interface Write {
  readonly text: string;
  /** What is new in the text. */
  readonly part: string;
  readonly before: unknown;
  readonly stamp: number;
  readonly device: number;
}

interface RowLog {
  readonly fields: Map<string, Write[]>;
  readonly creators: Set<number>;
  readonly deletions: { readonly stamp: number; readonly device: number }[];
  lastWrite: number;
  /** Somebody undid a deletion, which writes every field. */
  wasRestored: boolean;
  /** Parts of it were lost with a browser's storage before they were synced, so that less can be said. */
  isUncertain: boolean;
}

/** Everything that people did in a history, to compare with how it ended. */
export class HistoryLog {
  readonly #rows = new Map<string, RowLog>();
  /** Since when each device has everything on the server. Rows that were changed since, by device. */
  readonly #unsynced = new Map<number, Map<string, number>>();
  #count = 0;

  #row(key: string): RowLog {
    const known = this.#rows.get(key) ?? {
      fields: new Map(),
      creators: new Set<number>(),
      deletions: [],
      lastWrite: 0,
      wasRestored: false,
      isUncertain: false,
    };
    this.#rows.set(key, known);
    return known;
  }

  #touched(device: number, key: string): void {
    this.#count += 1;
    this.#unsynced.set(device, (this.#unsynced.get(device) ?? new Map<string, number>()).set(key, this.#count));
  }

  wrote(
    device: number,
    key: string,
    field: string,
    wrote: Pick<Write, 'text' | 'part'>,
    before: unknown,
    stamp: number,
  ): void {
    const row = this.#row(key);
    row.fields.set(field, [...(row.fields.get(field) ?? []), { ...wrote, before, stamp, device }]);
    row.lastWrite = Math.max(row.lastWrite, stamp);
    this.#touched(device, key);
  }

  deleted(device: number, key: string, stamp: number): void {
    this.#row(key).deletions.push({ stamp, device });
    this.#touched(device, key);
  }

  created(device: number, key: string): void {
    this.#row(key).creators.add(device);
  }

  restored(device: number, key: string, stamp: number): void {
    const row = this.#row(key);
    row.lastWrite = Math.max(row.lastWrite, stamp);
    row.wasRestored = true;
    this.#touched(device, key);
  }

  /** How much was done so far. */
  get count(): number {
    return this.#count;
  }

  /** @param until the count when the sync began: what was written during it may not be synced */
  synced(device: number, until: number): void {
    for (const [key, count] of this.#unsynced.get(device) ?? []) {
      if (count <= until) this.#unsynced.get(device)!.delete(key);
    }
  }

  /** What wasn't synced of the row is lost for good. */
  lostRow(device: number, key: string): void {
    if (this.#unsynced.get(device)?.has(key)) this.#row(key).isUncertain = true;
  }

  /** @param knowsDeletion whether the server has a tombstone of the row */
  async lostStorage(device: number, knowsDeletion: (key: string) => Promise<boolean>): Promise<void> {
    for (const key of this.#unsynced.get(device)?.keys() ?? []) this.#row(key).isUncertain = true;
    this.#unsynced.delete(device);
    // A row that was deleted before its first push arrived: nobody else knows that it was deleted.
    for (const [key, row] of this.#rows) {
      const wasDeletedHere = row.deletions.some((deletion) => deletion.device === device);
      if (wasDeletedHere && !(await knowsDeletion(key))) row.isUncertain = true;
    }
  }

  /**
   * What is wrong with how the history ended.
   *
   * @param rows the values of each row at the end, by key
   * @param replaced texts in "Replaced texts" and "Recently deleted" on any device
   * @param options what can be said: with a shadow that was lost, in a kill or with the storage, a stamp of this browser is
   *   compared with that of another one, so that clocks that are off decide
   */
  problems(
    rows: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
    replaced: ReadonlySet<string>,
    { tellsOrder, tellsDeletions }: { readonly tellsOrder: boolean; readonly tellsDeletions: boolean },
  ): string[] {
    const problems: string[] = [];
    for (const key of rows.keys()) if (!this.#rows.has(key)) problems.push(`${key} came from nowhere`);
    for (const [key, row] of this.#rows) {
      const values = rows.get(key);
      const lastDeletion = Math.max(0, ...row.deletions.map(({ stamp }) => stamp));
      const isDeleted = lastDeletion > row.lastWrite;
      // Two clocks that are off may give two changes the same stamp.
      if (lastDeletion === row.lastWrite) continue;
      // One device undid its own deletion before it was synced, while another deleted the row: the server knows only one.
      if (row.wasRestored && new Set(row.deletions.map(({ device }) => device)).size > 1) continue;
      if (!row.isUncertain && tellsDeletions && isDeleted && values) problems.push(`${key} came back`);
      if (!row.isUncertain && (tellsDeletions || lastDeletion === 0) && !isDeleted && !values)
        problems.push(`${key} vanished, deleted ${lastDeletion}`);
      if (!values || row.isUncertain) continue;
      for (const [field, writes] of row.fields) {
        const found = fieldProblems(key, field, writes, values[field], replaced, lastDeletion);
        // A row that several devices created has each field from the start on each.
        const isShared = row.creators.size > 1 || row.wasRestored;
        problems.push(...found.filter((problem) => (tellsOrder && !isShared) || !problem.includes('is newer than')));
      }
    }
    return problems;
  }
}

function fieldProblems(
  key: string,
  field: string,
  writes: readonly Write[],
  value: unknown,
  replaced: ReadonlySet<string>,
  lastDeletion: number,
): string[] {
  const problems: string[] = [];
  const texts = new Set(writes.map(({ text }) => text));
  const isLong = field === 'notes';
  if (value !== undefined && value !== '' && !isLong && !texts.has(value as string))
    problems.push(`${key}.${field} is ${canonical(value)}, which nobody wrote`);
  const overwritten = new Set(writes.map(({ before }) => before));
  const winner = writes.find(({ text }) => text === value);
  for (const { text, part, stamp } of writes) {
    // A deletion takes the texts with it, into "Recently deleted".
    if (stamp < lastDeletion) continue;
    if (isLong) {
      const isReplaced = [...replaced].some((other) => other.includes(part));
      if (!String(value).includes(part) && !isReplaced) problems.push(`${key}.${field} lost ${part}`);
      continue;
    }
    if (text === value || overwritten.has(text)) continue;
    if (!replaced.has(text)) problems.push(`${key}.${field} lost ${text}, and nobody is told`);
    if (winner && stamp > winner.stamp) problems.push(`${key}.${field}: ${text} is newer than ${winner.text}`);
  }
  return problems;
}
