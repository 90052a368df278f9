import { expect, test } from 'vitest';
import { runHistory } from './testing/simulation';

const histories = Number(process.env['KEEPMARK_SYNC_HISTORIES'] ?? 2000);
const firstSeed = Number(process.env['KEEPMARK_SYNC_SEED'] ?? 1);

test(
  `${histories} random histories end with the same rows on every device, and nothing lost`,
  { timeout: 3_600_000 },
  async () => {
    const broken: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + histories && broken.length < 3; seed += 1) {
      const problems = await runHistory(seed);
      if (problems.length > 0)
        broken.push(`KEEPMARK_SYNC_SEED=${seed} KEEPMARK_SYNC_HISTORIES=1: ${problems.join('\n  ')}`);
    }
    expect(broken).toEqual([]);
  },
);
