import type { FastifyReply } from 'fastify';

/**
 * A signal that aborts when the caller goes away before the answer is complete. The request's own `close` doesn't help: it
 * comes as soon as its body is read.
 */
export function signalWhenGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort(new Error('The caller is gone.'));
  };
  // While the token was checked, for example.
  if (raw.destroyed) abort();
  raw.once('close', abort);
  return controller.signal;
}
