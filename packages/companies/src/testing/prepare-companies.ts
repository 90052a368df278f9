import { type ApiClient, createApiClient } from '@keepmark/api-client';
import { databaseOf } from '@keepmark/local-store/testing';
import type { CompanyValues } from '../company';
import { companyTable } from '../company-table';
import { found, pageOf } from './fixtures';

/** Responses by method and path: the `data` of an answer, or a whole response. A promise may stay pending. */
type Service = Readonly<Record<string, (body: unknown) => unknown>>;

const defaultService: Service = {
  'POST company/groups': () => pageOf([found()]),
  'GET company/groups': () => [{ group: 'hiring', groupName: 'Hiring now', companyCount: 1, canAdd: false }],
  'GET company/7': () => found(),
  'GET geography/countries/geo': () => [],
  'POST geography/geosearch/geocode': () => [],
};

export interface PrepareOptions {
  /** Saved before the screen opens. */
  companies?: readonly CompanyValues[] | undefined;
  /** Overrides the default responses. */
  service?: Service | undefined;
  database?: ReturnType<typeof databaseOf> | undefined;
}

/** A database and an API client for a screen of this package, and the requests that the client gets. */
export function prepareCompanies({ companies = [], service = {}, database }: PrepareOptions) {
  const requests: { call: string; body: unknown }[] = [];
  const api: ApiClient = createApiClient({
    baseUrl: 'http://api.test',
    token: async () => 'token',
    fetch: async (input) => {
      const request = input as Request;
      const call = `${request.method} ${new URL(request.url).pathname.slice(1)}`;
      const body: unknown = request.method === 'POST' ? await request.json() : undefined;
      requests.push({ call, body });
      const answer = service[call] ?? defaultService[call];
      if (!answer) return Response.json({ success: false, message: `Nothing answers ${call}.` }, { status: 404 });
      const data = await answer(body);
      return data instanceof Response ? data : Response.json({ success: true, data });
    },
  });
  return { ...(database ?? databaseOf(companyTable, companies)), api, requests };
}
