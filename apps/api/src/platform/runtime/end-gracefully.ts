import type { FastifyInstance } from 'fastify';

/**
 * On SIGTERM or Ctrl-C no new connection is taken, requests in flight are finished, then the process ends. It ends
 * anyway after `timeoutMs`, or at a second signal.
 */
export function endGracefully(app: FastifyInstance, timeoutMs: number): void {
  let ending = false;
  const end = (reason: string, exitCode: number) => {
    if (ending) process.exit(exitCode || 1);
    ending = true;
    app.log.info({ reason }, 'ending: finishing the requests in flight');
    setTimeout(() => {
      app.log.error('requests were still in flight when the time to end was over');
      process.exit(1);
    }, timeoutMs).unref();
    app.close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        app.log.error({ err: error }, 'the process did not end cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal, 0));
  // After either, our state is unknown. Another process takes over.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, event);
      end(event, 1);
    });
  }
}
