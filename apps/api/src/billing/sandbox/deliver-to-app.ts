import type { FastifyInstance } from 'fastify';

/** Sends webhooks to this process: over HTTP when it listens, as it does in development. */
export const deliverToApp =
  (app: FastifyInstance) =>
  async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const address = app.server.address();
    if (address === null || typeof address === 'string') {
      const response = await app.inject({ method: 'POST', url: '/subscriptions/webhook', headers, payload: body });
      return response.statusCode;
    }
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    const response = await fetch(`http://${host}:${address.port}/subscriptions/webhook`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return response.status;
  };
