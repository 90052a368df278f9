import { describe, expect, it } from 'vitest';
import { emailLinkUrl, mayBeEmailLink, withoutEmailLink } from './email-link';

describe('emailLinkUrl', () => {
  it.each([
    ['https://jobs.keepmark.example/jobs/list', 'https://jobs.keepmark.example/auth'],
    ['https://jobs.keepmark.example:8443/', 'https://jobs.keepmark.example:8443/auth'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/auth'],
    ['http://localhost:3000/auth?x=1', 'http://localhost:3000/auth'],
    ['http://localhost:3001/', 'http://localhost:3001/auth'],
    ['http://localhost/', 'http://localhost:3000/auth'],
    ['http://jobs.localhost:3001/', 'http://localhost:3001/auth'],
  ])('from %s leads to %s', (page, link) => {
    expect(emailLinkUrl(new URL(page))).toBe(link);
  });
});

describe('mayBeEmailLink', () => {
  it.each([
    ['https://keepmark.example/auth?mode=signIn&oobCode=abc', true],
    ['https://keepmark.example/auth?link=https%3A%2F%2Fx%2F%3FoobCode%3Dabc', true],
    ['https://keepmark.example/auth', false],
    ['https://keepmark.example/auth?next=%2Fjobs%2Flist', false],
  ])('%s: %s', (href, expected) => {
    expect(mayBeEmailLink(href)).toBe(expected);
  });
});

describe('withoutEmailLink', () => {
  it('removes the parameters of the link and keeps the others', () => {
    const href = 'https://keepmark.example/auth?next=%2Fjobs&apiKey=k&oobCode=c&mode=signIn&lang=en#top';
    expect(withoutEmailLink(href)).toBe('https://keepmark.example/auth?next=%2Fjobs#top');
    expect(mayBeEmailLink(withoutEmailLink(href))).toBe(false);
  });
});
