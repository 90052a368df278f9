import { NetworkError } from '@keepmark/api-client';
import { afterEach, expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server';
import {
  jobTable,
  settled,
  stateOf,
  testBrowser,
  testDevice as open,
  type TestDevice,
  turnedOn,
} from '../testing/test-device';
import { testTabs } from '../testing/test-tabs';

const devices: TestDevice[] = [];
const testDevice: typeof open = (...given) => {
  const device = open(...given);
  devices.push(device);
  return device;
};

afterEach(async () => {
  for (const { control } of devices.splice(0)) await control.stop();
});

it('works on while the server is full: others’ changes arrive, and deleting makes room', async () => {
  const server = new FakeServer();
  const phone = testDevice(server.calling);
  const first = phone.add('Baker');
  const words = await turnedOn(phone);
  const laptop = testDevice(server.calling);
  await laptop.control.joinWithWords(words);
  await settled(laptop);
  await settled(phone);
  server.limitBytes = server.storedBytes;
  phone.add('Cook');
  await phone.control.syncNow();
  const { pendingRows, problem } = await stateOf(phone, 'on', (state) => state.problem?.kind === 'full');
  expect(pendingRows).toBe(1);
  expect(problem).toMatchObject({ limitBytes: expect.any(Number) as number });
  laptop.database.table(jobTable).update(first, { title: 'Head baker' });
  await settled(laptop);
  await phone.control.syncNow();
  expect(phone.titles()).toEqual(['Cook', 'Head baker']);
  phone.database.table(jobTable).delete(first);
  await phone.control.syncNow();
  expect([...server.items.values()].filter(({ isDeleted }) => isDeleted)).toHaveLength(1);
  server.limitBytes = Number.MAX_SAFE_INTEGER;
  await settled(phone);
  await settled(laptop);
  expect(laptop.titles()).toEqual(['Cook']);
  await stateOf(phone, 'on', (state) => state.problem === undefined);
});

it('is quiet while the server is away, and goes on when the browser is online again', async () => {
  const server = new FakeServer();
  const phone = testDevice(server.calling);
  await turnedOn(phone);
  server.afterCall = () => {
    throw new NetworkError();
  };
  phone.add('Baker');
  await phone.control.syncNow();
  await stateOf(phone, 'on', ({ isReachable, problem }) => !isReachable && problem === undefined);
  server.afterCall = () => {};
  phone.events.dispatchEvent(new Event('online'));
  const online = await stateOf(phone, 'on', ({ isReachable, pendingRows }) => isReachable && pendingRows === 0);
  expect(online.problem).toBeUndefined();
});

it('keeps a row that is too large for the server on this device, and says so', async () => {
  const server = new FakeServer();
  const phone = testDevice(server.calling);
  // Random, so that it can't be compressed.
  const part = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) => byte.toString(36)).join('');
  phone.database.table(jobTable).insert({ title: 'Baker', notes: [1, 2, 3, 4, 5, 6].map(part).join('') });
  const { words, positions } = await phone.control.turnOn();
  await phone.control.confirmWords(positions.map((at) => words[at]!));
  const state = await stateOf(phone, 'on', ({ problem }) => problem?.kind === 'rows-too-large');
  expect(state).toMatchObject({ problem: { count: 1 }, pendingRows: 1 });
});

it('lets features put right what rows of two devices broke', async () => {
  const server = new FakeServer();
  const phone = testDevice(server.calling);
  phone.add('Baker');
  const words = await turnedOn(phone);
  const laptop = testDevice(server.calling, {
    repairs: [
      (database) => {
        const jobs = database.table(jobTable);
        for (const { internalId } of jobs.query({ where: { title: 'Baker' } }).slice(1))
          jobs.update(internalId, { title: 'Baker 2' });
      },
    ],
  });
  laptop.add('Baker');
  await laptop.control.joinWithWords(words);
  await settled(laptop);
  await settled(phone);
  expect(laptop.titles()).toEqual(['Baker', 'Baker 2']);
  expect(phone.titles()).toEqual(['Baker', 'Baker 2']);
});

it('syncs in one tab, and the other follows and takes over', async () => {
  const server = new FakeServer();
  const tabs = testTabs();
  const browser = testBrowser();
  const leader = testDevice(server.calling, { browser, tabs });
  leader.add('Baker');
  await turnedOn(leader);
  // The same database object, as this page opened it already.
  const follower = testDevice(server.calling, { browser, tabs });
  await stateOf(follower, 'on', ({ devices: listed }) => listed.length === 1);
  // What turning on sent may still be on its way.
  await settled(leader);
  const pulls = server.calls['pull'];
  await follower.control.syncNow();
  expect(server.calls['pull']).toBe((pulls ?? 0) + 1);
  const made = await follower.control.removeDeviceAndChangeKey(undefined);
  await follower.control.confirmWords(made.positions.map((at) => made.words[at]!));
  expect(server.current).toBe(2);
  // What the tab that closes hasn't answered, the other does itself.
  const synced = follower.control.syncNow();
  await leader.control.stop();
  await synced;
  follower.add('Cook');
  await settled(follower);
  expect(server.items.size).toBe(4);
});

it('stops when another tab turns sync off', async () => {
  const server = new FakeServer();
  const tabs = testTabs();
  const browser = testBrowser();
  const leader = testDevice(server.calling, { browser, tabs });
  await turnedOn(leader);
  const follower = testDevice(server.calling, { browser, tabs });
  await stateOf(follower, 'on');
  await follower.control.turnOff({ deleteServerCopy: false });
  await stateOf(leader, 'off');
  await stateOf(follower, 'off');
  expect(server.current).toBe(1);
});

it('works without IndexedDB until the page is closed, and says so', async () => {
  const server = new FakeServer();
  const denied = { ...testBrowser(), indexedDB: undefined as unknown as IDBFactory };
  const phone = testDevice(server.calling, { browser: denied });
  phone.add('Baker');
  const { words, positions } = await phone.control.turnOn();
  await phone.control.confirmWords(positions.map((at) => words[at]!));
  await settled(phone);
  await stateOf(phone, 'on', ({ problem }) => problem?.kind === 'not-remembered');
  expect(server.items.size).toBeGreaterThan(1);
});
