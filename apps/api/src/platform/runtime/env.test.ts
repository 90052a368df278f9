import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://user:secret@db.example.com:5432/keepmark',
  FIREBASE_PROJECT_ID: 'keepmark',
};

function sentenceFor(values: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(values);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('the settings', () => {
  it('need nothing on a developer’s machine', () => {
    expect(readEnvironment({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      DATABASE_URL: 'postgres://keepmark:keepmark@127.0.0.1:25432/keepmark',
      FIREBASE_PROJECT_ID: 'demo-keepmark',
      CORS_ORIGINS: ['http://localhost:3000', 'http://localhost:3001'],
      TRUST_PROXY: ['loopback'],
      FEEDS: [],
    });
  });

  it('trust nobody by default in production', () => {
    expect(readEnvironment(production)).toMatchObject({ CORS_ORIGINS: [], TRUST_PROXY: [] });
  });

  it('take a list with white space, and an empty one for none', () => {
    const read = readEnvironment({ CORS_ORIGINS: 'https://a.example.com, https://b.example.com', REDIS_URL: ' ' });
    expect(read.CORS_ORIGINS).toEqual(['https://a.example.com', 'https://b.example.com']);
    expect(read.REDIS_URL).toBeUndefined();
  });

  it.each([
    [{ PORT: 'four' }, 'PORT takes a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT takes a whole number from 0 to 65535.'],
    [{ PORT: '40.5' }, 'PORT takes a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV takes development, test or production.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL takes fatal, error, warn, info, debug, trace or silent.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL takes an address that starts with postgres:// or postgresql://.'],
    [
      { DATABASE_READ_URL: 'replica' },
      'DATABASE_READ_URL takes an address that starts with postgres:// or postgresql://.',
    ],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL takes an address that starts with redis:// or rediss://.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL takes an address that starts with smtp:// or smtps://.'],
    [{ SUPPORT_EMAIL_TO: 'help' }, 'SUPPORT_EMAIL_TO takes an email address.'],
    [
      { CORS_ORIGINS: 'https://a.example.com/' },
      'CORS_ORIGINS takes origins such as https://jobs.example.com, separated by commas, with no slash at the end.',
    ],
    [
      { TRUST_PROXY: 'everybody' },
      'TRUST_PROXY takes the number of proxies in front of the API, or their addresses separated by commas.',
    ],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: 'http://localhost:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST takes a host and port such as 127.0.0.1:9099.',
    ],
    [
      { ...production, DATABASE_URL: '' },
      'DATABASE_URL is needed in production: postgres://user:password@host:5432/name.',
    ],
    [{ ...production, FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID is needed in production: whose sign-ins count.'],
    [
      { ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: the emulator lets anybody sign in as anybody.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com' },
      'SUPPORT_EMAIL_TO and SUPPORT_EMAIL_FROM are needed with SMTP_URL: where support mail goes, and the address of yours that it comes from.',
    ],
    [{ ADZUNA_APP_ID: 'id' }, 'ADZUNA_APP_ID and ADZUNA_APP_KEY are needed together.'],
  ])('refuse %o in one sentence', (values, sentence) => {
    expect(sentenceFor(values)).toBe(sentence);
  });

  it.each(['1', '10.0.0.0/8, 192.0.2.1', 'loopback,uniquelocal', '::1'])('take %j for proxies', (TRUST_PROXY) => {
    expect(sentenceFor({ TRUST_PROXY })).toBe('accepted');
  });
});
