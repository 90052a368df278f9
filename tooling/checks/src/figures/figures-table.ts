/** What the best peer took for the same, measured by the same method. */
const peers: Readonly<Record<string, string>> = {
  'shell/home-lcp/jobs': 'JobSync, sign-in page: 724 ms',
  'shell/home-lcp/places': 'JobSync, sign-in page: 724 ms',
  'shell/first-row/jobs': 'JobSync: 2,992 ms',
};

/** A line of a benchmark: see `pnpm bench`. */
export interface BenchLine {
  readonly bench: string;
  readonly unit?: string;
  readonly median?: number;
  readonly p95?: number;
  readonly limit?: number;
}

/** Where and when something was measured. */
export interface Circumstances {
  /** Such as "2026-11-23". */
  readonly date: string;
  /** Such as "2 × Xeon". */
  readonly machine: string;
  /** The average number of waiting processes in the last minute. */
  readonly load: number;
}

const tableHead = `| benchmark | median | p95 | limit | peer | date | machine | load |
| --- | --- | --- | --- | --- | --- | --- | --- |
`;

const rowOf = /^\| ([\w-]+\/\S+) \|.*\|$/;
const cell = (value: number | undefined, unit = '') =>
  value === undefined ? '' : `${value.toLocaleString('en')} ${unit}`.trim();

function tableRow({ bench, unit, median, p95, limit }: BenchLine, { date, machine, load }: Circumstances): string {
  const cells = [bench, cell(median, unit), cell(p95, unit), cell(limit, unit), peers[bench] ?? ''];
  return `| ${[...cells, date, machine, load.toFixed(1)].join(' | ')} |`;
}

/** A text of docs/figures.md with these results: what stands above the table and rows of other benchmarks stay as they are. */
export function withFigures(
  text: string,
  measured: readonly (BenchLine & { readonly circumstances: Circumstances })[],
): string {
  const rows = new Map<string, string>();
  for (const line of text.split('\n')) {
    const bench = rowOf.exec(line)?.[1];
    if (bench !== undefined) rows.set(bench, line);
  }
  for (const { circumstances, ...line } of measured) rows.set(line.bench, tableRow(line, circumstances));
  const sorted = [...rows].sort(([left], [right]) => left.localeCompare(right, 'en'));
  const [above = ''] = text.includes(tableHead) ? text.split(tableHead) : [];
  return `${above}${tableHead}${sorted.map(([, row]) => row).join('\n')}\n`;
}
