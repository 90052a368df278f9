import { expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server';
import { stateOf, testDevice } from '../testing/test-device';
import { testFiles } from '../testing/test-files';

vi.mock('../blobs/blob-sync', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('keeps the key where the code for files doesn’t load, since files on the server would be lost', async () => {
  const server = new FakeServer();
  const device = testDevice(server.calling, { files: [testFiles().source] });
  const { words, positions } = await device.control.turnOn();
  await device.control.confirmWords(positions.map((at) => words[at]!));
  await stateOf(device, 'on');
  const made = await device.control.removeDeviceAndChangeKey(undefined);
  const confirm = () => device.control.confirmWords(made.positions.map((at) => made.words[at]!));
  await expect(confirm()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(server.current).toBe(1);
  await device.control.stop();
});
