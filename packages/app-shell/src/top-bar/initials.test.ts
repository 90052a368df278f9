import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AK'],
  ['Ada', 'A'],
  ['  élodie   de  la Tour ', 'ÉD'],
  ['𝒜da Lovelace', '𝒜L'],
  ['User', 'U'],
  ['', ''],
])('initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected));
