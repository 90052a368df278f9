import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Tells browsers what they may do with an answer. Helmet is asked once, on an answer that nobody gets: it says the same of
 * all of them, and takes longer to say it than most calls take to answer.
 */
export function guardHeaders(app: FastifyInstance, options: HelmetOptions): void {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error) => {
    if (error !== undefined) throw error;
  });
  const headers = answer.getHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
