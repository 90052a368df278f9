import { createApiClient } from '@keepmark/api-client';
import { keepCountry, renderScreen } from '@keepmark/app-shell/testing';
import type { CompanyValues } from '../company';
import { createCompaniesRoutes } from '../routes';
import type { CompaniesSlots } from '../slots';
import { databaseOf } from './database-of';
import { found, pageOf } from './fixtures';

/** Responses by method and path: the `data` of an answer, or a whole response. */
type Service = Readonly<Record<string, (body: unknown) => unknown>>;

const defaultService: Service = {
  'POST company/groups': () => pageOf([found()]),
  'GET company/groups': () => [{ group: 'hiring', groupName: 'Hiring now', companyCount: 1, canAdd: false }],
  'GET company/7': () => found(),
  'GET geography/countries/geo': () => [],
  'POST geography/geosearch/geocode': () => [],
};

export interface CompaniesScreenOptions {
  /** Saved before the screen opens. */
  companies?: readonly CompanyValues[];
  /** Overrides the default responses. */
  service?: Service;
  slots?: CompaniesSlots;
  /** The country in the settings: a lowercase two-letter code. */
  country?: string;
  database?: ReturnType<typeof databaseOf>;
}

/** Opens a screen of this package with its own database and API responses. */
export async function renderCompanies(path: string, options: CompaniesScreenOptions = {}) {
  const { companies = [], service = {}, slots = {} } = options;
  const opened = options.database ?? databaseOf(companies);
  if (options.country !== undefined) keepCountry(opened.database, options.country);
  const requests: { call: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: async () => 'token',
    fetch: async (input) => {
      const request = input as Request;
      const call = `${request.method} ${new URL(request.url).pathname.slice(1)}`;
      const body: unknown = request.method === 'POST' ? await request.json() : undefined;
      requests.push({ call, body });
      const answer = service[call] ?? defaultService[call];
      if (!answer) return Response.json({ success: false, message: `Nothing answers ${call}.` }, { status: 404 });
      const data = answer(body);
      return data instanceof Response ? data : Response.json({ success: true, data });
    },
  });
  const screen = await renderScreen((signedIn) => createCompaniesRoutes(signedIn, slots), {
    path,
    database: opened.database,
    api,
  });
  return { ...screen, ...opened, requests };
}
