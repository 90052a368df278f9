import { withoutAi } from '@keepmark/assistant/testing';
import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { databaseOf } from '@keepmark/local-store/testing';
import type { CompanyValues } from '../company';
import { companyTable } from '../company-table';
import { found, pageOf } from './fixtures';

const defaultService: FakeService = {
  ...withoutAi(),
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
  service?: FakeService | undefined;
  database?: ReturnType<typeof databaseOf> | undefined;
}

/** A database and an API client for a screen of this package, and the requests that the client gets. */
export function prepareCompanies({ companies = [], service = {}, database }: PrepareOptions) {
  return { ...(database ?? databaseOf(companyTable, companies)), ...fakeApi({ ...defaultService, ...service }) };
}
