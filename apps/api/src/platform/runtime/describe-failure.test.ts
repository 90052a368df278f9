import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure';
import { logSettings } from './log';

const said = Object.assign(new Error('column "gone" does not exist'), {
  code: '42703',
  detail: 'Key (email)=(secret@example.com) already exists.',
});
const refused = new DrizzleQueryError('select gone from users where email = $1', ['secret@example.com'], said);
const wrapped = new Error(`The feed broke off: ${refused.message}`, { cause: refused });

describe('a failed statement', () => {
  it.each([refused, wrapped])('at a terminal is what PostgreSQL said, without the values', (error) => {
    expect(describeFailure(error)).toBe('The database could not do that: 42703: column "gone" does not exist');
  });

  it.each([refused, wrapped])('in the log has its cause and its text, without the values', (error) => {
    const logged = JSON.stringify(logSettings('info').serializers.err(error));
    expect(logged).toContain('column \\"gone\\" does not exist');
    expect(logged).toContain('select gone from users');
    expect(logged).not.toContain('secret@example.com');
  });
});

describe('any other failure', () => {
  it('is described by its stack', () => {
    expect(describeFailure(new TypeError('no'))).toMatch(/^TypeError: no\n +at /);
    expect(describeFailure('no')).toBe('no');
  });
});
