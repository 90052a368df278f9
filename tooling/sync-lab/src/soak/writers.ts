import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineTable, field } from '@keepmark/local-store';
import type { RealDevice } from '../real-device';

/** How many devices write: each has a field of its own in every row. */
export const deviceCount = 10;
export const ownField = (device: number): string => `of${device}`;

const ownFields = Object.fromEntries(
  Array.from({ length: deviceCount }, (_, device) => [ownField(device), field.text()]),
);
const rowTable = defineTable('jobs', { fields: { title: field.text(), ...ownFields } });

/** More rows than these aren't added, so that devices meet in the same ones. */
const maxRows = 400;
const pauseMs = { least: 50, most: 600 };
/** One in so many steps closes the tab and opens it again. */
const stepsPerReopening = 60;

/** What one device wrote last into its own field of each row, and whether the server had confirmed it. */
export interface Written {
  readonly value: string;
  isAcknowledged: boolean;
}

/** A person at one device, who adds rows and writes into their own field of any row, of which there may be others'. */
export class Writer {
  /** By row. No other device writes these, so the last ones must be everywhere in the end. */
  readonly written = new Map<string, Written>();
  writes = 0;
  reopenings = 0;
  readonly device: RealDevice;
  readonly #at: number;

  constructor(device: RealDevice, at: number) {
    this.device = device;
    this.#at = at;
  }

  async writeUntil(endMs: number): Promise<void> {
    while (Date.now() < endMs) {
      this.#write();
      this.#note();
      await sleep(randomInt(pauseMs.least, pauseMs.most));
      this.#note();
      if (randomInt(stepsPerReopening) === 0) await this.#reopen();
    }
  }

  rows(): Map<string, Readonly<Record<string, unknown>>> {
    const rows = this.device.database.table(rowTable).query();
    return new Map(rows.map(({ internalId, ...values }) => [internalId, values]));
  }

  #write(): void {
    const table = this.device.database.table(rowTable);
    const ids = table.query().map(({ internalId }) => internalId);
    const value = `${this.#at}.${(this.writes += 1)}`;
    const own = { [ownField(this.#at)]: value };
    const isNew = ids.length === 0 || (ids.length < maxRows && randomInt(4) === 0);
    const id = isNew ? table.insert({ title: value, ...own }) : ids[randomInt(ids.length)]!;
    if (!isNew) table.update(id, own);
    this.written.set(id, { value, isAcknowledged: false });
  }

  /** Settled, the server has confirmed everything that was written before. */
  #note(): void {
    if (!this.device.isSettled) return;
    for (const one of this.written.values()) one.isAcknowledged = true;
  }

  async #reopen(): Promise<void> {
    await this.device.close();
    this.device.open();
    this.reopenings += 1;
    await this.device.database.ready;
  }
}
