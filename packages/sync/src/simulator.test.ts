import { expect, test } from 'vitest';
import { type HistoryOptions, runHistory } from './testing/simulation';

// For a longer run, or to run the history of one seed again.
const factor = Number(process.env['KEEPMARK_SYNC_HISTORIES'] ?? 1);
const only = process.env['KEEPMARK_SYNC_SEED'];

test.each<[string, number, HistoryOptions]>([
  ['with clocks that are days off', 1400, { inStore: false, encrypted: false }],
  ['in real local stores', 550, { inStore: true, encrypted: false }],
  ['with real encryption', 50, { inStore: true, encrypted: true }],
])(
  'random histories %s end with the same rows on every device, and nothing lost',
  { timeout: 7_200_000 },
  async (name, count, options) => {
    const first = only === undefined ? 1 : Number(only);
    const end = only === undefined ? 1 + count * factor : first + 1;
    const broken: string[] = [];
    for (let seed = first; seed < end && broken.length < 3; seed += 1) {
      const problems = await runHistory(seed, options).catch((cause: Error) => [cause.stack ?? cause.message]);
      if (problems.length > 0) broken.push(`KEEPMARK_SYNC_SEED=${seed} (${name}): ${problems.join('; ')}`);
    }
    expect(broken).toEqual([]);
  },
);
