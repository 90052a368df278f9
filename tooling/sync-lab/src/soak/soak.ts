// pnpm --filter sync-lab soak [MINUTES]: ten devices write while PostgreSQL and the API are killed. README.md has the rules.
import { setTimeout as sleep } from 'node:timers/promises';
import { newPerson, RealDevice } from '../real-device';
import { RealServer } from '../real-server';
import { lostWrites, unequalDevices } from './compare';
import { deviceCount, Writer } from './writers';

const minutes = Number(process.argv.slice(2).find((argument) => argument !== '--') ?? 10);
if (!(minutes > 0)) throw new Error('How many minutes? For example: pnpm --filter sync-lab soak 10');
const minuteMs = 60_000;
/** How long PostgreSQL stays away. */
const awayMs = 3000;
const settleWithinMs = 5 * minuteMs;

const log = (message: string): void => void process.stderr.write(`${new Date().toISOString()} ${message}\n`);

/** Kills PostgreSQL every minute, and every other time the API with it. @returns how often */
async function killUntil(server: RealServer, endMs: number): Promise<{ database: number; api: number }> {
  const kills = { database: 0, api: 0 };
  while (Date.now() + minuteMs / 2 < endMs) {
    await sleep(Math.min(minuteMs, (endMs - Date.now()) / 2));
    await server.killDatabase();
    kills.database += 1;
    if (kills.database % 2 === 0) {
      await server.killApi();
      kills.api += 1;
    }
    await sleep(awayMs);
    await server.startDatabase();
    if (kills.database % 2 === 0) await server.startApi();
    log(`PostgreSQL killed ${kills.database} times, the API ${kills.api} times`);
  }
  return kills;
}

async function soak(server: RealServer): Promise<boolean> {
  const person = await newPerson(server.url, 'soak');
  const devices = Array.from({ length: deviceCount }, (_, at) => new RealDevice(person, `Device ${at}`));
  const words = await devices[0]!.turnOn();
  await devices[0]!.settled();
  for (const device of devices.slice(1)) await device.control.joinWithWords(words);
  log(`${deviceCount} devices sync, for ${minutes} minutes`);

  const writers = devices.map((device, at) => new Writer(device, at));
  const endMs = Date.now() + minutes * minuteMs;
  const [kills] = await Promise.all([killUntil(server, endMs), ...writers.map((writer) => writer.writeUntil(endMs))]);
  const unacknowledged = writers.flatMap(({ written }) => [...written.values()]).filter((one) => !one.isAcknowledged);
  log('All have stopped writing');
  const settleFromMs = Date.now();
  let unequal: readonly string[];
  do {
    // The first ones hear of what the last ones sent.
    for (const device of devices) await device.settled(settleWithinMs);
    unequal = unequalDevices(writers);
  } while (unequal.length > 0 && Date.now() - settleFromMs < settleWithinMs);
  const lost = lostWrites(writers);
  const sum = (of: (writer: Writer) => number) => writers.reduce((total, writer) => total + of(writer), 0);
  const figures = {
    minutes,
    devices: deviceCount,
    writes: sum(({ writes }) => writes),
    rows: writers[0]!.rows().size,
    tabsReopened: sum(({ reopenings }) => reopenings),
    databaseKills: kills.database,
    apiKills: kills.api,
    unacknowledgedAtEnd: unacknowledged.length,
    equalAfterSeconds: Math.round((Date.now() - settleFromMs) / 100) / 10,
    unequalDevices: unequal,
    acknowledgedLost: lost.filter(({ isAcknowledged }) => isAcknowledged).length,
    unacknowledgedLost: lost.filter(({ isAcknowledged }) => !isAcknowledged).length,
  };
  process.stdout.write(`${JSON.stringify(figures, undefined, 2)}\n`);
  for (const one of lost.slice(0, 20)) log(`Lost: ${JSON.stringify(one)}`);
  await Promise.all(devices.map((device) => device.close()));
  return unequal.length === 0 && lost.length === 0;
}

const server = await RealServer.start();
let isRight = false;
try {
  isRight = await soak(server);
} finally {
  await server.close();
}
process.exit(isRight ? 0 : 1);
