import { describe, expect, it } from 'vitest';
import { contactLabel, contactOfName } from './contact';
import { mailLink, webLink } from './contact-links';
import { contact } from './testing/fixtures';

const jane = contact({ internalId: 'jane', name: 'Jane Doe', companyId: 'c1' });
const tom = contact({ internalId: 'tom', name: 'Tom', companyName: 'northwind  labs' });

describe('whether a contact with a name exists', () => {
  it.each([
    ['jane  DOE', undefined, 'jane'],
    ['Jane Doe', 'jane', undefined],
    ['', undefined, undefined],
    ['Nobody', undefined, undefined],
  ])('%j, seen from %j, is %j', (name, ownId, found) => {
    expect(contactOfName([jane, tom], name, ownId)?.internalId).toBe(found);
  });
});

it('labels a contact without a name by email or phone number', () => {
  expect(contactLabel({ name: '', email: 'a@b.cd', phoneNumber: '' })).toBe('a@b.cd');
  expect(contactLabel({ name: '', email: '', phoneNumber: '' })).toBe('Unnamed contact');
});

describe('links', () => {
  it.each([
    ['jane@example.com', 'mailto:jane@example.com'],
    ['jane+jobs@example.com', 'mailto:jane%2Bjobs@example.com'],
    ['a@b?bcc=evil@example.com', undefined],
    ['a@b.c?subject=x', 'mailto:a@b.c%3Fsubject%3Dx'],
    ['a@b.c,evil@example.com', undefined],
    ['jane', undefined],
    ['', undefined],
  ])('mail to %j is %j', (email, link) => {
    expect(mailLink(email)).toBe(link);
  });

  it.each([
    ['linkedin.com/in/jane', 'https://linkedin.com/in/jane'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('to open %j', (url, link) => {
    expect(webLink(url)).toBe(link);
  });
});
