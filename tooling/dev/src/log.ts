import pc from 'picocolors';

const colors = {
  start: pc.bold,
  emulator: pc.yellow,
  database: pc.cyan,
  build: pc.magenta,
  api: pc.green,
  sites: pc.blue,
};

/** The part of the start that a line comes from. */
export type LogSource = keyof typeof colors;

const width = Math.max(...Object.keys(colors).map((name) => name.length));

/** Writes lines with the prefix and color of their source. */
export function logLines(source: LogSource, text: string): void {
  for (const line of text.split('\n')) {
    if (line.trim()) process.stdout.write(`${colors[source](source.padEnd(width))} ${pc.dim('│')} ${line.trimEnd()}\n`);
  }
}

/** A log function for one source. */
export const logOf = (source: LogSource) => (text: string) => logLines(source, text);

const stillEveryMs = 10_000;

/** Logs when a step starts, every ten seconds while it runs, and how long it took. */
export async function logSlowStep<T>(source: LogSource, what: string, step: Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  logLines(source, `${what} …`);
  const timer = setInterval(() => logLines(source, pc.dim(`${what} … ${seconds()}`)), stillEveryMs);
  try {
    const result = await step;
    logLines(source, `${what}: ${pc.green('done')} in ${seconds()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
