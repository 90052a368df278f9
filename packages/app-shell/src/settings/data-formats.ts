import { clockText } from '@keepmark/ui/words';

const number = new Intl.NumberFormat('en');

/** `1,234`. */
export const inDigits = (count: number): string => number.format(count);

/** `Nov 21, 2026, 2:03 PM`, in local time. */
export const atTime = (atMs: number): string => clockText(atMs, { dateStyle: 'medium', timeStyle: 'short' });

/** `2026-11-21`, for file names. */
export const fileDay = (date = new Date()): string => date.toISOString().slice(0, 10);

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** `1 company, 12 jobs, and 3 settings`. */
export const inList = (parts: readonly string[]): string => list.format(parts);
