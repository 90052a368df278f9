import { rowKey } from '../engine/exchange';
import { canonical } from '../rows/row-stamps';
import { FakeServer } from './fake-server';
import { FaultyNetwork } from './faulty-network';
import { HistoryLog } from './history-log';
import { MemoryRows } from './memory-rows';
import type { HeldKey } from '../engine/open-exchange';
import { itemCipher, type ItemCipher } from '../keys/item-cipher';
import { plainCipher } from './plain-cipher';
import { type Random, randomOf } from './random';
import { SimulatedDevice } from './simulated-device';
import type { SimulatedRows } from './simulated-rows';
import { StoreRows } from './store-rows';

const tables = ['jobs', 'contacts', 'resumes'];
/** Rows that every device may create by itself, as settings are. Nobody deletes them. */
const sharedIds = ['s1', 's2'];
const dayMs = 86_400_000;

interface Person {
  readonly number: number;
  readonly rows: SimulatedRows;
  readonly device: SimulatedDevice;
  readonly network: FaultyNetwork;
}

export interface HistoryOptions {
  /** Rows in a real local store, where all clocks are the same. Otherwise in memory, with clocks that are days off. */
  readonly inStore: boolean;
  readonly encrypted: boolean;
}

/** Runs the history of a seed: devices that write, fail, and come back. @returns what is wrong at the end */
export async function runHistory(seed: number, options: HistoryOptions): Promise<string[]> {
  const random = randomOf(seed);
  const server = new FakeServer();
  server.pageItems = 1 + random.below(6);
  const { keyVersion } = await server.calling.start('wrapped');
  const log = new HistoryLog();
  const world: World = {
    ...options,
    people: [],
    syncing: new Set(),
    sequence: 0,
    random,
    server,
    log,
    keyVersion,
    textCount: 0,
    rowCount: 0,
    nowMs: 1_790_000_000_000,
    mayComeBack: false,
    hasCollapsed: false,
    hasOffClocks: false,
    hasKills: false,
    hasLostStorage: false,
  };
  const people = Array.from({ length: 2 + random.below(4) }, (_, number) => makePerson(world, number));
  world.people = people;
  const steps = 10 + random.below(60);
  for (let step = 0; step < steps; step += 1) await takeStep(world, random.pick(people));
  return endOf(world, people);
}

interface World extends HistoryOptions {
  people: readonly Person[];
  readonly syncing: Set<Person>;
  readonly random: Random;
  readonly server: FakeServer;
  readonly log: HistoryLog;
  readonly keyVersion: number;
  sequence: number;
  textCount: number;
  rowCount: number;
  nowMs: number;
  mayComeBack: boolean;
  /** Stamps of some rows became one, so that an older change may win over a newer one of another field. */
  hasCollapsed: boolean;
  hasOffClocks: boolean;
  hasKills: boolean;
  hasLostStorage: boolean;
}

function makePerson(world: World, number: number): Person {
  const { random, server } = world;
  const offMs = random.chance(0.5) || world.inStore ? 0 : (random.below(11) - 5) * dayMs;
  world.hasOffClocks ||= offMs !== 0;
  const nextStamp = (): number => (world.sequence += 1);
  const rows = world.inStore ? new StoreRows(tables, nextStamp) : new MemoryRows(() => world.nowMs + offMs);
  const network = new FaultyNetwork(random);
  network.faultiness = random.pick([0, 0.1, 0.4]);
  const device = new SimulatedDevice({
    rows: () => rows.local,
    server: network.over(server.calling),
    random,
    key: keyOf(world),
    cipherOf: () => cipherOf(world),
  });
  device.deadliness = random.pick([0, 0.02, 0.1]);
  world.hasKills ||= device.deadliness > 0;
  const person = { number, rows, device, network };
  network.duringRequest = async () => {
    if (random.chance(0.1)) edit(world, person);
    if (random.chance(0.1)) await syncOf(world, random.pick(world.people));
  };
  return person;
}

const keyOf = ({ keyVersion }: World): HeldKey => ({ userId: 'ada', keyVersion, accountKey: new Uint8Array(32) });

const cipherOf = async ({ encrypted }: World): Promise<ItemCipher> =>
  encrypted ? itemCipher(new Uint8Array(32), 'ada') : plainCipher('key');

/** Several devices sync at the same time, but each of them only once. */
async function syncOf({ syncing, log, random }: World, person: Person): Promise<void> {
  if (syncing.has(person)) return;
  syncing.add(person);
  const { count } = log;
  const hasSynced = await person.device.sync(random.chance(0.3)).finally(() => syncing.delete(person));
  if (hasSynced) log.synced(person.number, count);
}

async function takeStep(world: World, person: Person): Promise<void> {
  const { random, log, server } = world;
  world.nowMs += random.below(100_000);
  const chance = random.next();
  if (chance < 0.55) edit(world, person);
  else if (chance < 0.9) {
    await syncOf(world, person);
  } else if (chance < 0.93) person.device.close();
  else if (chance < 0.95) {
    person.rows.collapse();
    world.hasCollapsed = true;
  } else if (chance < 0.96) {
    const lost = person.rows.loseRow(random);
    if (lost) log.lostRow(person.number, rowKey(lost));
  } else if (chance < 0.975) await person.network.deliverLate();
  else if (chance < 0.99) await loseStorage(world, person);
  else if (random.chance(0.3)) dropTombstones(world, server);
}

function edit(world: World, { number, rows }: Person): void {
  const { random, log } = world;
  world.nowMs += 1;
  const { table, id } = rowToEdit(world, rows);
  const key = rowKey({ table, id });
  const before = rows.content().get(key)?.values;
  if (before && !sharedIds.includes(id) && random.chance(0.2)) {
    log.deleted(number, key, rows.delete(table, id));
    return;
  }
  if (random.chance(0.1)) {
    const restored = rows.restore();
    if (restored) log.restored(number, rowKey(restored), restored.stamp);
  }
  const field = random.pick(['title', 'status', 'notes']);
  world.textCount += 1;
  const text = field === 'notes' ? withLine(random, before?.['notes'], world.textCount) : `text ${world.textCount}`;
  // A row has all of its fields from the start.
  if (!before) log.created(number, key);
  const values = before ? { [field]: text } : { title: '', status: '', notes: '', [field]: text };
  const part = field === 'notes' ? markOf(world.textCount) : text;
  const stamp = rows.write(table, id, values);
  log.wrote(number, key, field, { text, part }, before?.[field] ?? '', stamp);
}

const markOf = (count: number): string => `<${count}>`;

function rowToEdit(world: World, rows: SimulatedRows): { readonly table: string; readonly id: string } {
  const { random } = world;
  const content = rows.content();
  const chance = random.next();
  if (chance < 0.2) return { table: random.pick(tables), id: random.pick(sharedIds) };
  if (chance < 0.8 && content.size > 0) return random.pick([...content.values()]);
  world.rowCount += 1;
  return { table: random.pick(tables), id: `r${world.rowCount}` };
}

/** Adds a line of its own to the notes, so that it can be told what became of it. */
function withLine(random: Random, notes: unknown, count: number): string {
  const lines = (notes as string | undefined)?.split('\n') ?? [];
  lines.splice(random.below(lines.length + 1), 0, markOf(count));
  return lines.length === 1 ? `${lines[0]}\nend` : lines.join('\n');
}

/** Local storage is cleared. The shadow, and what was deleted recently, stay or go with it. */
async function loseStorage(world: World, { number, rows, device }: Person): Promise<void> {
  const { random, log, server } = world;
  world.hasLostStorage = true;
  device.close();
  const cipher = await cipherOf(world);
  await log.lostStorage(number, async (key) => {
    const [table, id] = key.split(' ');
    return server.items.get(await cipher.idOf(table!, id!))?.isDeleted ?? false;
  });
  const isAll = random.chance(0.5);
  rows.loseStorage(isAll);
  if (isAll) device.loseDisk();
}

function dropTombstones(world: World, server: FakeServer): void {
  for (const [id, { isDeleted, revision }] of server.items) {
    if (!isDeleted) continue;
    server.items.delete(id);
    server.droppedThrough = Math.max(server.droppedThrough, revision);
    world.mayComeBack = true;
  }
}

async function endOf(world: World, people: readonly Person[]): Promise<string[]> {
  for (const { network, device } of people) {
    await network.deliverLate();
    network.faultiness = 0;
    network.duringRequest = async () => {};
    device.deadliness = 0;
    device.close();
  }
  const fresh = makePerson(world, people.length);
  for (let round = 0; round < 3; round += 1) {
    for (const { device } of people) if (!(await device.sync())) return ['a device can’t sync at the end'];
  }
  fresh.network.faultiness = 0;
  fresh.network.duringRequest = async () => {};
  fresh.device.deadliness = 0;
  const { calls } = world.server;
  await fresh.device.sync();
  const pushes = calls['push'];
  const all = [...people, fresh];
  for (const { device } of all) await device.sync();
  const problems = calls['push'] === pushes ? [] : ['devices don’t come to rest'];
  const [first, ...others] = all.map(({ rows }) => contentOf(rows));
  for (const [at, content] of others.entries()) {
    if (content !== first) problems.push(`device ${at + 1} differs: ${content}\n${first}`);
  }
  if (fresh.device.exchange?.shadow.meta.gaveLess) problems.push('a new device takes the manifest for wrong');
  const restorable = await Promise.all(all.map(({ rows }) => rows.restorableTexts()));
  const replaced = new Set(restorable.flat());
  const values = new Map([...fresh.rows.content()].map(([key, row]) => [key, row.values]));
  const { hasOffClocks, hasKills, hasLostStorage, hasCollapsed, mayComeBack } = world;
  const tellsDeletions = !mayComeBack && !(hasOffClocks && (hasKills || hasLostStorage));
  const tellsOrder = tellsDeletions && !hasCollapsed && !hasKills && !hasLostStorage;
  return [...problems, ...world.log.problems(values, replaced, { tellsOrder, tellsDeletions })];
}

const contentOf = (rows: SimulatedRows): string =>
  canonical(Object.fromEntries(Array.from(rows.content(), ([key, { values }]) => [key, values])));
