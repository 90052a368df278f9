import { expect, it } from 'vitest';
import { matchHeaders } from './match-headers';

const headersOf = { name: ['name', 'full name'], email: ['e mail'] };

it('matches columns with fields by their headers, ignoring case and punctuation', () => {
  expect(matchHeaders(['E-Mail:', 'Phone', ' FULL_NAME '], headersOf)).toEqual(['email', undefined, 'name']);
});

it('matches each field with its first column only', () => {
  expect(matchHeaders(['Name', 'Full name'], headersOf)).toEqual(['name', undefined]);
});

it('compares headers as it is told', () => {
  expect(matchHeaders(['lat/lng'], { position: ['lat/lng'] }, (header) => header)).toEqual(['position']);
});
