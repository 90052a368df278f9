import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';
import { stdSerializers } from 'pino';

interface SerializedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** pino's settings: what a person wrote (a statement's parameters) is not logged, and neither are tokens. */
export function logSettings(level: string, stream?: { write: (line: string) => void }) {
  return {
    level,
    serializers: { err: serializeError },
    ...(stream && { stream }),
  } satisfies FastifyServerOptions['logger'];
}

function serializeError(error: Error): SerializedError {
  // Drizzle writes the parameters into the message; what PostgreSQL says has none.
  if (error instanceof DrizzleQueryError) {
    const cause = stdSerializers.err(error.cause ?? new Error('The statement failed.'));
    return { ...cause, type: 'DrizzleQueryError', query: error.query };
  }
  return { ...stdSerializers.err(error) };
}
