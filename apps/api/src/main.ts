import { buildApp } from './app';
import { migrateDatabase } from './database/migrate';
import { endGracefully } from './end-gracefully';
import { EnvironmentError, readEnvironment } from './env';

/** Starts the service from its environment: settings, migrations, then calls. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  await migrateDatabase(environment.DATABASE_URL).catch((cause: unknown) => {
    const { host, pathname } = new URL(environment.DATABASE_URL);
    throw new Error(`The database ${pathname.slice(1)} at ${host} could not be prepared. Check DATABASE_URL.`, {
      cause,
    });
  });
  const app = await buildApp({ environment, background: true });
  endGracefully(app, environment.SHUTDOWN_TIMEOUT_SECONDS * 1000);
  await app.listen({ host: environment.HOST, port: environment.PORT }).catch((cause: unknown) => {
    throw new Error(`The API cannot listen on ${environment.HOST}:${environment.PORT}. Change HOST or PORT.`, {
      cause,
    });
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

/** A wrong setting is the operator's to mend and says all; the rest needs the cause at the bottom of it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  let cause = error.cause;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (error instanceof EnvironmentError || !(cause instanceof Error)) return error.message;
  const code = 'code' in cause ? String(cause.code) : '';
  return `${error.message} (${[code, cause.message].filter(Boolean).join(': ')})`;
}
