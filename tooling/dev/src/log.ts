import pc from 'picocolors';

const colours = {
  start: pc.bold,
  emulator: pc.yellow,
  database: pc.cyan,
  build: pc.magenta,
  api: pc.green,
  sites: pc.blue,
};

/** Whose line it is. */
export type LogSource = keyof typeof colours;

const width = Math.max(...Object.keys(colours).map((name) => name.length));

/** Writes lines with the prefix and colour of their source. */
export function logLines(source: LogSource, text: string): void {
  for (const line of text.split('\n')) {
    if (line.trim())
      process.stdout.write(`${colours[source](source.padEnd(width))} ${pc.dim('│')} ${line.trimEnd()}\n`);
  }
}

/** A log function with one source. */
export const logOf = (source: LogSource) => (text: string) => logLines(source, text);

const stillEveryMs = 10_000;

/** Says what begins, that it still runs every ten seconds, and how long it took. */
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
