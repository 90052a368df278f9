import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterText, readLetterText } from './letter-text';

describe('a letter as one text', () => {
  it('separates its parts, with the name under the closing', () => {
    const parts = { salutation: 'Dear Ms. Doe,', body: 'One.\n\nTwo.', closing: 'Sincerely,' };
    expect(letterText(parts, 'Ada')).toBe('Dear Ms. Doe,\n\nOne.\n\nTwo.\n\nSincerely,\nAda');
    expect(letterText({ ...parts, salutation: '', closing: '' }, 'Ada')).toBe('One.\n\nTwo.');
  });

  it.each([
    ['Dear Hiring Team,\n\nHello.\n\nBest regards,\nAda King\nRN', 'Dear Hiring Team,', 'Hello.', 'Best regards,'],
    ['Hello.\nBest', '', 'Hello.', 'Best'],
    ['Hi Ada,\r\nShort.', 'Hi Ada,', 'Short.', ''],
    ['Thank you\n\nfor the talk.\nTwo.\nThree.\nFour.', '', 'Thank you\n\nfor the talk.\nTwo.\nThree.\nFour.', ''],
    ['', '', '', ''],
  ])('%j is read back in parts', (text, salutation, body, closing) => {
    expect(readLetterText(text)).toEqual({ salutation, body, closing });
  });

  it('never loses a word of the body', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { salutation, body, closing } = readLetterText(text);
        const parts = [salutation, body, closing].join('\n');
        const stored = new Set(parts.split(/\s+/));
        const lost = text.split(/\s+/).filter((word) => word !== '' && !stored.has(word));
        // Lines below a closing and a name may get lost.
        expect(closing === '' ? lost : []).toEqual([]);
      }),
    );
  });

  it('reads back what it wrote', () => {
    const body = fc.stringMatching(/^[A-Z][a-z ]{0,40}[a-z]\.(\n\n[A-Z][a-z]{1,20}\.)?$/);
    fc.assert(
      fc.property(body, fc.constantFrom('Dear Ada,', ''), fc.constantFrom('Sincerely,', ''), (words, hello, bye) => {
        const parts = { salutation: hello, body: words, closing: bye };
        expect(readLetterText(letterText(parts, 'Ada King'))).toEqual(parts);
      }),
    );
  });
});
