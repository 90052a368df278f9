import { buildApp } from './app';
import { migrateDatabase } from './platform/database/database';
import { describeCause, endGracefully, EnvironmentError, readEnvironment } from './platform/runtime/runtime';
import { endWhenBlocked } from './platform/health/health';

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
  endWhenBlocked();
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

/** A wrong setting is the operator's to correct and says all; the rest needs the cause at the bottom of it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = describeCause(error);
  return error instanceof EnvironmentError || !cause ? error.message : `${error.message} (${cause})`;
}
