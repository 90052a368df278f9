import { describe, expect, it } from 'vitest';
import { hidePersonalData } from './personal-data';
import { withAccount } from './use-personal-task';

const account = { name: 'Ada Lovelace', email: 'ada@lovelace.example' };

describe('the personal data of the account', () => {
  it('is hidden on screens without personal data', () => {
    const data = withAccount({}, account);
    expect(hidePersonalData('I am Ada Lovelace, ada@lovelace.example', data).value).toBe('I am [NAME], [EMAIL]');
  });

  it('is added to that of a résumé, without duplicates', () => {
    expect(withAccount({ name: 'ada lovelace', email: 'a@b.example' }, account)).toEqual({
      name: 'ada lovelace',
      email: 'a@b.example',
      otherNames: [],
    });
    const data = withAccount({ name: 'Augusta King', otherNames: ['Rosa Klein'] }, account);
    expect(hidePersonalData('Augusta King, Rosa Klein, Ada Lovelace', data).value).toBe(
      '[NAME], [PERSON 1], [PERSON 2]',
    );
  });

  it('isn’t the default display name', () => {
    const data = withAccount({}, { name: 'User', email: '' });
    expect(hidePersonalData('User research for every user', data).value).toBe('User research for every user');
  });
});
