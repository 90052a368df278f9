import { crc32 } from 'node:zlib';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { cacheAnswers } from './cache-answers';

/**
 * Registers calls that answer from our own tables, typed by the contract: browsers and proxies keep their answers for a
 * while, and the answers aren't checked again, which for a thousand cities takes longer than finding them.
 */
export function registerCachedCalls(app: FastifyInstance, register: (routes: FastifyInstance) => void): void {
  void app.register(async (routes) => {
    routes.setSerializerCompiler(() => JSON.stringify);
    // It only tells versions of an answer apart, and forging one gains nothing. sha1 would take longer than the answer.
    await routes.register(etag, { hashFn: checksumOf });
    cacheAnswers(routes);
    register(routes);
  });
}

const checksumOf = (payload: string | Buffer) => `${payload.length.toString(36)}-${crc32(payload).toString(36)}`;
