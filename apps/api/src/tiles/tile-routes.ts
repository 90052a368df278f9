import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { getMapStreets } from '@keepmark/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, UnavailableError } from '../platform/errors/errors';
import { registerCall } from '../platform/calls/calls';
import type { Environment } from '../platform/runtime/runtime';
import { readRange } from './read-range';
import { archivePath, type FileState, TileArchive } from './tile-archive';

/** A map asks for dozens of tiles with every move. */
const tileRates = { max: 12_000, timeWindow: 60_000 };
/** A path with the archive's version always means the same bytes. */
const foreverCache = 'public, max-age=31536000, immutable';
/** What an import brings is on the map after this long. */
const shortCache = 'public, max-age=60';
const remoteTimeoutMs = 20_000;
const passedOn = ['content-length', 'content-range', 'etag', 'last-modified'] as const;

/**
 * The streets of the map: `GET map/streets` says where they are and `GET tiles/streets.pmtiles` serves ranges of the
 * archive. An archive on another server is passed on, so that pages connect to nobody else.
 */
export function registerTileRoutes(app: FastifyInstance, environment: Environment): void {
  const archive = new TileArchive(environment);
  const explainImport = environment.NODE_ENV !== 'production';

  registerCall(app, getMapStreets, async ({ reply, request }) => {
    void reply.header('cache-control', shortCache);
    const facts = await archive.facts().catch((error: unknown) => {
      request.log.warn({ err: error }, 'the archive of the map cannot be read: maps show outlines');
      return undefined;
    });
    if (!facts) return { success: true, data: { archive: null, explainImport } };
    const { version, ...shown } = facts;
    const path = `${archivePath}?v=${encodeURIComponent(version)}`;
    return { success: true, data: { archive: { path, ...shown }, explainImport: false } };
  });

  app.get(`/${archivePath}`, { schema: { hide: true }, config: { rateLimit: tileRates } }, async (request, reply) => {
    if (archive.url !== undefined) return sendRemote(archive.url, request, reply);
    const file = await archive.file();
    if (!file) throw new NotFoundError('No streets have been imported yet. Run pnpm places:import FILE.osm.pbf.');
    return sendFile(file, request, reply);
  });
}

function sendFile({ path, sizeBytes, etag }: FileState, request: FastifyRequest, reply: FastifyReply) {
  const { v } = request.query as { v?: string };
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `"${v}"` === etag ? foreverCache : 'no-cache',
    'content-type': 'application/vnd.pmtiles',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const isFresh = condition === undefined || condition === etag;
  const range = isFresh ? readRange(request.headers.range, sizeBytes) : undefined;
  if (range === null) return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  if (range === undefined) return reply.header('content-length', sizeBytes).send(createReadStream(path));
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${sizeBytes}`, 'content-length': end - start + 1 })
    .send(createReadStream(path, { start, end }));
}

async function sendRemote(url: string, request: FastifyRequest, reply: FastifyReply) {
  const { range, 'if-range': condition } = request.headers;
  const answer = await fetch(url, {
    headers: { ...(range && { range }), ...(typeof condition === 'string' && { 'if-range': condition }) },
    signal: AbortSignal.timeout(remoteTimeoutMs),
  }).catch((cause: unknown) => {
    throw new UnavailableError('tiles-unavailable', 'The server of the map tiles did not answer. Try again later.', {
      cause,
    });
  });
  if (answer.status !== 206 && answer.status !== 416) {
    await answer.body?.cancel();
    throw new UnavailableError('tiles-unavailable', 'The server of the map tiles has no such range. Try again later.');
  }
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  void reply.code(answer.status).headers({ 'cache-control': shortCache, 'content-type': 'application/vnd.pmtiles' });
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it differs where the browser's types are too
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
}
