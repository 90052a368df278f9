import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child';
import type { Running } from './supervise';
import { findFreePort } from './ports';
import { waitForAnswer } from './wait-for';

export interface AuthEmulatorOptions {
  /** TCP port on 127.0.0.1. */
  port: number;
  /** The folder of its settings and, between starts, its accounts. */
  dataDirectory: string;
  log: (line: string) => void;
}

/** The emulator's project ID. Its `demo-` prefix makes the Firebase tools use no real services. */
export const emulatorProjectId = 'demo-keepmark';

const startTimeoutMs = 180_000;
/** The lines worth showing. The rest is noise, or `pnpm start` already says it. */
const worthReading = /follow this link|reset .*password|verify|error|warn|denied|invalid/i;
const noise = /Emulator UI is not starting|debug\.log/i;

/**
 * Starts the Firebase Auth emulator of firebase-tools. It needs no Java, download, or account, and sends nothing anywhere.
 * It takes 10 to 28 seconds, so start it first. It saves its accounts for the next start when stopped, but not if killed.
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
      // Turns off the message of the day, update checks, usage statistics, and settings in the home folder.
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      XDG_CONFIG_HOME: join(directory, 'config'),
      // The emulator's export finds it through a file in this folder, which must not be shared with another start.
      TMPDIR: directory,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
    },
    onLine: (line) => {
      if (worthReading.test(line) && !noise.test(line)) log(line.replace(/^[iⓘ⚠!✔\s]+(?:auth|emulators):?\s*/, ''));
    },
    // SIGINT makes it save its accounts and end. While it starts, it ignores SIGINT and has no accounts.
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
