import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotSignedInError, UnavailableError } from '../errors/errors';
import type { Caller, TokenVerifier } from './token-verifier';

declare module 'fastify' {
  interface FastifyInstance {
    tokens: TokenVerifier;
    /** Counts a call of a user and throws when there were too many. */
    limitUser: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Makes the token check known to the routes. */
export function registerSignIn(app: FastifyInstance, tokens: TokenVerifier): void {
  app.decorate('tokens', tokens);
  app.decorateRequest('caller', null);
  app.addHook('onClose', () => tokens.close());
}

/** Lets a call through that has a good token, and counts it for its user. */
export async function requireCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.caller = await request.server.tokens.verify(bearerToken(request.headers.authorization));
  await request.server.limitUser(request, reply);
}

/**
 * Learns who sends a call that also works without a token. A token that doesn't count is refused, so that the client
 * gets a fresh one; while tokens cannot be checked, everybody is served as signed out.
 */
export async function readCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers.authorization === undefined) return;
  try {
    await requireCaller(request, reply);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
  }
}

/** Who sent a call that has passed `requireCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('Only a call whose contract says `token: true` has a caller.');
  return request.caller;
}

function bearerToken(header: string | undefined): string {
  if (!header) throw new NotSignedInError('token-missing', 'Sign in first: this call needs your token.');
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) {
    throw new NotSignedInError('token-invalid', 'The header takes the form "Authorization: Bearer <token>".');
  }
  return token;
}
