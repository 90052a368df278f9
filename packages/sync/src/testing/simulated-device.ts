import { type EngineStatus, syncOnce } from '../engine/engine';
import type { Exchange } from '../engine/exchange';
import { type HeldKey, openExchange } from '../engine/open-exchange';
import type { ItemCipher } from '../keys/item-cipher';
import type { LocalRows } from '../rows/local-rows';
import type { SyncServer } from '../server/sync-server';
import { memoryDisk, type ShadowDisk } from '../shadow/shadow-disk';
import type { Random } from './random';

/** The browser was killed. */
class Killed extends Error {
  override readonly name = 'Killed';
}

export interface DeviceParts {
  readonly rows: () => LocalRows;
  readonly server: SyncServer;
  readonly random: Random;
  readonly key: HeldKey;
  readonly cipherOf?: (key: HeldKey) => Promise<ItemCipher>;
}

/** A browser with sync on, which can be killed at each of its writes. */
export class SimulatedDevice {
  /** How likely each write is the last one. */
  deadliness = 0;
  disk: ShadowDisk;
  status: EngineStatus | undefined;
  key: HeldKey;
  readonly #parts: DeviceParts;
  #exchange: Exchange | undefined;

  constructor(parts: DeviceParts) {
    this.#parts = parts;
    this.key = parts.key;
    this.disk = memoryDisk();
  }

  /** Whether everything was exchanged; false when the browser was killed or the network failed. */
  async sync(isUpToDate = false): Promise<boolean> {
    try {
      this.#exchange ??= await this.#open();
      const onStatus = (status: EngineStatus): void => void (this.status = status);
      await syncOnce(this.#exchange, { signal: new AbortController().signal, isUpToDate, onStatus });
      return true;
    } catch (cause) {
      if (cause instanceof Killed) this.#exchange = undefined;
      else if (!(cause instanceof Error) || cause.name !== 'NetworkError') throw cause;
      return false;
    }
  }

  get exchange(): Exchange | undefined {
    return this.#exchange;
  }

  /** The tab is closed. */
  close(): void {
    this.#exchange = undefined;
  }

  /** The browser's databases are gone, and the key with them. The person joins again. */
  loseDisk(): void {
    this.disk = memoryDisk();
    this.close();
  }

  async #open(): Promise<Exchange> {
    const { rows, server, cipherOf } = this.#parts;
    const { disk } = this;
    return openExchange({
      rows: this.#deadly(rows(), ['take', 'addReplaced']),
      server,
      disk: this.#deadly(disk, ['write']),
      key: this.key,
      ...(cipherOf && { cipherOf }),
    });
  }

  /** The same, but the browser may be killed before or after each of these. */
  #deadly<Target extends object>(target: Target, names: readonly (keyof Target)[]): Target {
    const dies = (): void => {
      if (this.#parts.random.chance(this.deadliness)) throw new Killed('The browser was killed.');
    };
    return new Proxy(target, {
      get: (real, name) => {
        const value: unknown = Reflect.get(real, name);
        if (typeof value !== 'function') return value;
        if (!names.includes(name as keyof Target)) return value.bind(real) as unknown;
        return async (...given: unknown[]) => {
          dies();
          const answer = (await value.apply(real, given)) as unknown;
          dies();
          return answer;
        };
      },
      set: (real, name, value) => Reflect.set(real, name, value),
    });
  }
}
