import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child';
import type { Running } from './keep-running';
import { findFreePort } from './ports';
import { waitForAnswer } from './wait-for';

export interface AuthEmulatorOptions {
  /** TCP port on 127.0.0.1. */
  port: number;
  /** Where its settings and, between starts, its accounts lie. */
  dataDirectory: string;
  log: (line: string) => void;
}

/** The project of the emulator: `demo-` promises the Firebase tools that nothing real is ever reached. */
export const emulatorProjectId = 'demo-keepmark';

const startTimeoutMs = 180_000;
/** What it says beyond the sign-in links is of no use to a person, or said by `pnpm start` itself. */
const worthReading = /follow this link|reset .*password|verify|error|warn|denied|invalid/i;
const noise = /Emulator UI is not starting|debug\.log/i;

/**
 * Starts the Firebase Auth emulator of firebase-tools: no Java, no download, no account, nothing sent anywhere.
 * It takes 10 to 28 seconds, so begin it first. Accounts are kept for the next start when it is stopped, not killed.
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<Running> {
  const { port, log } = options;
  const directory = join(options.dataDirectory, 'auth-emulator');
  const accounts = join(directory, 'accounts');
  mkdirSync(directory, { recursive: true });
  const [hub, logging] = [await findFreePort(), await findFreePort()];
  writeFileSync(join(directory, 'firebase.json'), JSON.stringify(firebaseSettings(port, hub, logging), null, 2));

  let isReady = false;
  const child = runChild({
    name: 'The Auth emulator',
    args: [
      fileURLToPath(import.meta.resolve('firebase-tools/lib/bin/firebase.js')),
      'emulators:start',
      '--only',
      'auth',
      '--project',
      emulatorProjectId,
      ...(existsSync(accounts) ? ['--import', accounts] : []),
      '--export-on-exit',
      accounts,
    ],
    directory,
    environment: {
      // Off: the message of the day, the look for a newer version, usage counts, and the settings in the home folder.
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      XDG_CONFIG_HOME: join(directory, 'config'),
      // Here it notes its address for the one that saves its accounts: beside another start it would find that one's.
      TMPDIR: directory,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
    },
    onLine: (line) => {
      if (worthReading.test(line) && !noise.test(line)) log(line.replace(/^[iⓘ⚠!✔\s]+(?:auth|emulators):?\s*/, ''));
    },
    // It takes SIGINT for "save the accounts and end"; while it starts there are none, and it would not listen.
    stopSignal: () => (isReady ? 'SIGINT' : 'SIGKILL'),
  });
  const becomeReady = async () => {
    await waitForAnswer(child, `http://127.0.0.1:${port}/`, startTimeoutMs);
    isReady = true;
  };
  return { ...child, ready: becomeReady() };
}

const firebaseSettings = (port: number, hub: number, logging: number) => ({
  emulators: {
    auth: { host: '127.0.0.1', port },
    hub: { host: '127.0.0.1', port: hub },
    logging: { host: '127.0.0.1', port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  },
});
