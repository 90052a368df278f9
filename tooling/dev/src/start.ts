import { embeddedDatabaseUrl, startEmbeddedDatabase } from '@keepmark/api/embedded-database';
import pc from 'picocolors';
import { startApi } from './api';
import { startAuthEmulator } from './auth-emulator';
import { build } from './build';
import { createClosing } from './closing';
import { endWithRunner } from './end-with-runner';
import { type Running, supervise, type SupervisorOptions } from './supervise';
import { logLines, logOf, logSlowStep } from './log';
import { checkPorts } from './ports';
import { serveSites } from './serve-sites';
import { readSettings, type StartSettings } from './settings';
import { lockDataDirectory } from './start-lock';
import { startPaymentSandbox } from './payment-sandbox';
import { StartProblem } from './start-problem';
import { welcome } from './welcome';
import { workspace } from './workspace';

/** Starts the embedded PostgreSQL in the data folder. */
async function startDatabase(
  { dataDirectory, databasePort: port }: StartSettings,
  log: (message: string) => void,
): Promise<Running> {
  const { ended, stop } = await startEmbeddedDatabase({ dataDirectory, port, log });
  log(`PostgreSQL is ready on port ${port}`);
  return { ended, stop, ready: Promise.resolve() };
}

/** Starts everything, each part as soon as its dependencies are ready. Fulfilled when the sites serve. */
async function start(settings: StartSettings, hot: boolean, options: SupervisorOptions): Promise<void> {
  const { closing } = options;
  closing.add(lockDataDirectory(settings.dataDirectory));
  await checkPorts(settings);

  const signIn = settings.firebaseProjectId ? undefined : startSignIn(settings, options);
  // It may fail during the build. The failure is reported below; until then it must not count as unhandled.
  signIn?.catch(() => {});
  const database = settings.databaseUrl ? undefined : superviseDatabase(settings, options);
  const packages = ['@keepmark/api', ...(hot ? [] : settings.sites.map((site) => `@keepmark/${site}-site`))];
  const building = logSlowStep('build', 'building what changed', build(packages, logOf('build'), closing));
  await Promise.all([database, building]);

  const databaseUrl = settings.databaseUrl ?? embeddedDatabaseUrl(settings.databasePort);
  // With a key of your own, people pay at Stripe.
  const payments = process.env['STRIPE_KEY'] ? undefined : await startPaymentSandbox(settings);
  if (payments) closing.add(payments.close);
  const environment = payments?.environment ?? {};
  const api = () => Promise.resolve(startApi({ settings, databaseUrl, hot, environment, log: logOf('api') }));
  await Promise.all([
    signIn,
    logSlowStep('api', 'starting the API', supervise({ name: 'The API', start: api }, options)),
  ]);
  closing.add(await serveSites(settings, hot));
  process.stdout.write(welcome(settings));
}

/** The slowest part by far, so it starts first. */
function startSignIn({ emulatorPort: port, dataDirectory }: StartSettings, options: SupervisorOptions): Promise<void> {
  const emulator = () => startAuthEmulator({ port, dataDirectory, log: logOf('emulator') });
  const running = supervise({ name: 'The Auth emulator', start: emulator }, options);
  return logSlowStep('emulator', 'starting the Auth emulator', running);
}

const superviseDatabase = (settings: StartSettings, options: SupervisorOptions): Promise<void> =>
  supervise({ name: 'PostgreSQL', start: () => startDatabase(settings, logOf('database')) }, options);

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl+C can arrive twice together, from the terminal and the runner. A later one means the person won't wait. */
const impatientAfterMs = 1000;

async function main(): Promise<void> {
  const end = (exitCode: number) => {
    process.exitCode ||= exitCode;
    void closing.close().then(() => process.exit());
  };
  const fail = (error: unknown) => {
    logLines('start', pc.red(messageOf(error)));
    end(1);
  };
  const closing = createClosing((error) => logLines('start', pc.red(messageOf(error))));

  let askedAt: number | undefined;
  for (const signal of signals) {
    process.on(signal, () => {
      if (askedAt && Date.now() - askedAt > impatientAfterMs) process.exit(1);
      if (askedAt) return;
      askedAt = Date.now();
      logLines('start', 'stopping everything; press Ctrl+C again to stop immediately');
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

/** Expected problems say what to do; for others, the stack is the best we have. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error instanceof StartProblem || error.name === 'EmbeddedDatabaseError';
  return isExpected ? error.message : (error.stack ?? error.message);
}

await main();
