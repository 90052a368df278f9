import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What a person at a terminal is told of a failure that nobody foresaw: what PostgreSQL said of a statement, otherwise
 * the stack. Drizzle's own message is left out: it hides the cause, and holds the values of the statement, which may
 * be somebody's data.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const refused = refusedStatement(error);
  return refused ? `The database could not do that: ${describeCause(refused)}` : (error.stack ?? error.message);
}

/** The cause at the bottom of an error, such as "ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432"; empty without one. */
export function describeCause(error: Error): string {
  let { cause } = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return '';
  const code = 'code' in cause ? String(cause.code) : '';
  return [code, cause.message].filter(Boolean).join(': ');
}

/** The statement that failed, however deep it is. */
export function refusedStatement(error: Error): DrizzleQueryError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DrizzleQueryError) return cause;
  }
  return undefined;
}
