import { type Database, defineTable, field } from '@keepmark/local-store';
import { readRows, takeRows } from '@keepmark/local-store/sync';
import type { SyncDevice } from '../sync-control';

/** The devices of a person. Rows like others, so that the server doesn't know them; only sync writes and shows them. */
export const deviceTable = defineTable('syncDevices', {
  fields: { name: field.text(), addedAt: field.number(), lastSeenAt: field.number() },
});

const dayMs = 86_400_000;
const stampsPerMillisecond = 1024;

/** The devices, this one first, then by name. */
export function devicesOf(database: Database, deviceId: string): readonly SyncDevice[] {
  const devices = database.table(deviceTable).query();
  return devices
    .map(({ internalId: id, name, addedAt, lastSeenAt }) => {
      return { id, name, isThisDevice: id === deviceId, addedAt, lastSeenAt };
    })
    .sort(
      (left, right) => Number(right.isThisDevice) - Number(left.isThisDevice) || left.name.localeCompare(right.name),
    );
}

/** Adds this device to the list, or notes that it was seen today. */
export async function seeDevice(database: Database, deviceId: string, name: string): Promise<void> {
  const nowMs = Date.now();
  const device = database.table(deviceTable).get(deviceId);
  if (!device) await setDevice(database, deviceId, { name, addedAt: nowMs, lastSeenAt: nowMs });
  else if (nowMs - device.lastSeenAt >= dayMs) await setDevice(database, deviceId, { lastSeenAt: nowMs });
}

/** Written as sync writes: without undo, and without counting as something that people saved. */
export async function setDevice(
  database: Database,
  id: string,
  values: { readonly name?: string; readonly addedAt?: number; readonly lastSeenAt?: number },
): Promise<void> {
  database.table(deviceTable);
  const ref = { table: deviceTable.name, id };
  const stamps = { base: Date.now() * stampsPerMillisecond, fields: {} };
  await takeRows(database, [{ ...ref, values, stamps, basedOn: readRows(database, [ref])[0]?.version }], []);
}

export async function deleteDevice(database: Database, id: string): Promise<void> {
  const ref = { table: deviceTable.name, id };
  const [row] = readRows(database, [ref]);
  if (row) await takeRows(database, [], [{ ...ref, basedOn: row.version, deletedAtMs: Date.now() }]);
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** A name for a device that nobody has named: "Chrome on Windows". */
export function deviceName(userAgent: string): string {
  const named = (list: typeof systems): string | undefined => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(browsers) ?? 'Browser', named(systems)];
  return system ? `${browser} on ${system}` : browser;
}
