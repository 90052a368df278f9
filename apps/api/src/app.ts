import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import cors from '@fastify/cors';
import { aiKeyHeader } from '@keepmark/contracts';
import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { registerAssistantRoutes, type Timeouts } from './assistant/assistant';
import { registerBilling } from './billing/billing';
import {
  answerError,
  answerErrors,
  describeCalls,
  guardHeaders,
  limitRates,
  readJson,
  refuseBrokenConnection,
  refuseUnknown,
} from './platform/calls/calls';
import { type CaptureServices, registerCaptureRoutes, registerFeeds, registerJobRoutes } from './postings/postings';
import { registerCompanyRoutes } from './companies/companies';
import { type Database, openDatabase } from './platform/database/database';
import { type Environment, logSettings } from './platform/runtime/runtime';
import { type Geography, type LocationResolver, sharedGeography, sharedLocationResolver } from './gazetteer/gazetteer';
import {
  chooseLocationProviders,
  type LocationProvider,
  registerGeographyRoutes,
  warmUpGeography,
} from './geography/geography';
import { type HealthOptions, registerHealthRoutes } from './platform/health/health';
import { registerOccupationRoutes, registerWageRoutes } from './labor-market/labor-market';
import { chooseProviders, maintainPlaces, openPlaces, type PlaceProvider, registerPlaceRoutes } from './places/places';
import { type Readings, ReadingWorkers } from './platform/readings/readings';
import {
  openTokenVerifier,
  registerSignIn,
  type TokenVerifier,
  type TokenVerifierOptions,
} from './platform/sign-in/sign-in';
import { registerPictureRoutes, registerSupportRoutes } from './support/support';
import { registerSyncRoutes } from './sync/sync';
import { registerTileRoutes } from './tiles/tiles';
import { registerUserRoutes } from './users/users';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

export interface AppOptions {
  environment: Environment;
  /** Whether this process also runs background work: unsent mail, scheduled feeds. */
  background?: boolean;
  /** Who says whose token it is; firebase-admin by default. */
  tokens?: TokenVerifier;
  /** Where calls are counted; a connection to REDIS_URL by default, and this process's memory without one. */
  redis?: Redis;
  /** Geocodes. By default it is built from the full table of cities, when it is first needed. */
  resolver?: () => LocationResolver;
  /** Countries, states and cities. By default also built from the full table, when first needed. */
  geography?: () => Geography;
  /** Services that are asked for places; those of the environment by default. */
  providers?: readonly PlaceProvider[];
  /** Geocoding services to ask when our own tables don't have a text. Default: those of the environment. */
  locationProviders?: readonly LocationProvider[];
  /** Whom postings are captured from; the public Internet by default. */
  capture?: CaptureServices;
  /** Where foreign texts are read; by default in threads that are ended when one takes too long. */
  readings?: Readings;
  /** When the service is too busy to be ready. */
  health?: HealthOptions;
  /** How long a provider of AI may take; the limits of the contracts by default. */
  aiTimeouts?: Timeouts;
  /** How long the payment provider may take for one try. */
  paymentTimeoutMs?: number;
  /** Where log lines go; standard output by default. */
  logStream?: { write: (line: string) => void };
}

// zod/mini has no messages of its own.
z.config(z.locales.en());

/**
 * Puts the service together, ready to listen. The order matters:
 * 1. errors and bodies, so that whatever fails later answers in our shape;
 * 2. the database, closed last because hooks run backwards when the app closes;
 * 3. headers, CORS and limits, which every request passes before its route;
 * 4. sign-in, which routes with a token ask;
 * 5. the documentation, which sees the routes that come after it;
 * 6. the routes of each feature.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { environment, tokens, redis, logStream } = options;
  const app: FastifyInstance = fastify(serverOptions(environment, logStream));
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  readJson(app);

  const database = openDatabase(environment, app.log);
  app.decorate('database', database);
  app.addHook('onClose', () => database.close());

  guardHeaders(app, {
    strictTransportSecurity: environment.NODE_ENV === 'production',
    // The policy's frame-ancestors says the same, and more strictly.
    xFrameOptions: false,
    // Answers are data: a browser that shows one as a page may do nothing with it.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  await allowSites(app, environment.CORS_ORIGINS);
  await limitRates(app, environment, redis);
  endConnectionsWhileClosing(app);
  registerSignIn(app, tokens ?? (await openTokenVerifier(verifierOptions(environment))));
  refuseUnknown(app);
  await describeCalls(app);
  await registerFeatures(app, options);
  return app;
}

function serverOptions(environment: Environment, logStream: AppOptions['logStream']): FastifyHttpOptions<Server> {
  const requestTimeoutMs = environment.REQUEST_TIMEOUT_SECONDS * 1000;
  return {
    logger: logSettings(environment.LOG_LEVEL, logStream),
    genReqId: () => randomUUID(),
    bodyLimit: environment.BODY_LIMIT_KIB * 1024,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node takes the longer of both for the whole request, and looks only every 30 seconds.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 500,
    },
    // The first start on a slow machine fills the tables before it serves.
    pluginTimeout: 120_000,
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    // A user id may have 128 characters, each of them percent-encoded.
    routerOptions: { maxParamLength: 400 },
    // Requests on open connections are still served while the process ends.
    return503OnClosing: false,
    schemaController: ownCompilers,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: refuseBrokenConnection,
  };
}

/** Without these, Fastify loads its compilers of JSON Schema, which no call uses. They are typed for JSON Schema alone. */
const ownCompilers = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

async function allowSites(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'range', aiKeyHeader],
    // The map reads its archive by ranges, and notices by the ETag when there is another one.
    exposedHeaders: ['retry-after', 'etag', 'content-range'],
    strictPreflight: false,
    maxAge: 86_400,
  });
}

const verifierOptions = (environment: Environment): TokenVerifierOptions => ({
  projectId: environment.FIREBASE_PROJECT_ID,
  emulatorHost: environment.FIREBASE_AUTH_EMULATOR_HOST,
  serviceAccountFile: environment.GOOGLE_APPLICATION_CREDENTIALS,
});

async function registerFeatures(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { environment, background = false, capture, aiTimeouts, paymentTimeoutMs } = options;
  const { resolver = sharedLocationResolver, geography = sharedGeography } = options;
  const { providers = chooseProviders(environment), locationProviders = chooseLocationProviders(environment) } =
    options;
  const readings = options.readings ?? openReadings(app);
  registerHealthRoutes(app, options.health);
  const billing = await registerBilling(app, environment, { background, timeoutMs: paymentTimeoutMs });
  registerUserRoutes(app, billing);
  registerSyncRoutes(app, environment, background);
  await registerSupportRoutes(app, environment, background);
  await registerPictureRoutes(app, environment);
  registerJobRoutes(app, { resolver, geography });
  registerCaptureRoutes(app, { readings, services: capture });
  await registerFeeds(app, environment, { background, resolver });
  const places = openPlaces(app.database, { geography, readings });
  registerGeographyRoutes(app, { geography, places, locationProviders });
  registerPlaceRoutes(app, places, providers);
  if (background) {
    maintainPlaces(app, readings);
    warmUpGeography(app, geography);
  }
  registerTileRoutes(app, environment);
  registerOccupationRoutes(app);
  registerWageRoutes(app);
  registerCompanyRoutes(app);
  registerAssistantRoutes(app, environment, { dailyAnswersOf: billing.dailyAnswersOf, timeouts: aiTimeouts });
}

function openReadings(app: FastifyInstance): Readings {
  const workers = new ReadingWorkers();
  app.addHook('onClose', () => workers.close());
  return workers;
}

/** A number counts the proxies in front of us; otherwise their addresses, or names such as `loopback`. */
function trustedProxies(setting: string[]): FastifyServerOptions['trustProxy'] {
  const [first] = setting;
  if (first === undefined) return false;
  return /^\d+$/.test(first) ? (_address, hop) => hop < Number(first) : setting;
}

/** A kept-alive connection would hold up the shutdown until its client leaves. */
function endConnectionsWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // No promise: it is asked with every answer.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
