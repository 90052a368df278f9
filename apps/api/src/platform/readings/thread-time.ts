import { readFileSync, readlinkSync } from 'node:fs';

const tickMs = 10;

/** Names the thread that asks, for `threadTimeMs`; empty where the system doesn't tell. Only Linux does. */
export function ownThread(): string {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}`;
  } catch {
    return '';
  }
}

/** The processor time that a thread of this process has had, in milliseconds; undefined where the system doesn't tell. */
export function threadTimeMs(thread: string): number | undefined {
  if (thread === '') return undefined;
  try {
    const stat = readFileSync(`${thread}/stat`, 'utf8');
    // The name of the thread is in parentheses, and may hold anything. User and system time are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isNaN(ticks) ? undefined : ticks * tickMs;
  } catch {
    return undefined;
  }
}
