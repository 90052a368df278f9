import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emulatorProjectId } from './auth-emulator';
import { runChild } from './child';
import type { Running } from './supervise';
import { createLogReader } from './log-reader';
import type { StartSettings } from './settings';
import { waitForAnswer } from './wait-for';
import { folders } from './workspace';

export interface ApiOptions {
  settings: StartSettings;
  databaseUrl: string;
  /** Runs from source and restarts with every change. */
  hot: boolean;
  /** More settings of the API; an undefined value deletes one of this process's environment. */
  environment?: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/** The first start creates and fills the tables. */
const startTimeoutMs = 180_000;

/** Starts the API as a child process; `ready` is fulfilled when it serves. */
export function startApi({ settings, databaseUrl, hot, environment, log }: ApiOptions): Running {
  const { apiPort, jobsPort, placesPort, emulatorPort, firebaseProjectId } = settings;
  const readLine = createLogReader();
  const child = runChild({
    name: 'The API',
    args: hot
      ? [
          createRequire(join(folders.api, 'package.json')).resolve('tsx/cli'),
          'watch',
          '--conditions=@keepmark/source',
          'src/main.ts',
        ]
      : [join(folders.api, 'dist/main.js')],
    directory: folders.api,
    environment: {
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      // The map's tiles are beside the database.
      KEEPMARK_DATA_DIR: settings.dataDirectory,
      CORS_ORIGINS: [jobsPort, placesPort].map((port) => `http://localhost:${port}`).join(','),
      // The site servers forward calls with the caller's address.
      TRUST_PROXY: '127.0.0.1,::1',
      FIREBASE_PROJECT_ID: firebaseProjectId ?? emulatorProjectId,
      FIREBASE_AUTH_EMULATOR_HOST: firebaseProjectId ? undefined : `127.0.0.1:${emulatorPort}`,
      ...environment,
    },
    onLine: (line) => {
      const readable = readLine(line);
      if (readable) log(readable);
    },
  });
  return { ...child, ready: waitForAnswer(child, `http://localhost:${apiPort}/ready`, startTimeoutMs) };
}
