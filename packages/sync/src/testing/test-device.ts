import { createApiClient } from '@keepmark/api-client';
import { type Database, defineTable, field, openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { IDBFactory } from 'fake-indexeddb';
import type { BlobSource } from '../blobs/blob-source';
import { createSync } from '../control/create-sync';
import type { TabApis } from '../control/one-tab';
import type { Repair } from '../rows/local-rows';
import type { SyncServer } from '../server/sync-server';
import type { SyncControl, SyncOn, SyncState } from '../sync-control';

export const jobTable = defineTable('jobs', { fields: { title: field.text(), notes: field.text() } });

export interface TestBrowser {
  readonly storage: Storage;
  readonly indexedDB: IDBFactory;
}

export const testBrowser = (): TestBrowser => ({ storage: memoryStorage(), indexedDB: new IDBFactory() });

export interface TestDevice extends TestBrowser {
  readonly database: Database;
  readonly control: SyncControl;
  readonly events: EventTarget;
  /** The titles of its jobs, in order. */
  readonly titles: () => string[];
  readonly add: (title: string) => string;
}

/** A tab with sync in a browser, new or opened before. */
export function testDevice(
  server: SyncServer,
  {
    browser = testBrowser(),
    name = 'Test',
    repairs = [],
    tabs,
    userId = 'ada',
    files = [],
  }: {
    browser?: TestBrowser;
    name?: string;
    repairs?: readonly Repair[];
    tabs?: TabApis;
    userId?: string;
    files?: readonly BlobSource[];
  } = {},
): TestDevice {
  const { storage, indexedDB } = browser;
  const database = openDatabase('keepmark', { storage, platform: { indexedDB } });
  const jobs = database.table(jobTable);
  const events = new EventTarget();
  const control = createSync({
    database,
    client: createApiClient({ baseUrl: 'http://localhost' }),
    userId,
    repairs,
    files,
    platform: { server, indexedDB: () => indexedDB, tabs, events, deviceName: name },
  });
  const titles = (): string[] =>
    jobs
      .query()
      .map(({ title }) => title)
      .sort();
  const add = (title: string): string => jobs.insert({ title });
  return { ...browser, database, control, events, titles, add };
}

/** Resolves when the state is of this kind, and what else is asked. */
export function stateOf<Kind extends SyncState['kind']>(
  { control }: TestDevice,
  kind: Kind,
  isIt: (state: Extract<SyncState, { kind: Kind }>) => boolean = () => true,
): Promise<Extract<SyncState, { kind: Kind }>> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { state } = control;
      if (state.kind !== kind || !isIt(state as Extract<SyncState, { kind: Kind }>)) return;
      unsubscribe();
      resolve(state as Extract<SyncState, { kind: Kind }>);
    };
    const unsubscribe = control.subscribe(look);
    queueMicrotask(look);
  });
}

/** Turns sync on. @returns the recovery words */
export async function turnedOn(device: TestDevice): Promise<string> {
  const { words, positions } = await device.control.turnOn();
  if (!(await device.control.confirmWords(positions.map((at) => words[at]!)))) throw new Error('The words are wrong.');
  await settled(device);
  return words.join(' ');
}

/** Resolves when the device has sent everything. */
export async function settled(device: TestDevice): Promise<SyncOn> {
  await stateOf(device, 'on');
  await device.control.syncNow();
  return stateOf(device, 'on', ({ pendingRows }) => pendingRows === 0);
}
