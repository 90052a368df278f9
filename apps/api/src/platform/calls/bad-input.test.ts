import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportMailTable } from '../../support/support-mail-table';
import { buildTestApp, call, signedIn, type TestApp } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';
import { userTable } from '../../users/user-table';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await buildTestApp();
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

const headers = signedIn(testToken({ uid: 'ada', email: 'ada@example.com' }));
const json = { ...headers, 'content-type': 'application/json' };
const mail = { emailFrom: 'ada@example.com', emailFromName: 'Ada', emailBody: 'Hello.' };
const envelope = (code: string, message: string) => ({ success: false, code, message });

describe('a bad body', () => {
  it.each(['{', '{"name":}', 'name=Ada', "{'name': 'Ada'}", '{"name":"Ada"} trailing', '"\u0001"'])(
    'that is no JSON: %j',
    async (body) => {
      const { status, answer } = await call(test.app, '/user/create', { headers, body });
      expect(status).toBe(400);
      expect(answer).toEqual(envelope('malformed-json', 'The body is not valid JSON.'));
    },
  );

  it.each([
    ['null', 'body: Invalid input: expected object, received null.'],
    ['[]', 'body: Invalid input: expected object, received array.'],
    ['"Ada"', 'body: Invalid input: expected object, received string.'],
    ['', 'body: Invalid input: expected object, received null.'],
    ['{"name":42,"email":"a@example.com"}', 'name: Invalid input: expected string, received number.'],
    ['{"name":"Ada","email":{"a":1}}', 'email: Invalid input: expected string, received object.'],
    ['{"name":"Ada"}', 'email: Invalid input: expected string, received undefined.'],
    [
      `{"name":"${'x'.repeat(201)}","email":"a@example.com"}`,
      'name: Too big: expected string to have <=200 characters.',
    ],
    [
      '{}',
      'name: Invalid input: expected string, received undefined. email: Invalid input: expected string, received undefined.',
    ],
  ])('of the wrong type: %s', async (body, message) => {
    const { status, answer } = await call(test.app, '/user/create', { headers, body });
    expect({ status, answer }).toEqual({ status: 400, answer: envelope('invalid-request', message) });
  });

  it('that would change every object’s prototype', async () => {
    const body = '{"name":"Ada","email":"a@example.com","__proto__":{"admin":true}}';
    const { status, answer } = await call(test.app, '/user/create', { headers, body });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false });
  });

  it('of 10 MB', async () => {
    const body = JSON.stringify({ ...mail, emailBody: 'x'.repeat(10 * 1024 * 1024) });
    const { status, answer } = await call(test.app, '/email/support', { body });
    expect({ status, answer }).toEqual({
      status: 413,
      answer: envelope('body-too-large', 'The body is too large. Send less at a time.'),
    });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'as %s',
    async (contentType) => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/email/support',
        headers: { 'content-type': contentType },
        payload: 'emailFrom=ada',
      });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual(
        envelope('not-json', 'Send JSON, with the header Content-Type: application/json.'),
      );
    },
  );

  it('with a character that PostgreSQL cannot hold', async () => {
    const body = { ...mail, emailBody: 'nul: \u0000' };
    const { status, answer } = await call(test.app, '/email/support', { body });
    expect({ status, answer }).toEqual({
      status: 400,
      answer: envelope('invalid-request', 'The text holds a character that cannot be stored. Remove it.'),
    });
  });

  it('that is empty counts as none, where the call takes none', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/user/get/ada', headers: json, payload: '' });
    expect(response.statusCode).toBe(404);
  });
});

describe('SQL', () => {
  const injection = 'x\'; drop table users; drop table support_mails; -- " ` $1 %s \\';

  it('in every field is kept as the text it is', async () => {
    const user = {
      id: 'ada',
      name: injection,
      nameLower: injection,
      email: 'ada@example.com',
      emailVerified: true,
      provider: injection.slice(0, 60),
      createdDate: injection,
    };
    const { answer } = await call(test.app, '/user/upsert', { headers, body: user });
    expect(answer).toMatchObject({ success: true, data: { name: injection } });

    const anonymous = signedIn(testToken({ uid: injection, provider: '' }));
    const address = "a'--@x.y;droptable";
    const own = { ...user, id: injection, email: address };
    expect((await call(test.app, '/user/upsert', { headers: anonymous, body: own })).answer).toMatchObject({
      data: { id: injection, email: address },
    });
    const path = encodeURIComponent(injection);
    expect((await call(test.app, `/user/get/${path}`, { headers: anonymous })).answer).toMatchObject({
      data: { id: injection },
    });
    const body = { name: injection, email: address, provider: "'" };
    expect((await call(test.app, `/user/update/${path}`, { headers: anonymous, body })).status).toBe(200);
    expect((await call(test.app, `/user/${path}`, { headers: anonymous, method: 'DELETE' })).status).toBe(200);

    const question = { emailFrom: address, emailFromName: injection, emailBody: injection };
    expect((await call(test.app, '/email/support', { body: question })).status).toBe(200);

    const { write } = test.app.database;
    expect(await write.select({ name: userTable.name }).from(userTable)).toEqual([{ name: injection }]);
    const [kept] = await write.select().from(supportMailTable);
    expect(kept).toMatchObject(question);
  });
});

describe('an address that is no call', () => {
  it.each(['/nothing', '/', '/user', '/user/get/ada/more', '/../etc/passwd', '/user//ada', '/%2e%2e/x'])(
    '%s answers 404',
    async (path) => {
      const { status, answer } = await call(test.app, path, { method: 'GET' });
      expect({ status, answer }).toEqual({
        status: 404,
        answer: envelope('not-found', 'There is no such call. The page /docs lists them all.'),
      });
    },
  );

  it.each([
    ['GET', '/email/support', 'POST'],
    // DELETE /user/:id would take it for an id.
    ['PUT', '/user/upsert', 'POST, DELETE'],
    ['GET', '/user/get/ada', 'POST'],
    ['PATCH', '/user/ada', 'DELETE'],
    ['DELETE', '/health', 'GET, HEAD'],
  ] as const)('%s %s answers 405 and names the right method', async (method, path, allowed) => {
    const { status, headers: sent, answer } = await call(test.app, path, { method });
    expect(status).toBe(405);
    expect(sent['allow']).toBe(allowed);
    expect(answer).toEqual(envelope('method-not-allowed', `This call takes ${allowed}, not ${method}.`));
  });

  it('answers 400 when it is malformed', async () => {
    const { status, answer } = await call(test.app, '/user/get/%ZZ', { headers });
    expect({ status, answer }).toEqual({ status: 400, answer: envelope('malformed-url', 'The address is malformed.') });
  });

  it('answers 400 to an id of spaces, 414 to one too long to be any', async () => {
    expect((await call(test.app, '/user/get/%20', { headers })).status).toBe(400);
    const { status, answer } = await call(test.app, `/user/get/${'x'.repeat(2000)}`, { headers });
    expect({ status, answer }).toEqual({ status: 414, answer: envelope('url-too-long', 'The address is too long.') });
  });
});

describe('bytes that are no request', () => {
  const send = (bytes: string) =>
    new Promise<string>((done, fail) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('close', () => done(answer));
      socket.on('error', fail);
    });

  it.each([
    ['GARBAGE\r\n\r\n', 400],
    ['NONSENSE /health HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [`GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%.20j… are answered with JSON and the connection ends', async (bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: 'malformed-request' });
  });
});

describe('a body that arrives in drops', () => {
  it('is answered 408 when its time is over, and the connection ends', async () => {
    const impatient = await buildTestApp({ REQUEST_TIMEOUT_SECONDS: '1' });
    const address = new URL(await impatient.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), '127.0.0.1');
    const drops = setInterval(() => socket.write(' '), 50);
    try {
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('error', () => {});
      socket.write(
        'POST /email/support HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
      );
      await new Promise((done) => socket.once('close', done));
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        success: false,
        message: 'The request took too long to arrive.',
      });
    } finally {
      clearInterval(drops);
      await impatient.close();
    }
  });
});

describe('a fault of ours', () => {
  it('leaves no SQL, no stack and no name of ours, but a number that the log knows', async () => {
    const broken = await buildTestApp({ LOG_LEVEL: 'error' });
    try {
      await broken.app.database.write.execute(sql`alter table users rename column name_lower to gone`);
      const body = { name: 'Secret Name', email: 'secret@example.com' };
      const { status, answer } = await call(broken.app, '/user/create', { headers, body });
      expect(status).toBe(500);
      expect(answer).toEqual(
        envelope(
          'internal-error',
          expect.stringMatching(
            /^Something went wrong on our side\. Try again; if it stays, write to support and name the request [\da-f-]{36}\.$/,
          ) as string,
        ),
      );
      const number = /request ([\da-f-]{36})/.exec(String(answer['message']))?.[1];
      const [line = ''] = broken.logLines;
      expect(line).toContain(number);
      expect(line).toContain('name_lower');
      expect(broken.logLines.join()).not.toMatch(/Secret Name|secret@example\.com/);
    } finally {
      await broken.close();
    }
  });

  it('answers 503 when the database is away, and ready says so', async () => {
    const stranded = await buildTestApp({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
    try {
      const away = envelope('database-unavailable', 'The service cannot reach its data. Try again in a moment.');
      const { status, answer, headers: sent } = await call(stranded.app, '/user/get/ada', { headers });
      expect({ status, answer }).toEqual({ status: 503, answer: away });
      expect(sent['retry-after']).toBe('30');
      expect((await call(stranded.app, '/ready', { method: 'GET' })).status).toBe(503);
      expect((await call(stranded.app, '/health', { method: 'GET' })).status).toBe(200);
    } finally {
      await stranded.close();
    }
  });
});
