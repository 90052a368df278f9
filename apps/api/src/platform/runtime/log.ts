import type { FastifyServerOptions } from 'fastify';
import { stdSerializers } from 'pino';
import { refusedStatement } from './describe-failure';

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
  // Drizzle writes the parameters into the message, and whoever wraps it repeats them; what PostgreSQL says has none.
  const refused = refusedStatement(error);
  if (!refused) return { ...stdSerializers.err(error) };
  const { detail: _values, ...cause } = stdSerializers.err(refused.cause ?? new Error('The statement failed.'));
  return { ...cause, type: 'DrizzleQueryError', query: refused.query };
}
