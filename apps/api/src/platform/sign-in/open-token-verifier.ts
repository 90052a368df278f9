import type { TokenVerifier, TokenVerifierOptions } from './token-verifier';

/**
 * The verifier over firebase-admin, which takes longer to load than the rest of the service to start: it is loaded with
 * the first token. With a service account it is loaded right away, so that a wrong file ends the start.
 * @throws EnvironmentError when the file of the service account is none.
 */
export async function openTokenVerifier(options: TokenVerifierOptions): Promise<TokenVerifier> {
  const load = async (): Promise<TokenVerifier> => (await import('./token-verifier')).createTokenVerifier(options);
  if (options.serviceAccountFile) return load();
  let opened: Promise<TokenVerifier> | undefined;
  return {
    verify: async (token) => (await (opened ??= load())).verify(token),
    close: async () => (await opened)?.close(),
  };
}
