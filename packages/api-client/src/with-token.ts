import type { TokenUse } from '@keepmark/contracts';
import type { ApiClient } from './api-client';

/**
 * Sends a request with the user's token, as its contract asks. A token that is refused (401) is refreshed once. With an
 * optional token, the request is sent without one when nobody is signed in or the server refuses their token.
 * @param send sends the request, with a token or without
 * @returns the last reply; undefined when the call needs a token and nobody is signed in
 */
export async function withToken<Reply extends { readonly status: number }>(
  client: ApiClient,
  use: TokenUse,
  send: (token?: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  if (use === false) return send();
  const isOptional = use === 'optional';
  // An optional token isn't worth failing for.
  const tokenOf = (options?: { refresh: true }) =>
    isOptional ? client.token(options).catch(() => undefined) : client.token(options);

  const token = await tokenOf();
  if (token === undefined) return isOptional ? send() : undefined;
  const reply = await send(token);
  if (reply.status !== 401) return reply;
  // The token may have expired on the way or been revoked; a fresh one shows which.
  const freshToken = await tokenOf({ refresh: true });
  if (freshToken === undefined) return isOptional ? send() : reply;
  const freshReply = await send(freshToken);
  return isOptional && freshReply.status === 401 ? send() : freshReply;
}
