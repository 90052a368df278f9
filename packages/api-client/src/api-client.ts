/**
 * Returns the bearer token, or undefined when nobody is signed in. `refresh` asks for a new one, because the server
 * refused the last.
 */
export type TokenSource = (options?: { refresh?: boolean }) => Promise<string | undefined>;

/** Where the API is and who is calling. Every call takes it first. */
export interface ApiClient {
  readonly baseUrl: string;
  readonly token: TokenSource;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch | undefined;
}

export interface ApiClientOptions {
  /** Absolute, or in a browser a path on the page's own origin such as `/api/`. */
  baseUrl: string;
  /** Without it, calls are made signed out. */
  token?: TokenSource;
  /** For a whole call, with retries and body. Default: 30 seconds. */
  timeoutMs?: number;
  /** Replaces the platform's `fetch` in tests. */
  fetch?: typeof globalThis.fetch;
}

/** Creates a client. It only holds settings: the HTTP library loads with the first import of `call`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    baseUrl: options.baseUrl,
    token: options.token ?? (() => Promise.resolve(undefined)),
    timeoutMs: options.timeoutMs ?? 30_000,
    fetch: options.fetch,
  };
}
