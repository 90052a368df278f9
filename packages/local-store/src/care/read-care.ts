import { isObject } from '../tables/row-codec';
import { type CareKeeper, type CareRecord, isCount, isTime, storedCare } from './care-record';

const takes: Readonly<Record<keyof CareRecord, (value: unknown) => boolean>> = {
  lastBackupAtMs: isTime,
  changes: isCount,
  firstChangeAtMs: isTime,
  remindersOff: (value) => typeof value === 'boolean',
  reminderPutOffAtMs: isTime,
  lastRecovery: (value) => isObject(value) && isTime(value['atMs']) && isCount(value['rows']),
  persistAskedAtMs: isTime,
};

/** The care record without fields that are damaged. Fields of a newer version stay. */
export function readCare(keeper: CareKeeper): CareRecord {
  const usable = Object.entries(storedCare(keeper)).filter(
    ([part, value]) => !Object.hasOwn(takes, part) || takes[part as keyof CareRecord](value),
  );
  return Object.fromEntries(usable);
}
