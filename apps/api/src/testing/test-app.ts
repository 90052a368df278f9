import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { type AppOptions, buildApp } from '../app';
import { type Environment, readEnvironment } from '../platform/runtime/env';
import { Geography } from '../gazetteer/geocoder/geography';
import { smallWorld, smallWorldResolver } from '../gazetteer/locations/testing/small-world';
import { readingsInPlace } from './readings-in-place';
import { createTestDatabase } from './test-database';

export interface TestApp {
  app: FastifyInstance;
  environment: Environment;
  /** What has been logged, a line of JSON each; nothing unless LOG_LEVEL is set. */
  logLines: string[];
  /** Closes the app and drops its database. */
  close: () => Promise<void>;
}

let geography: Geography | undefined;
function smallGeography(): Geography {
  geography ??= new Geography(smallWorld());
  return geography;
}

/** The settings of a test, with a database and a sign-in service that are there. */
function testEnvironment(databaseUrl: string, settings: NodeJS.ProcessEnv = {}): Environment {
  return readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    FIREBASE_AUTH_EMULATOR_HOST: inject('signInHost'),
    ...settings,
  });
}

/**
 * The whole service over a database of its own, without listening and without work in the background.
 * `testToken()` makes tokens that it takes.
 */
export async function buildTestApp(
  settings: NodeJS.ProcessEnv = {},
  options: Partial<Omit<AppOptions, 'environment'>> = {},
): Promise<TestApp> {
  const database = settings['DATABASE_URL'] ? undefined : await createTestDatabase();
  const environment = testEnvironment(database?.url ?? '', settings);
  const logLines: string[] = [];
  const app = await buildApp({
    environment,
    // A few dozen cities: nobody waits for the whole table.
    resolver: () => smallWorldResolver,
    geography: smallGeography,
    // A busy machine blocks the tests, too.
    health: { maxBlockMs: Infinity },
    // A thread would be ended for the time of a busy machine.
    readings: readingsInPlace(() => smallWorldResolver),
    logStream: { write: (line) => void logLines.push(line) },
    ...options,
  });
  await app.ready();
  return {
    app,
    environment,
    logLines,
    close: async () => {
      await app.close();
      await database?.drop();
    },
  };
}

/** The headers of a signed-in call. */
export const signedIn = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends JSON to a call and gives status, headers and the read answer. */
export async function call(
  app: FastifyInstance,
  path: string,
  options: Pick<InjectOptions, 'headers' | 'method'> & { body?: unknown } = {},
) {
  const { body, method = 'POST', headers = {} } = options;
  const response = await app.inject({
    method,
    url: path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.statusCode, headers: response.headers, answer: response.json<Record<string, unknown>>() };
}
