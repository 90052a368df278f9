import type { FastifyInstance } from 'fastify';

/**
 * Does some work when the service listens, and again and again while it runs. A run that takes longer than the pause isn't
 * joined by another, and the service ends once the run under way has ended.
 *
 * @param work stops when its signal aborts. Its errors are logged, unless the service ends.
 * @param failure what the log says then
 */
export function repeatWork(
  app: FastifyInstance,
  { everyMs, failure, work }: { everyMs: number; failure: string; work: (signal: AbortSignal) => Promise<void> },
): void {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      await work(ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) app.log.warn({ err: error }, failure);
    }
  };
  const start = (): void => {
    running ??= run().finally(() => (running = undefined));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(start, everyMs);
    timer.unref();
    start();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  });
}
