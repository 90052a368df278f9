import { describe, expect, it } from 'vitest';
import { composeSupportMail, headerLine } from './support-mail';

describe('a header line', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['Ada\r\nBcc: everybody@example.com', 'Ada Bcc: everybody@example.com'],
    ['Ada\n\n<script>', 'Ada <script>'],
    ['Ada\u2028Love\u2029lace', 'Ada Love lace'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['tab\tand\u0000nul', 'tab and nul'],
    ['\r\n', ''],
    ['Zoë Ærø 李', 'Zoë Ærø 李'],
  ])('makes %j into %j', (text, line) => {
    expect(headerLine(text)).toBe(line);
  });
});

describe('the mail that support reads', () => {
  const stored = {
    id: 7,
    messageId: '0198c7a2-0000-7000-8000-000000000000',
    emailFrom: 'ada@example.com',
    emailFromName: 'Ada\r\nBcc: b@example.com',
    emailBody: 'The map\r\nis blank.',
    receivedDate: new Date('2026-01-02T03:04:05Z'),
    sentDate: null,
    attempts: 0,
    nextAttemptDate: new Date('2026-01-02T03:04:05Z'),
    lastError: null,
  };
  const addresses = { from: 'service@keepmark.example', to: 'help@keepmark.example' };

  it('comes from us, is answered to the writer, and has one identity for good', () => {
    expect(composeSupportMail(stored, addresses)).toMatchObject({
      from: { name: 'Ada Bcc: b@example.com via Keepmark', address: addresses.from },
      to: addresses.to,
      replyTo: { name: 'Ada Bcc: b@example.com', address: 'ada@example.com' },
      subject: 'Support: a question from Ada Bcc: b@example.com',
      messageId: '<support-0198c7a2-0000-7000-8000-000000000000@keepmark.example>',
      date: stored.receivedDate,
      text: expect.stringContaining('The map\r\nis blank.'),
    });
  });

  it('has a name even if the writer’s is nothing to show', () => {
    expect(composeSupportMail({ ...stored, emailFromName: '\u200B' }, addresses).subject).toBe(
      'Support: a question from somebody',
    );
  });
});
