import type { IdToken } from './auth-adapter';

const maxTokenAgeMs = 5 * 60 * 1000;

/**
 * Sends each new bearer token to another server (POST), and the sign-out (DELETE). Failures are ignored, since only that
 * server needs the token and the next one tries again.
 */
export function tokenSync(url: string | undefined, now: () => number = Date.now) {
  let lastToken: string | undefined;
  const send = async (init: RequestInit) => {
    if (url === undefined) return;
    await fetch(url, { ...init, keepalive: true }).catch(() => {});
  };
  return {
    /** Skips a token older than 5 minutes, which the server already received. */
    async post({ token, issuedAt }: IdToken): Promise<void> {
      if (token === lastToken || now() - issuedAt > maxTokenAgeMs) return;
      lastToken = token;
      await send({ method: 'POST', headers: { authorization: `Bearer ${token}` } });
    },
    async delete(): Promise<void> {
      lastToken = undefined;
      await send({ method: 'DELETE' });
    },
  };
}
