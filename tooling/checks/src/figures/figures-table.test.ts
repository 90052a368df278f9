import { expect, it } from 'vitest';
import { withFigures } from './figures-table';

const circumstances = { date: '2026-11-23', machine: '2 × Xeon', load: 1.25 };
const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| \S+\//.test(line));

it('lists each benchmark with its limit, peer, and circumstances', () => {
  const line = { bench: 'shell/first-row/jobs', unit: 'ms', median: 1500, limit: 1600, circumstances };
  expect(rowsOf(withFigures('', [line]))).toEqual([
    '| shell/first-row/jobs | 1,500 ms |  | 1,600 ms | JobSync: 2,992 ms | 2026-11-23 | 2 × Xeon | 1.3 |',
  ]);
});

it('replaces the rows that were measured again, and keeps the others in order', () => {
  const measured = (bench: string, median: number) => ({ bench, unit: 'ms', median, p95: 9, limit: 20, circumstances });
  const before = withFigures('', [measured('ui/open', 8), measured('api/search', 5)]);
  const after = withFigures(before, [measured('ui/open', 7)]);
  expect(rowsOf(after)).toEqual([
    '| api/search | 5 ms | 9 ms | 20 ms |  | 2026-11-23 | 2 × Xeon | 1.3 |',
    '| ui/open | 7 ms | 9 ms | 20 ms |  | 2026-11-23 | 2 × Xeon | 1.3 |',
  ]);
});

it('keeps what stands above the table', () => {
  const line = { bench: 'ui/open', unit: 'ms', median: 7, circumstances };
  const about = '# Figures\n\nMachines of the same name differ.\n\n';
  expect(withFigures(about + withFigures('', [line]), [line])).toBe(about + withFigures('', [line]));
});
