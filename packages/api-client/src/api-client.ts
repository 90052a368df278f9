/**
 * Gives the bearer token, or undefined when nobody is signed in. `refresh` asks for a fresh one: the service
 * has just refused the last.
 */
export type TokenSource = (options?: { refresh?: boolean }) => Promise<string | undefined>;

/** Where the service is and who calls it. The functions of the calls take it first. */
export interface ApiClient {
  readonly baseUrl: string;
  readonly token: TokenSource;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch | undefined;
}

export interface ApiClientOptions {
  /** Absolute, or in a browser a path of the page's own origin such as `/api/`. */
  baseUrl: string;
  /** Without it, nobody is signed in. */
  token?: TokenSource;
  /** For one call, its retries and its body together; 30 seconds by default. */
  timeoutMs?: number;
  /** Stands in for the platform's, in tests. */
  fetch?: typeof globalThis.fetch;
}

/** What every function of a call takes last. */
export interface CallOptions {
  /** Ends the call; its promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** Holds no connection and loads nothing: the HTTP client comes with the first function of a call that is imported. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    baseUrl: options.baseUrl,
    token: options.token ?? (() => Promise.resolve(undefined)),
    timeoutMs: options.timeoutMs ?? 30_000,
    fetch: options.fetch,
  };
}
