import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressMark, withoutAddresses } from './without-addresses';

describe('an answer without URLs', () => {
  it.each([
    ['See https://linkedin.com/company/acme.', `See ${addressMark}.`],
    ['See <http://acme.example>!', `See <${addressMark}>!`],
    ['On www.glassdoor.com, they say', `On ${addressMark}, they say`],
    ['Go to linkedin.com/company/acme-inc', `Go to ${addressMark}`],
    ['**LINKEDIN.COM/in/ada**', `**${addressMark}**`],
    ['[their page](https://evil.example "title") is good', 'their page is good'],
    ['![logo](https://evil.example/a.png)', 'logo'],
    ['[a](javascript:alert(1))', 'a)'],
    ['ftp://files.example/a', addressMark],
    ['https://lin', addressMark],
  ])('shows %j as %j', (text, shown) => {
    expect(withoutAddresses(text)).toBe(shown);
  });

  it.each([
    'Booking.com and Node.js, e.g. for A.M./P.M. shifts',
    'Pay: $20/hr. Read/write, and/or 24/7.',
    'Write to hr@acme.example',
    'Is it 3.5/5? Yes.',
  ])('leaves %j as it is', (text) => {
    expect(withoutAddresses(text)).toBe(text);
  });

  it('never leaves a scheme in any text', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('https://a.example', 'www.a.example', '[x](http://b.example)'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(withoutAddresses(parts.join(' '))).not.toMatch(/https?:\/\/[a-z]/);
      }),
    );
  });

  // If reading took quadratic time, one of these would time out.
  it.each(['a.', '[', 'www.', '[a]('])('reads a long text of %s to its end', (part) => {
    expect(withoutAddresses(`${part.repeat(40_000)} The end`)).toMatch(/The end$/);
  });
});
