import type { IdToken } from './auth-adapter';

const oldestTokenMs = 5 * 60 * 1000;

/**
 * Tells another server of each new bearer token (POST) and of the sign-out (DELETE). It helps that server and not the
 * person, so a failure is nobody's business here: the next token tries again.
 */
export function tokenSync(url: string | undefined, now: () => number = Date.now) {
  let lastToken: string | undefined;
  const tell = async (init: RequestInit) => {
    if (url === undefined) return;
    await fetch(url, { ...init, keepalive: true }).catch(() => {});
  };
  return {
    /** A token older than 5 minutes is skipped: a server that wants it has had it. */
    async post({ token, issuedAt }: IdToken): Promise<void> {
      if (token === lastToken || now() - issuedAt > oldestTokenMs) return;
      lastToken = token;
      await tell({ method: 'POST', headers: { authorization: `Bearer ${token}` } });
    },
    async delete(): Promise<void> {
      lastToken = undefined;
      await tell({ method: 'DELETE' });
    },
  };
}
