import { quantile } from './figures';

/** Says what is going on, on stderr: stdout has results only. */
export const log = (message: string): void => void process.stderr.write(`${message}\n`);

/** Which benchmarks to run: those whose names start with it. Empty for all. */
export const benchPrefix = (): string => process.argv.slice(2).find((argument) => argument !== '--') ?? '';

export interface BenchTimes {
  readonly bench: string;
  /** Milliseconds, or what `unit` says, one per run. */
  readonly times: readonly number[];
  /** The largest median that we want. It's printed and never fails a run. */
  readonly limitMs: number;
  /** Milliseconds by default. */
  readonly unit?: 'ms' | 'MB' | undefined;
  /** Further fields of the line, such as how many rows there were. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Prints the result of one benchmark as a line of JSON. */
export function printResult({ bench, times, limitMs, unit = 'ms', more }: BenchTimes): void {
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  process.stdout.write(`${JSON.stringify({ bench, n: times.length, unit, ...more, median, p95, limit: limitMs })}\n`);
}

/** Runs a benchmark's main function. A failure is printed and sets the exit code. */
export function runBench(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 1;
  });
}
