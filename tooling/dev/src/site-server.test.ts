import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './site-server';

const index = `<!doctype html>
<html><head><title>Site</title><meta name="keepmark-variant" content="jobs" /><script>window.early = 1</script></head>
<body><script type="module" src="/assets/main-abc.js"></script></body></html>`;
const script = 'console.log("main");';
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let directory: string;
let api: FastifyInstance;
let server: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepmark-site-'));
  const write = async (name: string, text: string | Buffer) => {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  };
  await write('index.html', index);
  // The build's compressed copy lacks the settings, so it must never be sent.
  await write('index.html.br', brotliCompressSync('stale'));
  await write('app.html', index.replace('Site', 'App'));
  await write('privacy/index.html', index.replace('Site', 'Privacy'));
  await write('terms.html', index.replace('Site', 'Terms'));
  await write('about.html', index.replace('Site', 'About'));
  await write('assets/main-abc.js', script);
  await write('assets/main-abc.js.br', brotliCompressSync(script));
  await write('assets/main-abc.js.gz', gzipSync(script));
  await write('robots.txt', 'User-agent: *');
  await write('sw.js', script);
  await write('.secret', 'secret');

  api = fastify();
  api.all('/echo', (request) => ({ body: request.body, url: request.url, from: request.headers['x-forwarded-for'] }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  server = await createSiteServer({
    directory,
    apiUrl,
    variant: 'places',
    authEmulatorUrl: 'http://localhost:9099',
    mapOrigins: ['https://tiles.example', 'https://fonts.example:8443'],
  });
});

afterAll(async () => {
  await server.close();
  await api.close();
  await rm(directory, { recursive: true });
});

describe('a page', () => {
  it.each([
    ['/', 'Site'],
    ['/jobs/list', 'App'],
    ['/company/details/a.b?x=1', 'App'],
  ])('for a browser at %s is %s', async (url, title) => {
    const answer = await server.inject({ url, headers: navigation });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it('for the service worker is app.html, which every path can start from', async () => {
    const answer = await server.inject({ url: '/app?__WB_REVISION__=1', headers: { accept: '*/*' } });
    expect(answer.body).toContain('<title>App</title>');
    expect(answer.body).toContain('content="places"');
  });

  it('is index.html for the home page, even without an Accept header', async () => {
    expect((await server.inject('/')).statusCode).toBe(200);
    expect((await server.inject({ url: '/', method: 'HEAD' })).statusCode).toBe(200);
  });

  it.each([
    ['/privacy', 'Privacy'],
    ['/privacy/', 'Privacy'],
    ['/terms', 'Terms'],
  ])('is the prerendered one of %s', async (url, title) => {
    expect((await server.inject({ url, headers: navigation })).body).toContain(`<title>${title}</title>`);
  });

  it('contains the settings in every encoding', async () => {
    const filled = (html: string) => {
      expect(html).toContain('<meta name="keepmark-variant" content="places">');
      expect(html).not.toContain('content="jobs"');
      expect(html).toContain('<meta name="keepmark-auth-emulator" content="http://localhost:9099">');
    };
    filled((await server.inject({ url: '/', headers: navigation })).body);
    const br = await server.inject({ url: '/', headers: { ...navigation, 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    filled(brotliDecompressSync(br.rawPayload).toString());
    const gz = await server.inject({ url: '/', headers: { ...navigation, 'accept-encoding': 'gzip' } });
    expect(gz.headers['content-encoding']).toBe('gzip');
    filled(gunzipSync(gz.rawPayload).toString());
  });

  it('is sent again only after a build changed it', async () => {
    const first = await server.inject({ url: '/about', headers: navigation });
    const again = () =>
      server.inject({ url: '/about', headers: { ...navigation, 'if-none-match': String(first.headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    const path = join(directory, 'about.html');
    await writeFile(path, index.replace('Site', 'New about'));
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('New about');
  });

  it('allows only its own inline scripts', async () => {
    const { headers } = await server.inject({ url: '/', headers: navigation });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/apis\.google\.com;/);
    expect(policy).toMatch(/connect-src [^;]*http:\/\/localhost:9099/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('allows connections to the tile servers of the operator, but not their frames', async () => {
    const { headers } = await server.inject({ url: '/', headers: navigation });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example https:\/\/fonts\.example:8443/);
    expect(policy).not.toMatch(/frame-src [^;]*tiles\.example/);
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/tiles\.example https:\/\/fonts\.example:8443;/);
  });

  it('may record and play practice answers, and ask for the location, but use no camera', async () => {
    const { headers } = await server.inject({ url: '/', headers: navigation });
    const allowed = String(headers['permissions-policy']).split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['microphone=(self)', 'geolocation=(self)', 'camera=()']));
    expect(headers['content-security-policy']).toMatch(/media-src 'self' blob:;/);
  });

  it('can’t be framed, and neither can files, by one header', async () => {
    for (const url of ['/', '/robots.txt', '/gone.png']) {
      const { headers } = await server.inject({ url, headers: navigation });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBeUndefined();
    }
  });

  it('makes browsers use only TLS in production', async () => {
    expect((await server.inject('/')).headers['strict-transport-security']).toBeUndefined();
    const production = await createSiteServer({ directory, apiUrl: 'http://127.0.0.1:9', production: true });
    expect((await production.inject('/')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    await production.close();
  });
});

describe('a file', () => {
  it('with a hash in its name is cached for a year, in the encoding of the build', async () => {
    const headers = { 'accept-encoding': 'gzip, br', accept: '*/*' };
    const answer = await server.inject({ url: '/assets/main-abc.js', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await server.inject({ url: '/assets/main-abc.js' })).body).toBe(script);
  });

  it('without a hash is revalidated', async () => {
    const answer = await server.inject('/robots.txt');
    expect(answer.body).toBe('User-agent: *');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('that is the service worker is revalidated, and is a script', async () => {
    const answer = await server.inject({ url: '/sw.js', headers: { accept: '*/*' } });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  it.each(['/assets/gone.js', '/assets/main-abc.js.br', '/gone.png', '/.secret', '/..%2fpackage.json', '/%00', '/%zz'])(
    '%s is not there',
    async (url) => {
      const answer = await server.inject({ url, headers: { accept: '*/*' } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it('that is missing gives 404, even to a navigation request', async () => {
    expect((await server.inject({ url: '/assets/gone.js', headers: navigation })).statusCode).toBe(404);
  });
});

describe('the API', () => {
  it('gets /api/ calls without the prefix and with the address of the caller', async () => {
    const answer = await server.inject({ url: '/api/echo?a=1', method: 'POST', payload: { term: 'nurse' } });
    expect(answer.json()).toEqual({ body: { term: 'nurse' }, url: '/echo?a=1', from: '127.0.0.1' });
  });

  it('that is down gives an error in the shape of its responses', async () => {
    const lonely = await createSiteServer({ directory, apiUrl: 'http://127.0.0.1:9' });
    const url = await lonely.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/echo`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ success: false, code: 'api-unreachable' });
    await lonely.close();
  });
});
