import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server';
import { jobTable, settled, stateOf, testDevice, type TestDevice, turnedOn } from '../testing/test-device';
import { hashOf, testFile, testFiles } from '../testing/test-files';

const devices: TestDevice[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const { control } of devices.splice(0)) await control.stop();
});

function deviceWithFiles(server: FakeServer, { name = 'Test', isOn = true }: DeviceOptions = {}) {
  const { source, stored, restorable } = testFiles('photos', isOn);
  const device = testDevice(server.calling, { name, files: [source] });
  devices.push(device);
  const attach = async (file: Blob): Promise<{ jobId: string; key: string }> => {
    const key = await hashOf(file);
    stored.set(key, file);
    const jobId = device.database.table(jobTable).insert({ title: 'Baker', notes: key });
    return { jobId, key };
  };
  return { ...device, source, stored, restorable, attach };
}

interface DeviceOptions {
  name?: string;
  isOn?: boolean;
}

async function twoDevices(server = new FakeServer(), laptopOptions: DeviceOptions = {}) {
  const phone = deviceWithFiles(server, { name: 'Phone' });
  const words = await turnedOn(phone);
  const laptop = deviceWithFiles(server, { name: 'Laptop', ...laptopOptions });
  await laptop.control.joinWithWords(words);
  await settled(laptop);
  return { server, phone, laptop };
}

const files = async (device: TestDevice) => (await stateOf(device, 'on', (state) => state.files !== undefined)).files!;

const textOf = async (file: Blob | undefined): Promise<string> =>
  file ? Buffer.from(await file.arrayBuffer()).toString('base64') : '';

/** Changes a piece that the server has. */
function alter(server: FakeServer, change: (bodies: Map<number, string>, blob: { chunkCount: number }) => void): void {
  for (const blob of server.blobs.pieces.values()) change(blob.bodies, blob);
}

it('brings a photo to the other device', async () => {
  const { phone, laptop } = await twoDevices();
  const photo = testFile(2000);
  const { key } = await phone.attach(photo);
  await settled(phone);
  await settled(laptop);
  expect(laptop.titles()).toEqual(['Baker']);
  expect(await textOf(laptop.stored.get(key))).toBe(await textOf(photo));
  expect(laptop.stored.get(key)!.type).toBe('image/jpeg');
  expect(await files(laptop)).toMatchObject({ toSend: 0, toGet: 0, damaged: 0 });
});

it('brings a photo by itself, without anybody asking for it', async () => {
  const { phone, laptop } = await twoDevices();
  const { key } = await phone.attach(testFile(10));
  await vi.waitFor(() => expect(laptop.stored.has(key)).toBe(true), { timeout: 15_000, interval: 50 });
}, 20_000);

it('sends a large file in pieces of 1 MiB, and says nothing of it to the server', async () => {
  const { server, phone, laptop } = await twoDevices();
  const planted = 'A planted sentence. ';
  const { key } = await phone.attach(new Blob([planted.repeat(150_000)], { type: 'application/pdf' }));
  await settled(phone);
  const [[id, blob]] = [...server.blobs.pieces] as [[string, { chunkCount: number; bodies: Map<number, string> }]];
  expect(blob.chunkCount).toBe(3);
  for (const body of blob.bodies.values()) {
    const bytes = Buffer.from(body, 'base64');
    expect(bytes.length).toBeLessThanOrEqual(1024 * 1024 + 1024);
    for (const secret of ['planted', 'application/pdf', key, 'photos']) expect(bytes.includes(secret)).toBe(false);
  }
  expect(id).not.toContain(key);
  await settled(laptop);
  expect(laptop.stored.get(key)!.size).toBe(planted.length * 150_000);
});

it('goes on with the next piece after a failure', async () => {
  const { server, phone } = await twoDevices();
  let pushes = 0;
  server.afterCall = (name) => {
    if (name !== 'pushBlob') return;
    pushes += 1;
    if (pushes === 3) throw new DOMException('Gone.', 'NetworkError');
  };
  await phone.attach(testFile(3_500_000));
  await settled(phone);
  await settled(phone);
  const [blob] = server.blobs.pieces.values();
  expect(blob!.bodies.size).toBe(4);
  // Only the piece whose answer was lost went twice.
  expect(pushes).toBe(5);
});

it('skips a kind that is off, and sends it once it is on', async () => {
  const server = new FakeServer();
  const { phone, laptop } = await twoDevices(server, { isOn: false });
  const { key } = await phone.attach(testFile(100));
  await settled(phone);
  await settled(laptop);
  expect(laptop.stored.size).toBe(0);
  expect(await files(laptop)).toMatchObject({ kinds: [{ kind: 'photos', isOn: false }], toGet: 0 });
  await laptop.control.setFileKind('photos', true);
  await settled(laptop);
  expect(laptop.stored.has(key)).toBe(true);
  expect(await files(laptop)).toMatchObject({ kinds: [{ kind: 'photos', isOn: true }] });
});

it('sends nothing of a kind that is off here', async () => {
  const server = new FakeServer();
  const { phone } = await twoDevices(server);
  await phone.control.setFileKind('photos', false);
  await phone.attach(testFile(100));
  await settled(phone);
  expect(server.calls['pushBlob']).toBeUndefined();
});

it('says that the server is full, and goes on with the rows', async () => {
  const server = new FakeServer();
  server.blobLimitBytes = 1000;
  const { phone, laptop } = await twoDevices(server);
  const { key } = await phone.attach(testFile(5000));
  await settled(phone);
  expect(await files(phone)).toMatchObject({ isFull: true, toSend: 1 });
  expect(phone.stored.has(key)).toBe(true);
  phone.add('Cook');
  await settled(phone);
  await settled(laptop);
  expect(laptop.titles()).toContain('Cook');
  server.blobLimitBytes = 100_000;
  await settled(phone);
  expect(await files(phone)).toMatchObject({ isFull: false, toSend: 0 });
});

it.each([
  ['changes bytes', (bodies: Map<number, string>) => bodies.set(0, Buffer.alloc(500, 1).toString('base64'))],
  ['swaps pieces', (bodies: Map<number, string>) => bodies.set(0, bodies.get(1)!).set(1, bodies.get(0)!)],
  [
    'cuts off the end',
    (bodies: Map<number, string>, blob: { chunkCount: number }) => {
      bodies.delete(2);
      blob.chunkCount = 2;
    },
  ],
  ['empties a piece', (bodies: Map<number, string>) => bodies.set(1, '')],
])('stores nothing of a file that a server %s', async (_, change) => {
  const { server, phone, laptop } = await twoDevices();
  await laptop.control.setFileKind('photos', false);
  const { key } = await phone.attach(testFile(2_500_000));
  await settled(phone);
  alter(server, change);
  await laptop.control.setFileKind('photos', true);
  await settled(laptop);
  expect(laptop.stored.size).toBe(0);
  expect(await files(laptop)).toMatchObject({ toGet: 1, damaged: 1 });
  await settled(phone);
  expect(phone.stored.has(key)).toBe(true);
});

it('isn’t fooled by one file in place of another', async () => {
  const { server, phone, laptop } = await twoDevices();
  await laptop.control.setFileKind('photos', false);
  await phone.attach(testFile(100));
  await phone.attach(testFile(100));
  await settled(phone);
  const [first, second] = [...server.blobs.pieces];
  server.blobs.pieces.set(first![0], second![1]);
  server.blobs.pieces.set(second![0], first![1]);
  await laptop.control.setFileKind('photos', true);
  await settled(laptop);
  expect(laptop.stored.size).toBe(0);
  expect((await files(laptop)).damaged).toBe(2);
});

it('sends a file again that the server has lost, and says until then that it isn’t here', async () => {
  const { server, phone, laptop } = await twoDevices();
  await laptop.control.setFileKind('photos', false);
  const { key } = await phone.attach(testFile(100));
  await settled(phone);
  server.blobs.pieces.clear();
  await laptop.control.setFileKind('photos', true);
  await settled(laptop);
  expect(await files(laptop)).toMatchObject({ toGet: 1, damaged: 0 });
  await settled(phone);
  await settled(laptop);
  expect(laptop.stored.has(key)).toBe(true);
});

it('keeps a file on the server while any row uses it or can be restored, and a week longer', async () => {
  const { server, phone } = await twoDevices();
  const photo = testFile(100);
  const [{ jobId, key }, other] = [await phone.attach(photo), await phone.attach(photo)];
  await settled(phone);
  const deleteJob = async (id: string) => {
    phone.database.table(jobTable).delete(id);
    await settled(phone);
  };
  const inDays = async (days: number) => {
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await settled(phone);
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  await deleteJob(jobId);
  await inDays(8);
  expect(server.blobs.pieces.size).toBe(1);
  phone.restorable.add(key);
  await deleteJob(other.jobId);
  await inDays(8);
  expect(server.blobs.pieces.size).toBe(1);
  phone.restorable.clear();
  await inDays(1);
  await inDays(6);
  expect(server.blobs.pieces.size).toBe(1);
  await inDays(2);
  expect(server.blobs.pieces.size).toBe(0);
  expect(phone.stored.has(key)).toBe(true);
});

it('deletes what nobody uses when the server is full', async () => {
  const server = new FakeServer();
  server.blobLimitBytes = 6000;
  const { phone } = await twoDevices(server);
  const { jobId } = await phone.attach(testFile(4000));
  await settled(phone);
  phone.database.table(jobTable).delete(jobId);
  await phone.attach(testFile(4000));
  await settled(phone);
  expect(await files(phone)).toMatchObject({ isFull: false, toSend: 0 });
  expect(server.blobs.pieces.size).toBe(1);
});

it('encrypts files again under a new key, also those that this device doesn’t have', async () => {
  const { server, phone, laptop } = await twoDevices(undefined, { isOn: false });
  const { key } = await phone.attach(testFile(1_500_000));
  await settled(phone);
  await settled(laptop);
  const [oldId] = server.blobs.pieces.keys();
  await phone.control.stop();
  const made = await laptop.control.removeDeviceAndChangeKey(undefined);
  const progress: number[] = [];
  await laptop.control.confirmWords(
    made.positions.map((at) => made.words[at]!),
    { onProgress: ({ done }) => progress.push(done) },
  );
  expect(server.blobs.pieces.size).toBe(1);
  expect(server.blobs.pieces.has(oldId!)).toBe(false);
  expect(progress).toEqual(progress.toSorted((left, right) => left - right));
  const tablet = deviceWithFiles(server, { name: 'Tablet' });
  await tablet.control.joinWithWords(made.words.join(' '));
  await settled(tablet);
  expect(tablet.stored.has(key)).toBe(true);
});

it('keeps the files when the key can’t be changed', async () => {
  const { server, phone, laptop } = await twoDevices();
  const { key } = await phone.attach(testFile(100));
  await settled(phone);
  server.afterCall = (name) => {
    if (name === 'pullBlob') throw new DOMException('Gone.', 'NetworkError');
  };
  const made = await phone.control.removeDeviceAndChangeKey(undefined);
  await expect(phone.control.confirmWords(made.positions.map((at) => made.words[at]!))).rejects.toThrow('Gone.');
  server.afterCall = () => {};
  expect(server.current).toBe(1);
  await settled(laptop);
  expect(laptop.stored.has(key)).toBe(true);
});

it('says that this browser couldn’t store a file, and tries again', async () => {
  const { phone, laptop } = await twoDevices();
  const write = laptop.source.write.bind(laptop.source);
  Object.assign(laptop.source, { write: () => Promise.reject(new Error('Full.')) });
  const { key } = await phone.attach(testFile(100));
  await settled(phone);
  await settled(laptop);
  expect(await files(laptop)).toMatchObject({ toGet: 1, isBrowserFull: true });
  Object.assign(laptop.source, { write });
  await settled(laptop);
  expect(laptop.stored.has(key)).toBe(true);
});

it('skips files that are larger than the server takes', async () => {
  const { server, phone } = await twoDevices();
  const file = testFile(10);
  await phone.attach(file);
  Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 });
  await settled(phone);
  expect(await files(phone)).toMatchObject({ tooLarge: 1, toSend: 0 });
  expect(server.calls['pushBlob']).toBeUndefined();
});
