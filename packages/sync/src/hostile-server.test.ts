import { expect, it, test } from 'vitest';
import { rowKey } from './engine/exchange';
import { newAccountKey } from './keys/account-key';
import { fromBase64, toBase64 } from './keys/base64';
import type { LocalRows } from './rows/local-rows';
import type { SyncServer } from './server/sync-server';
import { FakeServer } from './testing/fake-server';
import { MemoryRows } from './testing/memory-rows';
import { randomOf } from './testing/random';
import { SimulatedDevice } from './testing/simulated-device';

const accountKey = newAccountKey();

interface Hostile {
  readonly rows: MemoryRows;
  readonly device: SimulatedDevice;
}

function deviceOf(server: SyncServer, key = accountKey, userId = 'ada'): Hostile {
  let nowMs = 1_790_000_000_000;
  const rows = new MemoryRows(() => (nowMs += 120_000));
  const parts = { rows: (): LocalRows => rows, server, random: randomOf(1) };
  return { rows, device: new SimulatedDevice({ ...parts, key: { userId, keyVersion: 1, accountKey: key } }) };
}

const contentOf = ({ rows }: Hostile): Record<string, unknown> =>
  Object.fromEntries(Array.from(rows.rows, ([key, { values }]) => [key, values]));

const titles = { 'jobs 1': { title: 'Baker' }, 'jobs 2': { title: 'Cook' }, 'jobs 3': { title: 'Waiter' } };

/** Syncs, which may fail as long as it says so. */
async function attempt({ device }: Hostile): Promise<void> {
  const failure = await device.sync().catch((cause: unknown) => cause);
  if (typeof failure !== 'boolean' && !(failure instanceof Error))
    throw new TypeError('It failed with something else than an error.');
}

/** A device with three jobs that the server has, and the ids of their items. */
async function synced() {
  const server = new FakeServer();
  await server.calling.start('wrapped');
  const mine = deviceOf(server.calling);
  for (const [id, title] of [
    ['1', 'Baker'],
    ['2', 'Cook'],
    ['3', 'Waiter'],
  ] as const)
    mine.rows.write('jobs', id, { title });
  expect(await mine.device.sync()).toBe(true);
  const { cipher, manifestId } = mine.device.exchange!;
  const [one, two, three] = [
    await cipher.idOf('jobs', '1'),
    await cipher.idOf('jobs', '2'),
    await cipher.idOf('jobs', '3'),
  ];
  /** Makes the server give something else for an item, as news. */
  const give = (id: string, changes: { body?: string; isDeleted?: boolean; revision?: number }): void => {
    server.head += 1;
    server.items.set(id, { ...server.items.get(id)!, revision: server.head, ...changes });
  };
  return { server, mine, ids: { one, two, three, manifestId }, give };
}

/** What a device gets that joins now. */
async function fresh(server: FakeServer): Promise<Hostile> {
  const joined = deviceOf(server.calling);
  await joined.device.sync();
  return joined;
}

it('takes no body that was moved to another item, and stores the right ones again', async () => {
  const { server, mine, ids, give } = await synced();
  const [one, two] = [server.items.get(ids.one)!.body, server.items.get(ids.two)!.body];
  give(ids.one, { body: two });
  give(ids.two, { body: one });
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
  expect(contentOf(await fresh(server))).toEqual(titles);
});

it('keeps what is newer than a replayed body, and stores it again', async () => {
  const { server, mine, ids, give } = await synced();
  const { body } = server.items.get(ids.one)!;
  mine.rows.write('jobs', '1', { title: 'Head baker' });
  await mine.device.sync();
  give(ids.one, { body });
  await mine.device.sync();
  expect(contentOf(mine)).toMatchObject({ 'jobs 1': { title: 'Head baker' } });
  expect(contentOf(await fresh(server))).toMatchObject({ 'jobs 1': { title: 'Head baker' } });
});

it.each([
  ['empty', () => ''],
  ['truncated', (body: string) => body.slice(0, 40)],
  ['not base64', () => '!!!!'],
  ['random', () => toBase64(new Uint8Array([1, ...crypto.getRandomValues(new Uint8Array(300))]))],
])('survives a body that is %s', async (_, damage) => {
  const { server, mine, ids, give } = await synced();
  give(ids.one, { body: damage(server.items.get(ids.one)!.body) });
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
  expect(contentOf(await fresh(server))).toEqual(titles);
});

it('deletes nothing because of a flag', async () => {
  const { server, mine, ids, give } = await synced();
  give(ids.one, { isDeleted: true, body: '' });
  give(ids.two, { isDeleted: true });
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
  expect(contentOf(await fresh(server))).toEqual(titles);
});

it('deletes nothing because of an old deletion that was undone', async () => {
  const { server, mine, ids, give } = await synced();
  mine.rows.delete('jobs', '1');
  await mine.device.sync();
  const tombstone = server.items.get(ids.one)!;
  mine.rows.restore();
  await mine.device.sync();
  give(ids.one, { body: tombstone.body, isDeleted: true });
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
});

it('brings nothing back because of a row from before its deletion', async () => {
  const { server, mine, ids, give } = await synced();
  const live = server.items.get(ids.one)!;
  mine.rows.delete('jobs', '1');
  await mine.device.sync();
  give(ids.one, { body: live.body, isDeleted: false });
  await mine.device.sync();
  expect(contentOf(mine)).not.toHaveProperty(['jobs 1']);
  expect(contentOf(await fresh(server))).not.toHaveProperty(['jobs 1']);
});

it('warns a new device that the server gives it less', async () => {
  const { server, mine, ids } = await synced();
  server.items.delete(ids.two);
  const joined = await fresh(server);
  expect(joined.device.exchange!.shadow.meta.gaveLess).toEqual({ missing: 1 });
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
});

it('warns a new device that gets an older body', async () => {
  const { server, mine, ids } = await synced();
  const { body } = server.items.get(ids.one)!;
  mine.rows.write('jobs', '1', { title: 'Head baker' });
  await mine.device.sync();
  const now = server.items.get(ids.one)!;
  server.items.set(ids.one, { ...now, body });
  expect((await fresh(server)).device.exchange!.shadow.meta.gaveLess).toEqual({ missing: undefined });
});

it.each([
  ['missing', undefined],
  ['forged', toBase64(crypto.getRandomValues(new Uint8Array(200)))],
])('warns a new device when the manifest is %s', async (_, body) => {
  const { server, mine, ids } = await synced();
  const manifest = server.items.get(ids.manifestId)!;
  if (body === undefined) server.items.delete(ids.manifestId);
  else server.items.set(ids.manifestId, { ...manifest, body });
  const joined = await fresh(server);
  expect(joined.device.exchange!.shadow.meta.gaveLess).toEqual({ missing: undefined });
  expect(contentOf(joined)).toEqual(titles);
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
});

it('stores again what a server lost that went back to an older copy', async () => {
  const { server, mine } = await synced();
  const [head, older] = [server.head, [...server.items]];
  mine.rows.write('jobs', '4', { title: 'Chef' });
  mine.rows.write('jobs', '1', { title: 'Head baker' });
  await mine.device.sync();
  server.items.clear();
  for (const [id, item] of older) server.items.set(id, item);
  server.head = head;
  await mine.device.sync();
  const all = { ...titles, 'jobs 1': { title: 'Head baker' }, 'jobs 4': { title: 'Chef' } };
  expect(contentOf(mine)).toEqual(all);
  expect(contentOf(await fresh(server))).toEqual(all);
});

it('stores everything again on a server that has lost all of it', async () => {
  const { server, mine } = await synced();
  server.items.clear();
  server.head = 0;
  await mine.device.sync();
  expect(contentOf(await fresh(server))).toEqual(titles);
});

it('takes nothing with a wrong key or for another person', async () => {
  const { server } = await synced();
  for (const wrong of [deviceOf(server.calling, newAccountKey()), deviceOf(server.calling, accountKey, 'bob')]) {
    await wrong.device.sync();
    expect(contentOf(wrong)).toEqual({});
    expect(wrong.device.status!.unreadableItems).toBeGreaterThan(0);
  }
});

it('leaves alone what a newer version wrote, and pushes nothing until it can read that', async () => {
  const { server, mine, ids, give } = await synced();
  const newer = fromBase64(server.items.get(ids.one)!.body);
  newer[0] = 2;
  give(ids.one, { body: toBase64(newer) });
  mine.rows.write('jobs', '1', { title: 'Head baker' });
  await mine.device.sync();
  expect(mine.device.status!.needsReload).toBe(true);
  expect(server.items.get(ids.one)!.body).toBe(toBase64(newer));
  expect(contentOf(mine)).toMatchObject({ 'jobs 1': { title: 'Head baker' } });
  // The new version is there: the same body can be read.
  newer[0] = 1;
  server.items.set(ids.one, { ...server.items.get(ids.one)!, body: toBase64(newer) });
  mine.device.close();
  await mine.device.sync();
  expect(mine.device.status).toMatchObject({ needsReload: false, pendingRows: 0 });
  expect(contentOf(await fresh(server))).toMatchObject({ 'jobs 1': { title: 'Head baker' } });
});

it('leaves alone a row that this version’s fields can’t hold, and pushes others', async () => {
  const { server, mine } = await synced();
  const other = await fresh(server);
  other.rows.write('jobs', '1', { stars: 'five' });
  await other.device.sync();
  mine.rows.unknownField = 'stars';
  mine.rows.write('jobs', '1', { title: 'Head baker' });
  mine.rows.write('jobs', '2', { title: 'Chef' });
  await mine.device.sync();
  expect(mine.device.status).toMatchObject({ needsReload: false, unfitItems: 1 });
  expect(contentOf(await fresh(server))).toMatchObject({ 'jobs 1': { stars: 'five' }, 'jobs 2': { title: 'Chef' } });
  mine.rows.unknownField = undefined;
  mine.device.close();
  await mine.device.sync();
  expect(contentOf(await fresh(server))).toMatchObject({ 'jobs 1': { title: 'Head baker', stars: 'five' } });
});

it('leaves alone what a newer schema wrote', async () => {
  const { server, mine } = await synced();
  const newer = deviceOf(server.calling);
  newer.rows.schema = 2;
  await newer.device.sync();
  newer.rows.write('jobs', '1', { title: { text: 'of a newer shape' } });
  await newer.device.sync();
  await mine.device.sync();
  expect(contentOf(mine)).toEqual(titles);
  expect(mine.device.status!.needsReload).toBe(true);
});

const empty = { accepted: [], conflicts: [], head: 1, storedBytes: 0 };
test.each<[string, (calling: SyncServer) => Partial<SyncServer>]>([
  ['pages that don’t end', () => ({ pull: async () => ({ items: [], head: 9, hasMore: true, droppedThrough: 0 }) })],
  [
    'a head that goes back and forth',
    () => ({ pull: async (_, after) => ({ items: [], head: after - 1, hasMore: false, droppedThrough: 0 }) }),
  ],
  [
    'tombstones that are always dropped',
    () => ({ pull: async (_, after) => ({ items: [], head: after + 1, hasMore: false, droppedThrough: after + 9 }) }),
  ],
  ['answers that accept nothing', () => ({ push: async () => empty })],
  [
    'conflicts about nothing',
    () => ({
      push: async (_, items) => ({
        ...empty,
        conflicts: items.map(({ id }) => ({ id, revision: 0, isDeleted: true, body: '' })),
      }),
    }),
  ],
  [
    'items that nobody sent',
    () => ({
      push: async () => ({
        ...empty,
        accepted: [{ id: 'x'.repeat(43), revision: 1 }],
        conflicts: [{ id: 'y'.repeat(43), revision: 2, isDeleted: false, body: 'AAAA' }],
      }),
    }),
  ],
  [
    'bodies that never arrive',
    () => ({
      push: async (_, items) => ({
        ...empty,
        conflicts: items.map(({ id }) => ({ id, revision: 3, isDeleted: false, body: null })),
      }),
    }),
  ],
])('stops at %s, with all rows', async (_, lies) => {
  const { server, mine } = await synced();
  const liar = deviceOf({ ...server.calling, ...lies(server.calling) });
  for (const [key, { table, id, values }] of mine.rows.rows) if (key !== 'jobs 3') liar.rows.write(table, id, values);
  const before = contentOf(liar);
  await attempt(liar);
  expect(contentOf(liar)).toMatchObject(before);
});

test('300 random damages never change a row that its device has', { timeout: 60_000 }, async () => {
  const random = randomOf(7);
  const { server, mine } = await synced();
  const seen = [...server.items.values()];
  for (let round = 0; round < 300; round += 1) {
    const victim = random.pick([...server.items.keys()]);
    const item = server.items.get(victim)!;
    const other = random.pick(seen);
    seen.push(item);
    const bytes = fromBase64(item.body);
    if (bytes.length > 1) bytes[1 + random.below(bytes.length - 1)]! ^= 1 << random.below(8);
    const damages = [
      { ...item, body: toBase64(bytes) },
      { ...item, body: other.body },
      { ...item, isDeleted: !item.isDeleted },
      { ...item, body: item.body.slice(0, 4 * random.below(item.body.length / 4)) },
      other.id === victim ? other : item,
    ];
    server.head += 1;
    if (random.chance(0.1) && server.items.size > 2) server.items.delete(victim);
    else server.items.set(victim, { ...random.pick(damages), id: victim, revision: server.head });
    const title = `Baker ${round}`;
    if (random.chance(0.3)) mine.rows.write('jobs', '1', { title });
    const before = contentOf(mine);
    await attempt(mine);
    expect(contentOf(mine)).toEqual(before);
  }
  expect(Object.keys(contentOf(mine)).toSorted()).toEqual(['1', '2', '3'].map((id) => rowKey({ table: 'jobs', id })));
});
