import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emulatorProjectId } from './auth-emulator';
import { runChild } from './child';
import type { Running } from './supervise';
import { createLogReader } from './log-reader';
import type { StartSettings } from './settings';
import { doesAnswer, waitForAnswer } from './wait-for';
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

const isDebugged = (): boolean => /--inspect/.test(process.env['NODE_OPTIONS'] ?? '');

/** Starts the API as a child process; `ready` is fulfilled when it answers. */
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
  const url = `http://localhost:${apiPort}`;
  return {
    ...child,
    // It listens once its tables are there. A busy machine may keep it from being ready for calls of a proxy.
    ready: waitForAnswer(child, `${url}/health`, startTimeoutMs),
    // A debugger that stops the API is not a fault.
    ...(!isDebugged() && { answers: () => doesAnswer(`${url}/health`) }),
  };
}
