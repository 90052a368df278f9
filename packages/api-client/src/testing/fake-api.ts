import { type ApiClient, createApiClient } from '../api-client';

/**
 * Answers by method and path, such as `'POST company/groups'`: the `data` of an answer, or a whole `Response`. A promise
 * may stay pending.
 */
export type FakeService = Readonly<Record<string, (body: unknown) => unknown>>;

export interface FakeRequest {
  /** Method and path, such as `'POST company/groups'`. */
  readonly call: string;
  readonly body: unknown;
}

/** An API client for tests and stories whose calls these functions answer, and the requests it got. */
export function fakeApi(service: FakeService): { api: ApiClient; requests: FakeRequest[] } {
  const requests: FakeRequest[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: () => Promise.resolve('token'),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = decodeURIComponent(new URL(request.url).pathname).slice(1);
      const call = `${request.method} ${path}`;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      requests.push({ call, body });
      const answer = service[call];
      if (!answer) return Response.json({ success: false, message: `Nothing answers ${call}.` }, { status: 404 });
      const data = await Promise.race([answer(body), aborted(request.signal)]);
      return data instanceof Response ? data : Response.json({ success: true, data });
    },
  });
  return { api, requests };
}

/** Rejects when a request is aborted, as `fetch` does. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** An answer that never comes. */
export const pending = () => new Promise<never>(() => {});

/** A response that says the service is down. */
export const unavailable = () =>
  Response.json({ success: false, message: 'The service is being updated. Try again in a minute.' }, { status: 500 });
