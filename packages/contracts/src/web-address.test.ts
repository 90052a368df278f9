import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address';

describe('webAddress', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['https://example.com/jobs?id=42#apply', 'https://example.com/jobs?id=42#apply'],
    [' example.com/jobs ', 'https://example.com/jobs'],
    ['example.com:8080/jobs', 'https://example.com:8080/jobs'],
    ['http://localhost:3000/', 'http://localhost:3000/'],
  ])('turns %j into %j', (text, href) => {
    expect(webAddress(text)).toBe(href);
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'ftp://example.com', 'see the mail', 'https://', 'soon', '//'])(
    'returns undefined for %j',
    (text) => {
      expect(webAddress(text)).toBeUndefined();
    },
  );

  it('only returns http and https addresses', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (text) => {
          expect(webAddress(text) ?? '').toMatch(/^(https?:\/\/.*)?$/s);
        },
      ),
    );
  });
});
