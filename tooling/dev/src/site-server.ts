import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { openPages, type Page, type PageOptions } from './pages';
import { framePolicy, securityHeaders, transportSecurity } from './security-headers';

export interface SiteServerOptions extends PageOptions {
  /** The built site: the folder with index.html and assets/. Absolute path. */
  directory: string;
  /** The URL of the API, such as http://localhost:4000; it gets `/api/*` without the prefix. */
  apiUrl: string;
  /** Whether to make browsers use only TLS. Default: whether NODE_ENV is production. */
  production?: boolean;
}

/** Files with a content hash never change; browsers revalidate everything else. */
const foreverCache = 'public, max-age=31536000, immutable';
const noCache = 'no-cache';
const assetsPrefix = '/assets/';

/**
 * Creates a server of one built site, not yet listening. It sends files as the build compressed them, pages with their
 * settings filled in, and for unknown paths app.html to navigation requests and 404 to everything else.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const { production = process.env['NODE_ENV'] === 'production' } = options;
  const siteHeaders = { ...securityHeaders, ...framePolicy, ...(production && transportSecurity) };
  const findPage = openPages(options.directory, options);

  server.addHook('onRequest', async (request, reply) => {
    // The API's responses have their own headers.
    if (!request.url.startsWith('/api/')) reply.headers(siteHeaders);
  });
  await server.register(proxy, {
    prefix: '/api/',
    rewritePrefix: '/',
    upstream: options.apiUrl,
    // The caller decides what to retry.
    retryMethods: [],
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (reply) =>
        void reply.code(502).type('application/json').send({
          success: false,
          code: 'api-unreachable',
          message: 'We couldn’t reach the server. Try again in a moment.',
        }),
    },
  });
  await server.register(files, {
    root: options.directory,
    preCompressed: true,
    wildcard: true,
    index: false,
    redirect: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // Paths without an extension are pages. Pages and their compressed copies are never sent unfilled.
    allowedPath: (path) => /\.[^/.]+$/.test(path) && !/\.(?:html|br|gz)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', reply.request.url.startsWith(assetsPrefix) ? foreverCache : noCache);
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    const path = new URL(request.url, 'http://site').pathname;
    const page = wantsPage(request, path) ? await findPage(path) : undefined;
    return page ? sendPage(request, reply, page) : sendNothing(reply);
  });
  return server;
}

/** Whether to answer with a page: browsers ask for HTML; other clients get a page unless the path names a file. */
const wantsPage = ({ method, headers }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !path.startsWith(assetsPrefix) &&
  ((headers.accept ?? '').includes('text/html') || !path.slice(path.lastIndexOf('/')).includes('.'));

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encodings = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(encodings) ? 'br' : /\bgzip\b/.test(encodings) ? 'gzip' : 'identity';
  const etag = `W/"${page.etag}"`;
  reply.headers({
    'cache-control': noCache,
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

const sendNothing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', noCache).type('text/plain; charset=utf-8').send('Not found.');
