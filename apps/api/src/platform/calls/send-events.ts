import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller wants the answer as server-sent events. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.split(',').some((type) => type.trim().toLowerCase().startsWith('text/event-stream')) ?? false;

/** Sent as a comment, so that neither side and no proxy in between takes a quiet stream for a dead one. */
export const heartbeat = Symbol('heartbeat');

/** Sends events as they come, a line of JSON each. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<unknown>): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-accel-buffering', 'no')
      // A kept-alive connection would hold up the end of the process after the stream's.
      .header('connection', 'close')
      .send(Readable.from(asLines(events), { objectMode: false, highWaterMark: 1 }))
  );
}

async function* asLines(events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield event === heartbeat ? ':\n\n' : `data: ${JSON.stringify(event)}\n\n`;
}
