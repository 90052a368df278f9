import { rowKey } from '../engine/exchange';
import { canonical } from '../rows/row-stamps';
import { FakeServer } from './fake-server';
import { FaultyNetwork } from './faulty-network';
import { HistoryLog } from './history-log';
import { MemoryRows } from './memory-rows';
import { plainCipher } from './plain-cipher';
import { type Random, randomOf } from './random';
import { SimulatedDevice } from './simulated-device';

const tables = ['jobs', 'contacts', 'resumes'];
/** Rows that every device may create by itself, as settings are. Nobody deletes them. */
const sharedIds = ['s1', 's2'];
const dayMs = 86_400_000;

interface Person {
  readonly number: number;
  readonly rows: MemoryRows;
  readonly device: SimulatedDevice;
  readonly network: FaultyNetwork;
}

/** Runs the history of a seed: devices that write, fail, and come back. @returns what is wrong at the end */
export async function runHistory(seed: number): Promise<string[]> {
  const random = randomOf(seed);
  const server = new FakeServer();
  server.pageItems = 1 + random.below(6);
  const { keyVersion } = await server.calling.start('wrapped');
  const log = new HistoryLog();
  const world: World = {
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
  const steps = 10 + random.below(60);
  for (let step = 0; step < steps; step += 1) await takeStep(world, random.pick(people));
  return endOf(world, people);
}

interface World {
  readonly random: Random;
  readonly server: FakeServer;
  readonly log: HistoryLog;
  readonly keyVersion: number;
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
  const { random, server, keyVersion } = world;
  const offMs = random.chance(0.5) ? 0 : (random.below(11) - 5) * dayMs;
  world.hasOffClocks ||= offMs !== 0;
  const rows = new MemoryRows(() => world.nowMs + offMs);
  const network = new FaultyNetwork(random);
  network.faultiness = random.pick([0, 0.1, 0.4]);
  const device = new SimulatedDevice({
    rows,
    server: network.over(server.calling),
    random,
    key: { userId: 'ada', keyVersion, accountKey: new Uint8Array(32) },
    cipherOf: async (key) => plainCipher(`k${key.keyVersion}`),
  });
  device.deadliness = random.pick([0, 0.02, 0.1]);
  world.hasKills ||= device.deadliness > 0;
  const person = { number, rows, device, network };
  network.meanwhile = () => {
    if (random.chance(0.1)) edit(world, person);
  };
  return person;
}

async function takeStep(world: World, person: Person): Promise<void> {
  const { random, log, server } = world;
  world.nowMs += random.below(100_000);
  const chance = random.next();
  if (chance < 0.55) edit(world, person);
  else if (chance < 0.9) {
    if (await person.device.sync()) log.synced(person.number);
  } else if (chance < 0.93) person.device.close();
  else if (chance < 0.95) {
    person.rows.collapse();
    world.hasCollapsed = true;
  } else if (chance < 0.97) await person.network.deliverLate();
  else if (chance < 0.985) loseStorage(world, person);
  else if (random.chance(0.3)) dropTombstones(world, server);
}

function edit(world: World, { number, rows }: Person): void {
  const { random, log } = world;
  world.nowMs += 1;
  const { table, id } = rowToEdit(world, rows);
  const key = rowKey({ table, id });
  const before = rows.rows.get(key)?.values;
  if (before && !sharedIds.includes(id) && random.chance(0.2)) {
    log.deleted(number, key, rows.effectiveStamp(key, undefined, rows.delete(table, id)));
    return;
  }
  if (random.chance(0.1)) {
    const restored = rows.restore();
    if (restored) {
      const restoredKey = rowKey(restored);
      log.restored(number, restoredKey, rows.effectiveStamp(restoredKey, undefined, restored.stamp));
    }
  }
  const field = random.pick(['title', 'status', 'notes']);
  world.textCount += 1;
  const text = field === 'notes' ? withLine(random, before?.['notes'], world.textCount) : `text ${world.textCount}`;
  // A row has all of its fields from the start.
  if (!before) log.created(number, key);
  const values = before ? { [field]: text } : { title: '', status: '', notes: '', [field]: text };
  const part = field === 'notes' ? markOf(world.textCount) : text;
  const stamp = rows.effectiveStamp(key, field, rows.write(table, id, values));
  log.wrote(number, key, field, { text, part }, before?.[field] ?? '', stamp);
}

const markOf = (count: number): string => `<${count}>`;

function rowToEdit(world: World, { rows }: MemoryRows): { table: string; id: string } {
  const { random } = world;
  const chance = random.next();
  if (chance < 0.2) return { table: random.pick(tables), id: random.pick(sharedIds) };
  if (chance < 0.8 && rows.size > 0) return random.pick([...rows.values()]);
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
function loseStorage(world: World, { number, rows, device }: Person): void {
  const { random, log, server } = world;
  world.hasLostStorage = true;
  device.close();
  const deleted = new Set(
    [...server.items.values()].flatMap(({ id, isDeleted }) => (isDeleted ? [id.split('/').slice(1).join(' ')] : [])),
  );
  log.lostStorage(number, (key) => deleted.has(key));
  rows.rows.clear();
  rows.mark = undefined;
  if (random.chance(0.5)) {
    rows.evidence.clear();
    device.loseDisk();
  }
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
    network.meanwhile = () => {};
    device.deadliness = 0;
    device.close();
  }
  const fresh = makePerson(world, people.length);
  for (let round = 0; round < 3; round += 1) {
    for (const { device } of people) if (!(await device.sync())) return ['a device can’t sync at the end'];
  }
  fresh.network.faultiness = 0;
  fresh.network.meanwhile = () => {};
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
  const replaced = new Set(all.flatMap(({ rows }) => textsThatCanBeRestored(rows)));
  const values = new Map([...fresh.rows.rows].map(([key, row]) => [key, row.values]));
  const { hasOffClocks, hasKills, hasLostStorage, hasCollapsed, mayComeBack } = world;
  const tellsDeletions = !mayComeBack && !(hasOffClocks && (hasKills || hasLostStorage));
  const tellsOrder = tellsDeletions && !hasCollapsed && !hasKills && !hasLostStorage;
  return [...problems, ...world.log.problems(values, replaced, { tellsOrder, tellsDeletions })];
}

const textsThatCanBeRestored = ({ replaced, recentlyDeleted }: MemoryRows): string[] => [
  ...replaced.map(({ text }) => text),
  ...recentlyDeleted.flatMap(({ values }) => Object.values(values) as string[]),
];

const contentOf = ({ rows }: MemoryRows): string =>
  canonical(Object.fromEntries(Array.from(rows, ([key, { values }]) => [key, values])));
