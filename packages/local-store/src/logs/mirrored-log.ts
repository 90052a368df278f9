import { inEachCopy, mirroredCopies, type MirrorPlatform } from '../mirrored-copies';
import { IndexedLogCopy, type LogBatch, type LogChange, type LogCopy, type LogTexts, MemoryLogCopy } from './log-copy';

/** The browser couldn't delete something from the log. */
class LogNotChangedError extends Error {
  override readonly name = 'LogNotChangedError';
  constructor(cause: unknown) {
    super('Your browser couldn’t delete it. Try again in a moment.', { cause });
  }
}

/**
 * A log of what people may want back, in IndexedDB and, where there are storage buckets, a second time. In a browser that
 * denies IndexedDB, it is in memory until the page is closed.
 */
export class MirroredLog {
  readonly #copies: readonly LogCopy[];
  readonly #memory = new MemoryLogCopy();
  /** Copies that have answered since the page was opened. Others have nothing that could be read. */
  readonly #working = new Set<LogCopy>();
  #isStored = true;

  constructor(platform: MirrorPlatform, databaseName: string, bucketName: string) {
    this.#copies = mirroredCopies(
      platform,
      bucketName,
      (factory): LogCopy => new IndexedLogCopy(databaseName, factory),
    );
  }

  /** False once the browser has denied IndexedDB: what is added is gone when the page is closed. */
  get isStored(): boolean {
    return this.#isStored;
  }

  async put(batch: LogBatch, texts: LogTexts): Promise<void> {
    const results = await inEachCopy(this.#copies, (copy) => copy.put(batch, texts));
    if (!this.#noteStored(results)) await this.#memory.put(batch, texts);
  }

  /** All batches, oldest first. */
  async batches(): Promise<LogBatch[]> {
    const results = await inEachCopy(this.#copies, (copy) => copy.batches());
    this.#noteStored(results);
    const newest = new Map<string, LogBatch>();
    for (const batch of [...results.flatMap(answerOf), await this.#memory.batches()].flat()) {
      if ((newest.get(batch.key)?.revision ?? -1) < batch.revision) newest.set(batch.key, batch);
    }
    return [...newest.values()].sort((left, right) => left.atMs - right.atMs);
  }

  /** The texts of a batch: empty when they were dropped. */
  async texts(key: string): Promise<LogTexts> {
    const own = await this.#memory.texts(key);
    if (own) return own;
    const results = await inEachCopy(this.#copies, (copy) => copy.texts(key));
    return results.flatMap(answerOf)[0] ?? {};
  }

  /** Changes a batch in every copy. @throws {LogNotChangedError} when a copy may still have what should go */
  async change(key: string, change: LogChange): Promise<void> {
    await this.#everywhere((copy) => copy.change(key, change));
  }

  /** Deletes a batch. @throws {LogNotChangedError} */
  async drop(key: string): Promise<void> {
    await this.#everywhere((copy) => copy.drop(key));
  }

  /** Gives each copy the batches that it lacks, as after the browser has discarded one. */
  async completeCopies(): Promise<void> {
    if (this.#copies.length < 2) return;
    const all = await this.batches();
    for (const copy of this.#copies) {
      const known = new Map((await copy.batches()).map(({ key, revision }) => [key, revision]));
      for (const batch of all) {
        if ((known.get(batch.key) ?? -1) < batch.revision) await copy.put(batch, await this.texts(batch.key));
      }
    }
  }

  async #everywhere(work: (copy: LogCopy) => Promise<unknown>): Promise<void> {
    await work(this.#memory);
    const results = await inEachCopy(this.#copies, work);
    results.forEach((result, index) => {
      if (result.status === 'rejected' && this.#working.has(this.#copies[index]!))
        throw new LogNotChangedError(result.reason);
    });
  }

  #noteStored(results: readonly PromiseSettledResult<unknown>[]): boolean {
    results.forEach(({ status }, index) => {
      if (status === 'fulfilled') this.#working.add(this.#copies[index]!);
    });
    return (this.#isStored = results.some(({ status }) => status === 'fulfilled'));
  }
}

const answerOf = <Answer>(result: PromiseSettledResult<Answer>): [NonNullable<Answer>] | [] =>
  result.status === 'fulfilled' && result.value !== undefined && result.value !== null ? [result.value] : [];
