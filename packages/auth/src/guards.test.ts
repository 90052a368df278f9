import { describe, expect, it } from 'vitest';
import { guardDecision, homeAfterSignIn } from './guards';
import { testUser } from './testing/fake-auth';

describe('homeAfterSignIn', () => {
  it.each(['/jobs/list', '/jobs/search?term=cook&page=2#top', '/authors', '/city/us/1'])('goes to %s', (path) => {
    expect(homeAfterSignIn(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    '/',
    '/?x=1',
    '/auth',
    '/auth/',
    '/auth?next=/jobs/list',
    'jobs/list',
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '//[',
    42,
  ])('goes to /places instead of %j', (path) => {
    expect(homeAfterSignIn(path)).toBe('/places');
  });

  it('uses the first valid candidate', () => {
    expect(homeAfterSignIn(undefined, '//evil.example', '/jobs/list', '/resumes')).toBe('/jobs/list');
  });
});

const { state: _, ...lastUser } = testUser;
const sessions = {
  signedOut: { state: 'signedOut' },
  unknown: { state: 'unknown' },
  remembered: { state: 'unknown', lastUser },
  signedIn: testUser,
} as const;

describe('guardDecision', () => {
  it.each([
    ['signedOut', '/jobs/list', 'signedIn', { action: 'redirect', to: '/auth' }],
    ['unknown', '/jobs/list', 'signedIn', { action: 'wait' }],
    ['signedIn', '/jobs/list', 'signedIn', { action: 'stay' }],
    ['signedIn', '/', 'public', { action: 'redirect', to: '/places' }],
    ['signedIn', '/about', 'public', { action: 'stay' }],
    ['signedOut', '/', 'public', { action: 'stay' }],
    ['unknown', '/', 'public', { action: 'stay' }],
    ['remembered', '/jobs/list', 'signedIn', { action: 'stay' }],
    ['remembered', '/', 'public', { action: 'redirect', to: '/places' }],
  ] as const)('%s on %s (%s)', (name, path, access, expected) => {
    expect(guardDecision(sessions[name], path, access)).toEqual(expected);
  });
});
