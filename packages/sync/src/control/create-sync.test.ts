import { syncMark } from '@keepmark/local-store/sync';
import { afterEach, expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server';
import { settled, stateOf, testDevice as open, type TestDevice, turnedOn } from '../testing/test-device';

const devices: TestDevice[] = [];
const testDevice: typeof open = (...given) => {
  const device = open(...given);
  devices.push(device);
  return device;
};

afterEach(async () => {
  for (const { control } of devices.splice(0)) await control.stop();
});

async function twoDevices() {
  const server = new FakeServer();
  const phone = testDevice(server.calling, { name: 'Phone' });
  phone.add('Baker');
  const words = await turnedOn(phone);
  const laptop = testDevice(server.calling, { name: 'Laptop' });
  await laptop.control.joinWithWords(words);
  await settled(laptop);
  return { server, phone, laptop, words };
}

it('is off until the words are confirmed', async () => {
  const server = new FakeServer();
  const phone = testDevice(server.calling);
  await stateOf(phone, 'off');
  const { words, positions } = await phone.control.turnOn();
  expect(await phone.control.confirmWords(['zoo', 'zoo'])).toBe(false);
  expect(server.calls).toEqual({});
  expect(await phone.control.confirmWords(positions.map((at) => words[at]!.toUpperCase()))).toBe(true);
  await stateOf(phone, 'on');
});

it('brings rows to a device that joins with words, and changes back', async () => {
  const { phone, laptop } = await twoDevices();
  expect(laptop.titles()).toEqual(['Baker']);
  laptop.add('Cook');
  await settled(laptop);
  await settled(phone);
  expect(phone.titles()).toEqual(['Baker', 'Cook']);
});

it('lets the server learn nothing of what people write', async () => {
  const { server, phone } = await twoDevices();
  phone.add('A planted sentence.');
  await settled(phone);
  const stored = JSON.stringify([...server.items.values(), ...server.generations.values()]);
  const bodies = [...server.items.values()].map(({ body }) => atob(body)).join('\n');
  for (const secret of ['planted', 'Baker', 'jobs', 'Phone', 'title']) {
    expect(stored).not.toContain(secret);
    expect(bodies).not.toContain(secret);
  }
});

it('sends a change within a second, and the others hear of it', async () => {
  const { phone, laptop } = await twoDevices();
  laptop.add('Cook');
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const stop = phone.database.subscribe(() => {
      if (!phone.titles().includes('Cook')) return;
      stop();
      resolve();
    });
  });
  expect(performance.now() - start).toBeLessThan(5000);
});

it('lists the devices, this one first, and renames them everywhere', async () => {
  const { phone, laptop } = await twoDevices();
  await settled(phone);
  const { devices: listed } = await stateOf(phone, 'on', (state) => state.devices.length === 2);
  expect(listed.map(({ name, isThisDevice }) => [name, isThisDevice])).toEqual([
    ['Phone', true],
    ['Laptop', false],
  ]);
  await phone.control.renameDevice(listed[1]!.id, 'Old laptop');
  await settled(phone);
  await settled(laptop);
  await stateOf(laptop, 'on', (state) => state.devices[0]?.name === 'Old laptop');
});

it('pairs a device once, for this person only', async () => {
  const { server, phone } = await twoDevices();
  const { address, expiresAt } = await phone.control.createPairing('https://keepmark.example/pair');
  expect(address).toMatch(/^https:\/\/keepmark\.example\/pair#[\w-]{43}$/);
  expect(expiresAt - Date.now()).toBeGreaterThan(590_000);
  const tablet = testDevice(server.calling);
  await tablet.control.joinWithPairing(new URL(address).hash);
  await settled(tablet);
  expect(tablet.titles()).toEqual(['Baker']);
  const other = testDevice(server.calling);
  await expect(other.control.joinWithPairing(new URL(address).hash)).rejects.toMatchObject({ kind: 'pairing-expired' });
  await expect(other.control.joinWithPairing('#x')).rejects.toMatchObject({ kind: 'pairing-broken' });
});

it('cancels a pairing', async () => {
  const { server, phone } = await twoDevices();
  const pairing = await phone.control.createPairing('https://keepmark.example/pair');
  await pairing.cancel();
  const joined = testDevice(server.calling).control.joinWithPairing(new URL(pairing.address).hash);
  await expect(joined).rejects.toMatchObject({ kind: 'pairing-expired' });
});

it('takes new words for the same key, and the old ones no more', async () => {
  const { server, phone, words } = await twoDevices();
  const made = await phone.control.newRecoveryWords();
  const tablet = testDevice(server.calling);
  await phone.control.confirmWords(made.positions.map((at) => made.words[at]!));
  await expect(tablet.control.joinWithWords(words)).rejects.toMatchObject({ kind: 'wrong-words' });
  await tablet.control.joinWithWords(made.words.join(' '));
  await settled(tablet);
  expect(tablet.titles()).toEqual(['Baker']);
});

it('changes the key: the others are paired again, and lose nothing', async () => {
  const { server, phone, laptop } = await twoDevices();
  const made = await phone.control.removeDeviceAndChangeKey(undefined);
  const oldKeyVersion = server.current;
  const progress: number[] = [];
  await phone.control.confirmWords(
    made.positions.map((at) => made.words[at]!),
    { onProgress: ({ done }) => progress.push(done) },
  );
  await settled(phone);
  expect(server.current).not.toBe(oldKeyVersion);
  expect(server.generations.size).toBe(1);
  expect(progress.at(-1)).toBeGreaterThan(0);
  laptop.add('Written on the old key');
  await laptop.control.syncNow();
  await stateOf(laptop, 'pair-again');
  expect(laptop.titles()).toContain('Baker');
  phone.add('Cook');
  await settled(phone);
  await laptop.control.joinWithWords(made.words.join(' '));
  await settled(laptop);
  await settled(phone);
  expect(laptop.titles()).toEqual(['Baker', 'Cook', 'Written on the old key']);
  expect(phone.titles()).toEqual(laptop.titles());
});

it('goes on with the new key after a kill between the switch and its answer', async () => {
  const { server, phone } = await twoDevices();
  server.afterCall = (name) => {
    if (name === 'commitRekey') throw new DOMException('Killed.', 'AbortError');
  };
  const made = await phone.control.removeDeviceAndChangeKey(undefined);
  await expect(phone.control.confirmWords(made.positions.map((at) => made.words[at]!))).rejects.toThrow('Killed.');
  await phone.control.stop();
  phone.database.close();
  const again = testDevice(server.calling, { browser: phone });
  await stateOf(again, 'on');
  again.add('Cook');
  await settled(again);
  expect(server.current).toBe(2);
});

it('is turned off here, and the rows stay', async () => {
  const { server, laptop, phone } = await twoDevices();
  await laptop.control.turnOff({ deleteServerCopy: false });
  expect(laptop.control.state).toMatchObject({ kind: 'off', turnedOffElsewhere: false });
  expect(laptop.titles()).toEqual(['Baker']);
  expect(server.current).toBe(1);
  await settled(phone);
  await stateOf(phone, 'on', (state) => state.devices.length === 1);
});

it('is turned off everywhere with the server’s copy', async () => {
  const { server, laptop, phone } = await twoDevices();
  await laptop.control.turnOff({ deleteServerCopy: true });
  expect(server.generations.size).toBe(0);
  await phone.control.syncNow();
  await stateOf(phone, 'off', (state) => state.turnedOffElsewhere);
  expect(phone.titles()).toEqual(['Baker']);
});

it('says whether the person’s data is on other devices', async () => {
  const { server } = await twoDevices();
  const fresh = testDevice(server.calling);
  await fresh.control.checkServer();
  expect(fresh.control.state).toMatchObject({ kind: 'off', server: 'data' });
  const other = testDevice(new FakeServer().calling);
  await other.control.checkServer();
  expect(other.control.state).toMatchObject({ kind: 'off', server: 'nothing' });
});

it('gets everything back after the browser has lost its storage', async () => {
  const { server, laptop } = await twoDevices();
  await laptop.control.stop();
  laptop.database.close();
  laptop.storage.clear();
  const again = testDevice(server.calling, { browser: laptop });
  await settled(again);
  expect(again.titles()).toEqual(['Baker']);
});

it('goes on after the page was reloaded, with what was written while sync wasn’t running', async () => {
  const { server, laptop, phone } = await twoDevices();
  await laptop.control.stop();
  laptop.add('Written without sync');
  await laptop.database.flush();
  laptop.database.close();
  await settled(testDevice(server.calling, { browser: laptop }));
  await settled(phone);
  expect(phone.titles()).toEqual(['Baker', 'Written without sync']);
});

it('doesn’t start sync twice', async () => {
  const { server } = await twoDevices();
  const other = testDevice(server.calling);
  const { words, positions } = await other.control.turnOn();
  const confirmed = other.control.confirmWords(positions.map((at) => words[at]!));
  await expect(confirmed).rejects.toMatchObject({ kind: 'sync-is-on' });
});

it('brings everything back to a browser that left, was cleared and joins again', async () => {
  const { phone, laptop, words } = await twoDevices();
  laptop.add('Cook');
  await settled(laptop);
  await laptop.control.turnOff({ deleteServerCopy: false });
  expect(syncMark(laptop.database)).toBeUndefined();
  laptop.database.clearAll(laptop.database.tableNames);
  await laptop.database.flush();
  await laptop.control.joinWithWords(words);
  await settled(laptop);
  await settled(phone);
  expect(laptop.titles()).toEqual(['Baker', 'Cook']);
  expect(phone.titles()).toEqual(['Baker', 'Cook']);
});

/** What a second person has in the browser of the first, who left it without turning sync off. */
async function secondPerson() {
  const { server, laptop, words } = await twoDevices();
  await laptop.control.stop();
  await laptop.database.flush();
  const others = new FakeServer();
  const second = testDevice(others.calling, { browser: laptop, userId: 'bob' });
  return { server, laptop, words, others, second };
}

it('counts what a person who joins would add to their account', async () => {
  const server = new FakeServer();
  const phone = testDevice(server.calling);
  await stateOf(phone, 'off');
  expect(await phone.control.savedHere()).toEqual(new Map());
  phone.add('Baker');
  phone.add('Cook');
  expect(await phone.control.savedHere()).toEqual(new Map([['jobs', 2]]));
  await turnedOn(phone);
  expect(await phone.control.savedHere()).toEqual(new Map());
});

it('takes nothing along of who synced here before until the second person says so', async () => {
  const { laptop, others, second, server } = await secondPerson();
  await stateOf(second, 'off');
  expect(others.calls).toEqual({});
  expect(await second.control.savedHere()).toEqual(new Map([['jobs', 1]]));
  await turnedOn(second);
  expect(others.items.size).toBeGreaterThan(0);
  second.add('Of the second person');
  await settled(second);
  await second.control.stop();
  await second.database.flush();
  second.database.close();

  // The first person comes back to rows that somebody else has synced since.
  const pushes = server.calls['push'];
  const back = testDevice(server.calling, { browser: laptop });
  await stateOf(back, 'ask-first');
  await back.control.syncNow();
  back.add('Typed before the answer');
  expect(await back.control.savedHere()).toEqual(new Map([['jobs', 3]]));
  expect(server.calls['push']).toBe(pushes);
  await back.control.addSaved();
  await settled(back);
  expect(back.titles()).toEqual(['Baker', 'Of the second person', 'Typed before the answer']);
  await back.control.stop();
  await back.database.flush();
  back.database.close();
  // Asked once.
  await settled(testDevice(server.calling, { browser: laptop }));
});

it('asks before rows that were saved after the browser lost its storage are added', async () => {
  const { server, laptop } = await twoDevices();
  await laptop.control.stop();
  laptop.database.close();
  laptop.storage.clear();
  const fresh = testDevice(server.calling, { browser: laptop, userId: 'nobody' });
  await stateOf(fresh, 'off');
  fresh.add('Saved since');
  await fresh.control.stop();
  await fresh.database.flush();
  fresh.database.close();
  const again = testDevice(server.calling, { browser: laptop });
  await stateOf(again, 'ask-first');
  expect(again.titles()).toEqual(['Baker', 'Saved since']);
});
