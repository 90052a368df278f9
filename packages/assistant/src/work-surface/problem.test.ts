import { ApiError, NetworkError, TimeoutError } from '@keepmark/api-client';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem';

const now = new Date(2026, 10, 22, 15, 0);
const refusal = (code: string, more: { status?: number; retryAfterSeconds?: number } = {}) =>
  new ApiError({ status: 502, code, message: 'The server’s own words.', ...more });

describe('problemOf', () => {
  it('says when a used-up limit resets, and that an own key works now', () => {
    const { text, link } = problemOf(refusal('ai-quota-used', { retryAfterSeconds: 4 * 3600 }), now);
    expect(text).toMatch(/^You can ask again after 7:00.PM, or right away with a key of your own\.$/);
    expect(link).toBe('ai-settings');
  });

  it.each([
    [30, 'Try again in 30 seconds, or use another AI.'],
    [150, 'Try again in 3 minutes, or use another AI.'],
    [undefined, 'Try again in a minute, or use another AI.'],
  ])('says how long to wait for a busy provider (%s s)', (seconds, text) => {
    const options = seconds === undefined ? {} : { retryAfterSeconds: seconds };
    expect(problemOf(refusal('provider-busy', options), now).text).toBe(text);
  });

  it.each([
    ['ai-busy', undefined],
    ['provider-busy', 'ai-settings'],
    ['provider-failed', undefined],
    ['provider-key-refused', 'ai-settings'],
    ['ai-not-configured', 'ai-settings'],
    ['token-expired', 'sign-in'],
    ['of-a-later-version', undefined],
  ])('has a title, something to do, and a place to go for %s', (code, link) => {
    const problem = problemOf(refusal(code), now);
    expect(problem.title).not.toBe('');
    expect(problem.text).not.toBe('');
    expect(problem.link).toBe(link);
  });

  it('sends people to sign in for any 401', () => {
    expect(problemOf(refusal('http-401', { status: 401 }), now).link).toBe('sign-in');
  });

  it('explains a lost connection and a server that takes too long', () => {
    expect(problemOf(new NetworkError(), now).title).toBe('No connection to the server');
    expect(problemOf(new TimeoutError(30_000), now).title).toBe('The answer took too long');
  });

  it('never shows a message written for developers', () => {
    expect(problemOf(new TypeError('x is undefined'), now).text).toBe('Your prompt is still here. Try again.');
    expect(problemOf('oops', now).text).toBe('Your prompt is still here. Try again.');
  });
});
