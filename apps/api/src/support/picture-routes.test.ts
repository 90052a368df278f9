import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port';
import { type MailServer, startMailServer } from '../testing/mail-server';
import { buildTestApp, type TestApp } from '../testing/test-app';
import { supportMailTable } from './support-mail-table';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
const addresses = { SUPPORT_EMAIL_TO: 'help@keepmark.example', SUPPORT_EMAIL_FROM: 'service@keepmark.example' };
async function openApp(smtpUrl: string | undefined): Promise<TestApp> {
  const test = await buildTestApp({ ...addresses, SMTP_URL: smtpUrl });
  closing.push(test.close);
  return test;
}
async function openMail(): Promise<MailServer> {
  const mail = await startMailServer();
  closing.push(mail.close);
  return mail;
}

/** One pixel, with an author in it. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const message = { emailFrom: 'ada@example.com', emailFromName: 'Ada Lovelace', emailBody: 'The map is blank.' };

async function send(
  { app }: TestApp,
  files: readonly (readonly [name: string, bytes: Buffer])[],
  fields: object = message,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, bytes] of files)
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const request = new Request('http://api.test/', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/email/support/pictures',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, answer: response.json<Record<string, unknown>>() };
}

describe('a message with pictures', () => {
  it('is mailed with them, and nothing is stored', async () => {
    const mail = await openMail();
    const test = await openApp(mail.url);
    expect(
      await send(test, [
        ['../../etc/passwd', png],
        ['screen.png', png],
      ]),
    ).toEqual({
      status: 200,
      answer: { success: true, message: 'We have received your message and will answer by email.' },
    });
    const text = mail.received[0]?.text ?? '';
    expect(text).toContain('The map is blank.');
    expect(text).toContain('filename=picture-1.png');
    expect(text).toContain('filename=picture-2.png');
    expect(text).not.toContain('passwd');
    expect(text.replaceAll('\r\n', '')).toContain(png.toString('base64'));
    expect(await test.app.database.write.select().from(supportMailTable)).toEqual([]);
  });

  it.each<[string, (readonly [string, Buffer])[], object, number, string]>([
    ['no picture', [], message, 400, 'Attach a picture.'],
    ['a web page', [['a.png', Buffer.from('<html>')]], message, 400, 'Attach pictures as PNG, JPEG or WebP files.'],
    ['four pictures', [1, 2, 3, 4].map((n) => [`${n}.png`, png] as const), message, 413, 'Attach up to 3 pictures.'],
    [
      '6 MB',
      [['a.png', Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)])]],
      message,
      413,
      'Use pictures of at most 5 MB.',
    ],
    ['no message', [['a.png', png]], { ...message, emailBody: ' ' }, 400, 'emailBody: Enter a message.'],
    [
      'no address',
      [['a.png', png]],
      { ...message, emailFrom: 'ada' },
      400,
      'emailFrom: Enter an email address such as name@example.com.',
    ],
    ['a field too many', [['a.png', png]], { ...message, more: '1' }, 400, 'This form has fields that we don’t know.'],
  ])('with %s is refused', async (_, files, fields, status, text) => {
    const mail = await openMail();
    const test = await openApp(mail.url);
    const { status: got, answer } = await send(test, files, fields);
    expect({ status: got, message: answer['message'] }).toEqual({ status, message: text });
    expect(mail.received).toEqual([]);
  });

  it('says that pictures can’t be sent when there is no mail server, or it is down', async () => {
    for (const url of [undefined, `smtp://127.0.0.1:${await freePort()}`]) {
      const test = await openApp(url);
      expect(await send(test, [['a.png', png]])).toMatchObject({
        status: 503,
        answer: { code: 'pictures-unavailable' },
      });
    }
  });

  it('that is JSON, or cut short, is refused', async () => {
    const mail = await openMail();
    const { app } = await openApp(mail.url);
    const post = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: '/email/support/pictures', headers: { 'content-type': type }, payload });
    expect((await post('application/json', '{}')).statusCode).toBe(400);
    const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    expect((await post('multipart/form-data; boundary=x', cut)).statusCode).toBe(400);
  });
});
