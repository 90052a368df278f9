import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactTypes } from '../contact-type';
import { contact } from '../testing/fixtures';
import {
  contactFilterUrl,
  type ContactSort,
  contactSorts,
  filteredContacts,
  readContactFilter,
  sortedContacts,
} from './contact-filter';

const contacts = [
  contact({ internalId: 'a', name: 'Émile', dateLastContacted: '2026-03-01', dateNextStep: '2026-12-01' }),
  contact({ internalId: 'b', name: 'zoe', companyName: 'Acme', contactType: 'linked-in', phoneNumber: '' }),
  contact({ internalId: 'c', name: 'Adam', companyName: 'acme', notes: 'Émile knows him', dateNextStep: '2026-11-30' }),
];
const ids = (list: readonly { internalId: string }[]) => list.map(({ internalId }) => internalId).join('');
const everything = { text: '', type: 'all', sort: 'name' } as const;

describe('filtering contacts', () => {
  it.each([
    ['', 'abc'],
    ['ÉMILE', 'ac'],
    ['acme linkedin', 'b'],
    ['5550109999', 'ac'],
    ['people [', ''],
  ])('by %j gives %j', (text, left) => {
    expect(ids(filteredContacts(contacts, { ...everything, text }))).toBe(left);
  });

  it('by type gives contacts of that type', () => {
    expect(ids(filteredContacts(contacts, { ...everything, type: 'linked-in' }))).toBe('b');
  });
});

describe('sorting contacts', () => {
  it.each([
    ['name', 'cab'],
    ['added', 'cba'],
    ['company', 'cba'],
    ['next-step', 'cab'],
    ['contacted', 'cba'],
  ] as const)('by %s', (sort, order) => {
    expect(ids(sortedContacts(contacts, sort))).toBe(order);
  });
});

describe('filter in the URL', () => {
  it('round-trips', () => {
    const filter = fc.record({
      text: fc.string().filter((text) => text.trim() !== ''),
      type: fc.constantFrom('all' as const, ...contactTypes),
      sort: fc.constantFrom(...(Object.keys(contactSorts) as ContactSort[])),
    });
    fc.assert(
      fc.property(filter, (asked) => {
        expect(readContactFilter(contactFilterUrl(asked))).toEqual(asked);
      }),
    );
  });

  it('uses the default for an invalid value', () => {
    expect(readContactFilter({ text: ['a'], type: 'friend', sort: 'luck' })).toEqual(everything);
    expect(contactFilterUrl(everything)).toEqual({});
  });
});

it('finds contacts whatever their case and accents', () => {
  for (const text of ['emile', 'ÉMILE']) expect(ids(filteredContacts(contacts, { ...everything, text }))).toBe('ac');
  expect(filteredContacts([contact({ name: 'José Łukasz' })], { ...everything, text: 'jose lukasz' })).toHaveLength(1);
});
