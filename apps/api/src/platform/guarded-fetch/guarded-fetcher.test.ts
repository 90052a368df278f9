import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../testing/free-port';
import { type AddressPolicy, publicInternet } from './address-policy';
import { createGuardedFetcher, type GuardedFetcher, type GuardedFetchSettings } from './guarded-fetcher';

let port = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
const fetchers: GuardedFetcher[] = [];

beforeAll(async () => {
  port = await listen(server);
});
beforeEach(() => {
  asked.length = 0;
  answer = (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>');
});
afterAll(async () => {
  await Promise.all(fetchers.map((fetcher) => fetcher.close()));
  server.closeAllConnections();
  server.close();
});

/** Lets the test's own server be reached by its one address, and nothing else of this machine. */
const oneServer: AddressPolicy = {
  allowsAddress: (address) => address === '127.0.0.1' || publicInternet.allowsAddress(address),
  allowsPort: (wanted) => wanted === port || publicInternet.allowsPort(wanted),
};

function fetcherOf(settings: GuardedFetchSettings): GuardedFetcher {
  const fetcher = createGuardedFetcher(settings);
  fetchers.push(fetcher);
  return fetcher;
}
// A loaded machine may take its time; what is slow on purpose never answers.
const patient = { policy: oneServer, timeoutMs: 20_000 };
const read = (path: string, settings: GuardedFetchSettings = patient) =>
  fetcherOf(settings).read(path.startsWith('/') ? `http://127.0.0.1:${port}${path}` : path);

describe('reading a page', () => {
  it('gives its text, its type and where it was found', async () => {
    await expect(read('/a')).resolves.toEqual({
      url: `http://127.0.0.1:${port}/a`,
      contentType: 'text/html',
      text: '<h1>Hello</h1>',
    });
  });

  it('follows five redirects and no sixth', async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    };
    await expect(read('/5')).resolves.toMatchObject({ text: 'there', url: `http://127.0.0.1:${port}/0` });
    await expect(read('/6')).rejects.toMatchObject({ name: 'GuardedFetchError', code: 'page-unreachable' });
  });

  it.each([
    ['windows-1252 by its header', 'text/html; charset=windows-1252', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
    [
      'latin1 by its meta tag',
      'text/html',
      Buffer.concat([Buffer.from('<meta charset="iso-8859-1">'), Buffer.from([0xeb])]),
      '<meta charset="iso-8859-1">ë',
    ],
    [
      'letters of Windows-1252 in a page that says ISO-8859-1',
      'text/html; charset=iso-8859-1',
      Buffer.from([0x93, 0x94, 0x96, 0x85, 0x8c, 0x80]),
      '“”–…Œ€',
    ],
    ['a page without a charset that is no UTF-8', 'text/html', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
    ['an unknown charset as UTF-8', 'text/html; charset=klingon', Buffer.from('Zoë'), 'Zoë'],
  ])('reads %s', async (_name, type, body, text) => {
    answer = (_request, response) => response.setHeader('content-type', type).end(body);
    await expect(read('/')).resolves.toMatchObject({ text });
  });

  it.each([
    [404, 'page-gone'],
    [410, 'page-gone'],
    [403, 'page-refused'],
    [429, 'page-refused'],
    [503, 'page-unreachable'],
  ])('says of status %d: %s', async (status, code) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(read('/')).rejects.toMatchObject({ code });
  });

  it('sends no credentials that stand in an address', async () => {
    let sent: string | undefined;
    answer = ({ headers }, response) => {
      sent = headers.authorization;
      response.end('there');
    };
    await read(`http://user:secret@127.0.0.1:${port}/`);
    expect(sent).toBeUndefined();
  });
});

describe('limits', () => {
  it('ends a page that is too large, packed or not', async () => {
    answer = (_request, response) => response.end('x'.repeat(50_001));
    await expect(read('/', { ...patient, maxBytes: 50_000 })).rejects.toMatchObject({ code: 'page-too-large' });
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb);
    expect(bomb.byteLength).toBeLessThan(50_000);
    await expect(read('/', { ...patient, maxBytes: 50_000 })).rejects.toMatchObject({ code: 'page-too-large' });
  });

  it('ends a page that never comes, and one that never ends', async () => {
    answer = () => {};
    await expect(read('/', { ...patient, timeoutMs: 300 })).rejects.toMatchObject({ code: 'page-too-slow' });
    answer = (_request, response) => void response.write('<p>');
    await expect(read('/', { ...patient, timeoutMs: 300 })).rejects.toMatchObject({ code: 'page-too-slow' });
  });

  it('counts the redirects into the time', async () => {
    answer = (_request, response) => void setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150);
    await expect(read('/', { ...patient, timeoutMs: 400, maxRedirects: 1000 })).rejects.toMatchObject({
      code: 'page-too-slow',
    });
  });

  it('reads pages and no files', async () => {
    answer = (_request, response) => response.setHeader('content-type', 'application/pdf').end('%PDF');
    await expect(read('/')).rejects.toMatchObject({ code: 'no-page' });
  });
});

describe('what is not of the public Internet', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['hexadecimal', '0x7f.0.0.1'],
    ['short', '127.1'],
    ['full-width digits', '１２７.０.０.１'],
    ['IPv6', '[::1]'],
    ['IPv4-mapped', '[::ffff:127.0.0.1]'],
    ['IPv4-mapped in hex', '[::ffff:7f00:1]'],
    ['NAT64', '[64:ff9b::7f00:1]'],
    ['unspecified', '0.0.0.0'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['a name of this machine', 'localhost'],
  ])('is refused: %s', async (_kind, host) => {
    const policy = { ...publicInternet, allowsPort: () => true };
    const reading = read(`http://${host}:${port}/`, { policy, timeoutMs: 20_000 });
    await expect(reading).rejects.toMatchObject({ code: 'address-refused' });
    expect(asked).toEqual([]);
  });

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'no address',
    '',
  ])('is refused: %j', async (address) => {
    await expect(fetcherOf({}).read(address)).rejects.toMatchObject({ code: 'address-refused' });
  });

  it('is refused by its port', async () => {
    await expect(read('http://1.1.1.1:6379/', {})).rejects.toMatchObject({ code: 'address-refused' });
  });

  it('is refused when a redirect leads there', async () => {
    for (const location of ['http://169.254.169.254/latest', `http://[::1]:${port}/`, 'file:///etc/passwd']) {
      answer = (_request, response) => response.writeHead(302, { location }).end();
      // One server, one redirect after the other.
      // oxlint-disable-next-line no-await-in-loop
      await expect(read('/')).rejects.toMatchObject({ code: 'address-refused' });
    }
    expect(asked).toEqual(['/', '/', '/']);
  });

  it('is refused when a name resolves there, even beside a public address', async () => {
    const policy = { ...publicInternet, allowsPort: () => true };
    const named = (...addresses: string[]): GuardedFetchSettings => ({
      policy,
      timeoutMs: 20_000,
      resolveName: (_name, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        ),
    });
    const address = `http://careers.example:${port}/`;
    await expect(read(address, named('127.0.0.1'))).rejects.toMatchObject({ code: 'address-refused' });
    await expect(read(address, named('1.1.1.1', '10.0.0.1'))).rejects.toMatchObject({ code: 'address-refused' });
    expect(asked).toEqual([]);
  });

  it('is refused when a name resolves there the second time', async () => {
    let times = 0;
    const settings: GuardedFetchSettings = {
      ...patient,
      policy: { ...oneServer, allowsAddress: (address) => address === '127.0.0.1' },
      resolveName: (_name, done) => {
        times += 1;
        done(null, [{ address: times === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
      },
    };
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(read(`http://careers.example:${port}/first`, settings)).rejects.toMatchObject({
      code: 'address-refused',
    });
    expect(asked).toEqual(['/first']);
  });

  it('is unreachable when a name belongs to nobody', async () => {
    const resolveName: GuardedFetchSettings['resolveName'] = (_name, done) => done(new Error('ENOTFOUND'), []);
    await expect(read('http://nobody.example/', { resolveName })).rejects.toMatchObject({ code: 'page-unreachable' });
  });
});
