import { embeddedDatabaseUrl } from '@keepmark/api/embedded-database';
import pc from 'picocolors';
import { startApi } from './api';
import { startAuthEmulator } from './auth-emulator';
import { build } from './build';
import { createClosing } from './closing';
import { startDatabase } from './database';
import { endWithRunner } from './end-with-runner';
import { keepRunning, type KeepRunningOptions } from './keep-running';
import { logLines, logOf, logSlowStep } from './log';
import { checkPorts } from './ports';
import { serveSites } from './serve-sites';
import { readSettings, type StartSettings } from './settings';
import { lockDataDirectory } from './start-lock';
import { StartProblem } from './start-problem';
import { welcome } from './welcome';
import { workspace } from './workspace';

/** Starts everything, each part as soon as what it needs is there; fulfilled when the sites serve. */
async function start(settings: StartSettings, hot: boolean, options: KeepRunningOptions): Promise<void> {
  const { closing } = options;
  closing.add(lockDataDirectory(settings.dataDirectory));
  await checkPorts(settings);

  const signIn = settings.firebaseProjectId ? undefined : keepSignIn(settings, options);
  // It may fail while the build is still waited for: the failure is told below, and meanwhile it is not an unhandled one.
  signIn?.catch(() => {});
  const database = settings.databaseUrl ? undefined : keepDatabase(settings, options);
  const packages = ['@keepmark/api', ...(hot ? [] : settings.sites.map((site) => `@keepmark/${site}-site`))];
  const building = logSlowStep('build', 'building what has changed', build(packages, logOf('build'), closing));
  await Promise.all([database, building]);

  const databaseUrl = settings.databaseUrl ?? embeddedDatabaseUrl(settings.databasePort);
  const api = () => Promise.resolve(startApi({ settings, databaseUrl, hot, log: logOf('api') }));
  await Promise.all([
    signIn,
    logSlowStep('api', 'starting the API', keepRunning({ name: 'The API', start: api }, options)),
  ]);
  closing.add(await serveSites(settings, hot));
  process.stdout.write(welcome(settings));
}

/** The slowest part by far, so it is begun first. */
function keepSignIn({ emulatorPort: port, dataDirectory }: StartSettings, options: KeepRunningOptions): Promise<void> {
  const emulator = () => startAuthEmulator({ port, dataDirectory, log: logOf('emulator') });
  const running = keepRunning({ name: 'The Auth emulator', start: emulator }, options);
  return logSlowStep('emulator', 'starting the Auth emulator', running);
}

const keepDatabase = (settings: StartSettings, options: KeepRunningOptions): Promise<void> =>
  keepRunning({ name: 'PostgreSQL', start: () => startDatabase(settings, logOf('database')) }, options);

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal's Ctrl-C may arrive twice at once, from it and from the runner; one after this is a person who will not wait. */
const impatientAfterMs = 1000;

async function main(): Promise<void> {
  const end = (exitCode: number) => {
    process.exitCode ||= exitCode;
    void closing.close().then(() => process.exit());
  };
  const fail = (error: unknown) => {
    logLines('start', pc.red(sentenceOf(error)));
    end(1);
  };
  const closing = createClosing((error) => logLines('start', pc.red(sentenceOf(error))));

  let askedAt: number | undefined;
  for (const signal of signals) {
    process.on(signal, () => {
      if (askedAt && Date.now() - askedAt > impatientAfterMs) process.exit(1);
      if (askedAt) return;
      askedAt = Date.now();
      logLines('start', 'ending everything; Ctrl-C again ends it at once');
      end(0);
    });
  }
  endWithRunner(() => end(0));
  try {
    const log = (line: string) => logLines('start', pc.yellow(line));
    const hot = process.argv.includes('--hot');
    await start(readSettings(process.env, workspace), hot, { closing, log, giveUp: fail });
  } catch (error) {
    fail(error);
  }
}

/** A problem that was foreseen says what to do; of any other the stack is the best there is. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const foreseen = error instanceof StartProblem || error.name === 'EmbeddedDatabaseError';
  return foreseen ? error.message : (error.stack ?? error.message);
}

await main();
