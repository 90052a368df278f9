import { isIP } from 'node:net';
import { aiLimits } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { embeddedDatabaseUrl } from '../embedded-database/embedded-database';

/** A setting is missing or wrong. The message names it and says what is allowed. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const wholeNumber = (fallback: number, least: number, most: number) =>
  z._default(z.coerce.number(`takes a whole number from ${least} to ${most}`), fallback).check(
    z.refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `takes a whole number from ${least} to ${most}`,
    }),
  );

const address = (protocols: string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `takes an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    }),
  );

const databaseAddress = address(['postgres:', 'postgresql:']);
const webAddress = address(['https:', 'http:']);

/** Words separated by commas; white space around them does not count. */
const list = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** Two prices separated by a comma. */
const prices = (fallback: string) =>
  z._default(list, fallback.split(',')).check(
    z.refine((items) => items.length === 2 && items.every((item) => Number(item) >= 0), {
      error: 'takes two prices in US dollars, such as 0.3,2.5',
    }),
  );

const origin = z.string().check(
  z.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'takes origins such as https://jobs.example.com, separated by commas, with no slash at the end',
  }),
);

const proxyName = /^(?:loopback|linklocal|uniquelocal)$/;

/** How many proxies are in front of us, or which. */
const proxies = z
  .array(z.string())
  .check(
    z.refine(
      (items) =>
        (items.length === 1 && /^\d{1,2}$/.test(items[0] ?? '')) ||
        items.every((item) => proxyName.test(item) || isIP(item.replace(/\/\d{1,3}$/, '')) > 0),
      { error: 'takes the number of proxies in front of the API, or their addresses separated by commas' },
    ),
  );

/** One plain line for each setting, next to its schema. `.env.example` is made from them. */
const descriptions = z.registry<{ description: string }>();

const described = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema => {
  descriptions.add(schema, { description });
  return schema;
};

/** What every setting is, and its value when it is not set. README.md explains them to the operator. */
const settings = z.object({
  NODE_ENV: described(
    'development, test or production. Production takes nothing for granted',
    z._default(z.enum(['development', 'test', 'production'], 'takes development, test or production'), 'development'),
  ),
  HOST: described('Address the API listens on; 0.0.0.0 in a container', z._default(z.string(), 'localhost')),
  PORT: described('TCP port the API listens on', wholeNumber(4000, 0, 65_535)),
  LOG_LEVEL: described(
    'fatal, error, warn, info, debug, trace or silent',
    z._default(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'takes fatal, error, warn, info, debug, trace or silent',
      }),
      'info',
    ),
  ),
  DATABASE_URL: described(
    'PostgreSQL 15 or later to write to. Required in production; otherwise the embedded one',
    z.optional(databaseAddress),
  ),
  DATABASE_READ_URL: described(
    'A streaming replica for searches; without it DATABASE_URL serves them',
    z.optional(databaseAddress),
  ),
  DATABASE_POOL_SIZE: described('Connections of one process to DATABASE_URL', wholeNumber(10, 1, 1000)),
  DATABASE_READ_POOL_SIZE: described('Connections of one process to DATABASE_READ_URL', wholeNumber(10, 1, 1000)),
  DATABASE_SEARCH_POOL_SIZE: described(
    'Connections of one process for searches, beside those above',
    wholeNumber(6, 1, 1000),
  ),
  KEEPMARK_DATABASE_PORT: described('TCP port of the embedded PostgreSQL', wholeNumber(25_432, 1, 65_535)),
  REDIS_URL: described(
    'Redis in which several processes count calls together; without it each counts its own',
    z.optional(address(['redis:', 'rediss:'])),
  ),
  SMTP_URL: described(
    'Mail server for support mail; without it mail waits in the database',
    z.optional(address(['smtp:', 'smtps:'])),
  ),
  SUPPORT_EMAIL_TO: described(
    'Who reads support mail. Required with SMTP_URL',
    z.optional(z.email('takes an email address')),
  ),
  SUPPORT_EMAIL_FROM: described(
    'Your address that support mail comes from. Required with SMTP_URL',
    z.optional(z.email('takes an email address')),
  ),
  SUPPORT_RETRY_SECONDS: described('Wait after a failed sending; doubles up to an hour', wholeNumber(30, 1, 86_400)),
  FIREBASE_PROJECT_ID: described(
    'Firebase project whose sign-ins are accepted. Required in production',
    z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/, 'takes the id of a Firebase project'))),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: described(
    'Host and port of the Auth emulator. Refused in production',
    z.optional(z.string().check(z.regex(/^[^\s/:]+:\d+$/, 'takes a host and port such as 127.0.0.1:9099'))),
  ),
  GOOGLE_APPLICATION_CREDENTIALS: described(
    'File of a service account, so that deleted and disabled accounts are refused',
    z.optional(z.string()),
  ),
  CORS_ORIGINS: described(
    'Origins of sites that call the API from another origin, separated by commas',
    z.optional(z.pipe(list, z.array(origin))),
  ),
  TRUST_PROXY: described(
    'How many proxies stand in front of the API, or their addresses separated by commas',
    z.optional(z.pipe(list, proxies)),
  ),
  SITE_ORIGINS: described(
    'Origins of your sites, which payment pages return to, separated by commas. Required with STRIPE_KEY',
    z.optional(z.pipe(list, z.array(origin))),
  ),
  STRIPE_KEY: described('Secret key of Stripe. Without it, plans are off. Secret', z.optional(z.string())),
  STRIPE_PRICE_ID: described('Stripe price of the monthly plan. Required with STRIPE_KEY', z.optional(z.string())),
  STRIPE_WEBHOOK_SECRET: described(
    'Signing secret of the webhook to subscriptions/webhook. Required with STRIPE_KEY. Secret',
    z.optional(z.string()),
  ),
  STRIPE_URL: described('Address of the Stripe API, if not the usual one', z.optional(webAddress)),
  RATE_LIMIT_PER_ADDRESS: described('Calls a minute from one address', wholeNumber(600, 1, 1_000_000)),
  RATE_LIMIT_PER_USER: described('Calls a minute by one signed-in user', wholeNumber(300, 1, 1_000_000)),
  BODY_LIMIT_KIB: described('Largest request body, in KiB', wholeNumber(1024, 1, 65_536)),
  REQUEST_TIMEOUT_SECONDS: described('How long a request may take to arrive', wholeNumber(30, 1, 600)),
  SHUTDOWN_TIMEOUT_SECONDS: described(
    'How long requests in flight may take to finish when the process ends',
    wholeNumber(30, 1, 600),
  ),
  FEEDS: described('Feeds to read on schedule, such as greenhouse:acme,lever:example', z._default(list, [])),
  FEEDS_INTERVAL_MINUTES: described('Minutes between two readings of a feed', wholeNumber(360, 1, 44_640)),
  ADZUNA_APP_ID: described('Id of an Adzuna application', z.optional(z.string())),
  ADZUNA_APP_KEY: described('Key of that Adzuna application. Secret', z.optional(z.string())),
  GOOGLE_PLACES_KEY: described('Key of Google Places (New). Secret', z.optional(z.string())),
  SERPAPI_KEY: described('Key of SerpApi. Secret', z.optional(z.string())),
  KEEPMARK_MAP_PMTILES: described(
    'PMTiles archive of the map in the Protomaps layout, a path or URL; without it, what places:import made',
    z.optional(z.string()),
  ),
  KEEPMARK_TILES_DIR: described(
    'Folder of the map that places:import makes, the same for all processes; beside the embedded database by default',
    z.optional(z.string()),
  ),
  OVERPASS_URL: described('Your own Overpass, to find places', z.optional(webAddress)),
  PHOTON_URL: described('Your own Photon, to find addresses and places', z.optional(webAddress)),
  NOMINATIM_URL: described('Your own Nominatim, to find addresses and places', z.optional(webAddress)),
  AI_GOOGLE_KEY: described('Key of the Gemini API. Secret', z.optional(z.string())),
  AI_GOOGLE_MODEL: described('Gemini model that answers', z._default(z.string(), 'gemini-2.5-flash')),
  AI_GOOGLE_URL: described('Address of the Gemini API, if not the usual one', z.optional(webAddress)),
  AI_GOOGLE_PRICES: described('US dollars per million tokens of that model: input,output', prices('0.3,2.5')),
  AI_ANTHROPIC_KEY: described('Key of the Anthropic API. Secret', z.optional(z.string())),
  AI_ANTHROPIC_MODEL: described('Anthropic model that answers', z._default(z.string(), 'claude-haiku-4-5')),
  AI_ANTHROPIC_URL: described('Address of the Anthropic API, if not the usual one', z.optional(webAddress)),
  AI_ANTHROPIC_PRICES: described('US dollars per million tokens of that model: input,output', prices('1,5')),
  AI_LOCAL_URL: described(
    'Any endpoint with the OpenAI chat format, such as http://localhost:11434/v1',
    z.optional(webAddress),
  ),
  AI_LOCAL_KEY: described('Key of that endpoint, if it needs one. Secret', z.optional(z.string())),
  AI_LOCAL_MODEL: described('Model of that endpoint', z._default(z.string(), 'llama3.1')),
  AI_FREE_ANSWERS_PER_DAY: described(
    'AI answers that each person gets a day, unless they use a key of their own',
    wholeNumber(aiLimits.freeAnswersPerDay, 0, 100_000),
  ),
  AI_DAILY_BUDGET_USD: described(
    "The most that a day's AI answers may cost you, in US dollars; no limit when not set",
    z.optional(z.coerce.number('takes an amount in US dollars').check(z.gte(0, 'takes an amount in US dollars'))),
  ),
  SYNC: described(
    'on or off: whether people can sync what they save between their devices, encrypted',
    z._default(z.enum(['on', 'off'], 'takes on or off'), 'on'),
  ),
  SYNC_MIB_PER_PERSON: described('What sync stores for one person at most, in MiB', wholeNumber(32, 1, 65_536)),
  SYNC_FILES_MIB_PER_PERSON: described(
    'Photos and files that sync stores for one person at most, in MiB; 0 for none',
    wholeNumber(200, 0, 1_048_576),
  ),
});

type Settings = z.output<typeof settings>;

/** A setting as an operator reads about it. */
export interface DescribedSetting {
  name: string;
  description: string;
  /** Its value when it is not set, as it is written in the environment; empty where there is none. */
  fallback: string;
}

/** Every setting of the API in the order of the schema. */
export function describeSettings(): DescribedSetting[] {
  const fallbacks = settings.parse({}) as Readonly<Record<string, string | number | string[] | undefined>>;
  return Object.entries(settings.shape).map(([name, schema]) => ({
    name,
    description: descriptions.get(schema)?.description ?? '',
    fallback: [fallbacks[name] ?? ''].flat().join(','),
  }));
}

/** The checked settings, by their names in the environment. */
export interface Environment extends Settings {
  DATABASE_URL: string;
  FIREBASE_PROJECT_ID: string;
  CORS_ORIGINS: string[];
  SITE_ORIGINS: string[];
  TRUST_PROXY: string[];
}

/**
 * Reads and checks every setting, once, at the start.
 * @throws EnvironmentError whose message is one sentence about the first wrong setting.
 */
export function readEnvironment(values: NodeJS.ProcessEnv = process.env): Environment {
  // `NAME=` in a shell or a compose file means "not set".
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvironmentError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const environment = withDefaults(parsed.data);
  checkTogether(environment);
  return environment;
}

/** On a developer's machine, everything is where `pnpm start` puts it. In production, every setting is explicit. */
function withDefaults(read: Settings): Environment {
  const local = read.NODE_ENV !== 'production';
  return {
    ...read,
    DATABASE_URL: read.DATABASE_URL ?? (local ? embeddedDatabaseUrl(read.KEEPMARK_DATABASE_PORT) : ''),
    FIREBASE_PROJECT_ID: read.FIREBASE_PROJECT_ID ?? (local ? 'demo-keepmark' : ''),
    CORS_ORIGINS: read.CORS_ORIGINS ?? (local ? ['http://localhost:3000', 'http://localhost:3001'] : []),
    SITE_ORIGINS: read.SITE_ORIGINS ?? (local ? ['http://localhost:3000', 'http://localhost:3001'] : []),
    // The site server of `pnpm start` passes calls on from the same machine.
    TRUST_PROXY: read.TRUST_PROXY ?? (local ? ['loopback'] : []),
  };
}

function checkTogether(environment: Environment): void {
  const refuse = (condition: unknown, sentence: string) => {
    if (condition) throw new EnvironmentError(sentence);
  };
  refuse(!environment.DATABASE_URL, 'DATABASE_URL is needed in production: postgres://user:password@host:5432/name.');
  refuse(!environment.FIREBASE_PROJECT_ID, 'FIREBASE_PROJECT_ID is needed in production: whose sign-ins count.');
  refuse(
    environment.NODE_ENV === 'production' && environment.FIREBASE_AUTH_EMULATOR_HOST,
    'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: the emulator lets anybody sign in as anybody.',
  );
  refuse(
    environment.SMTP_URL && !(environment.SUPPORT_EMAIL_TO && environment.SUPPORT_EMAIL_FROM),
    'SUPPORT_EMAIL_TO and SUPPORT_EMAIL_FROM are needed with SMTP_URL: where support mail goes, and the address of yours that it comes from.',
  );
  refuse(
    Boolean(environment.ADZUNA_APP_ID) !== Boolean(environment.ADZUNA_APP_KEY),
    'ADZUNA_APP_ID and ADZUNA_APP_KEY are needed together.',
  );
  refuse(
    environment.STRIPE_KEY &&
      !(environment.STRIPE_PRICE_ID && environment.STRIPE_WEBHOOK_SECRET && environment.SITE_ORIGINS.length > 0),
    'STRIPE_PRICE_ID, STRIPE_WEBHOOK_SECRET and SITE_ORIGINS are needed with STRIPE_KEY.',
  );
}
