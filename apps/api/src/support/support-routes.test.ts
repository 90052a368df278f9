import { asc } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../testing/free-port';
import { type MailServer, type MailServerOptions, startMailServer } from '../testing/mail-server';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { supportMailTable } from './support-mail-table';
import { openOutbox } from './support-routes';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
async function openMail(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  closing.push(server.close);
  return server;
}
async function openApp(smtpUrl?: string, settings: NodeJS.ProcessEnv = {}, background = true): Promise<TestApp> {
  const mail = { SUPPORT_EMAIL_TO: 'help@keepmark.example', SUPPORT_EMAIL_FROM: 'service@keepmark.example' };
  const test = await buildTestApp(
    { ...mail, SUPPORT_RETRY_SECONDS: '1', SMTP_URL: smtpUrl, ...settings },
    { background },
  );
  closing.push(test.close);
  return test;
}

const body = { emailFrom: 'ada@example.com', emailFromName: 'Ada Lovelace', emailBody: 'The map is blank.' };
const received = { success: true, message: 'We have received your message and will answer by email.' };
const stored = ({ app }: TestApp) =>
  app.database.write.select().from(supportMailTable).orderBy(asc(supportMailTable.id));

describe('mail to support', () => {
  it('takes pictures only with a mail server', async () => {
    const offers = async (smtpUrl: string | undefined) => {
      const { app } = await openApp(smtpUrl);
      return (await app.inject({ method: 'GET', url: '/email/support/options' })).json<object>();
    };
    const mail = await openMail();
    expect(await offers(undefined)).toEqual({ success: true, data: { pictures: false } });
    expect(await offers(mail.url)).toEqual({ success: true, data: { pictures: true } });
  });

  it('waits in the table when there is no mail server, and the answer says that it was received', async () => {
    const test = await openApp();
    expect(await call(test.app, '/email/support', { body })).toMatchObject({ status: 200, answer: received });
    expect(await stored(test)).toMatchObject([{ ...body, sentDate: null, attempts: 0, lastError: null }]);
  });

  it('is sent so that support can answer it', async () => {
    const mail = await openMail();
    const test = await openApp(mail.url);
    expect((await call(test.app, '/email/support', { body })).answer).toEqual(received);
    const [sent] = await vi.waitUntil(() => mail.received.length > 0 && mail.received, 30_000);
    expect(sent).toMatchObject({ from: 'service@keepmark.example', to: ['help@keepmark.example'] });
    expect(sent?.text).toContain('Reply-To: Ada Lovelace <ada@example.com>');
    expect(sent?.text).toContain('Subject: Support: a question from Ada Lovelace');
    expect(sent?.text).toContain(body.emailBody);
    await vi.waitUntil(async () => (await stored(test))[0]?.sentDate, 30_000);
  });

  it('is kept while the mail server is down, and sent once it is up', async () => {
    const port = await freePort();
    const test = await openApp(`smtp://127.0.0.1:${port}`);
    expect(await call(test.app, '/email/support', { body })).toMatchObject({ status: 200, answer: received });
    const [failed] = await vi.waitUntil(async () => {
      const mails = await stored(test);
      return mails[0]?.attempts ? mails : undefined;
    }, 30_000);
    expect(failed).toMatchObject({ sentDate: null, lastError: expect.stringContaining('ECONNREFUSED') });

    const mail = await openMail({ port });
    await vi.waitUntil(() => mail.received.length > 0, 30_000);
    await vi.waitUntil(async () => (await stored(test))[0]?.sentDate, 30_000);
    expect(await stored(test)).toMatchObject([{ lastError: null }]);
    expect(mail.received).toHaveLength(1);
  });

  it('left over from an earlier process is sent at the start', async () => {
    const earlier = await openApp();
    await call(earlier.app, '/email/support', { body });
    const mail = await openMail();
    await openApp(mail.url, { DATABASE_URL: earlier.environment.DATABASE_URL });
    const [sent] = await vi.waitUntil(() => mail.received.length > 0 && mail.received, 30_000);
    expect(sent?.text).toContain(body.emailBody);
  });

  it('that the server refuses does not hold up the next one', async () => {
    const mail = await openMail({ refuses: (text) => text.includes('viagra') });
    const test = await openApp(mail.url, { SUPPORT_RETRY_SECONDS: '600' }, false);
    await call(test.app, '/email/support', { body: { ...body, emailBody: 'viagra' } });
    await call(test.app, '/email/support', { body });
    expect(await (await openOutbox(test.app, test.environment))?.deliver()).toBe(1);
    expect(mail.received.map(({ text }) => text.includes(body.emailBody))).toEqual([true]);
    expect(await stored(test)).toMatchObject([
      { attempts: 1, sentDate: null, lastError: expect.stringContaining('not wanted') },
      { attempts: 1, sentDate: expect.any(Date) },
    ]);
  });

  it('is sent once when two processes look for it at the same time', async () => {
    const mail = await openMail({ fromInFlight: 2 });
    const test = await openApp(mail.url, {}, false);
    const mails = Array.from({ length: 20 }, (_, index) => ({ ...body, emailBody: `Question ${index}.` }));
    await test.app.database.write.insert(supportMailTable).values(mails);
    const outboxes = await Promise.all([1, 2, 3].map(async () => (await openOutbox(test.app, test.environment))!));
    const counts = await Promise.all(outboxes.map((outbox) => outbox.deliver()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
    const ids = mail.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
  });

  it('that another process is sending is left to it', async () => {
    const mail = await openMail();
    const test = await openApp(mail.url, {}, false);
    const { write } = test.app.database;
    await write.insert(supportMailTable).values([body, { ...body, emailBody: 'The second question.' }]);
    await write.transaction(async (transaction) => {
      await transaction.select().from(supportMailTable).orderBy(asc(supportMailTable.id)).limit(1).for('update');
      expect(await (await openOutbox(test.app, test.environment))?.deliver()).toBe(1);
    });
    expect(mail.received.map(({ text }) => text.includes('The second question.'))).toEqual([true]);
  });

  it.each([
    'Ada\r\nBcc: everybody@example.com',
    'Ada\nSubject: You have won',
    'Ada" <ceo@keepmark.example>, "B',
    'Ada\u2028X-Injected: 1',
  ])('from %j brings no header of its own', async (emailFromName) => {
    const mail = await openMail();
    const test = await openApp(mail.url);
    expect((await call(test.app, '/email/support', { body: { ...body, emailFromName } })).answer).toEqual(received);
    const [sent] = await vi.waitUntil(() => mail.received.length > 0 && mail.received, 30_000);
    const [head = ''] = sent?.text.split('\r\n\r\n', 1) ?? [];
    const names = head.split(/\r\n(?!\s)/).map((header) => header.split(':', 1)[0]);
    const usual = 'From To Reply-To Subject Message-ID Content-Transfer-Encoding Date MIME-Version Content-Type';
    expect(new Set(names)).toEqual(new Set(usual.split(' ')));
    expect(names).toHaveLength(usual.split(' ').length);
    expect(sent).toMatchObject({ from: 'service@keepmark.example', to: ['help@keepmark.example'] });
  });

  it.each([
    [{ ...body, emailFrom: 'ada' }, 'emailFrom: Enter an email address such as name@example.com.'],
    [
      { ...body, emailFrom: 'a@example.com\r\nBcc: b@example.com' },
      'emailFrom: Enter an email address such as name@example.com.',
    ],
    [
      { ...body, emailFrom: 'a@example.com,b@example.com' },
      'emailFrom: Enter an email address such as name@example.com.',
    ],
    [{ ...body, emailFromName: '  ' }, 'emailFromName: Enter your name.'],
    [{ ...body, emailBody: '' }, 'emailBody: Enter a message.'],
    [{ ...body, emailBody: 'x'.repeat(10_001) }, 'emailBody: Use 10,000 characters or fewer.'],
  ])('as %o is refused and not kept', async (wrong, message) => {
    const test = await openApp();
    const { status, answer } = await call(test.app, '/email/support', { body: wrong });
    expect({ status, answer }).toEqual({ status: 400, answer: { success: false, code: 'invalid-request', message } });
    expect(await stored(test)).toEqual([]);
  });
});
