import type { CompanyGroup, CompanyPage, DirectoryCompany } from '@keepmark/contracts';
import { call, signedIn, type TestApp } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';
import { companyAdditionTable } from '../company-addition-table';
import { companyGroupTable } from '../company-group-table';
import { companyTable } from '../company-table';
import { approveWaiting } from './approve-waiting';

type Headers = Record<string, string>;

export const ada: Headers = signedIn(testToken({ uid: 'ada', email: 'ada@example.com' }));
export const eve: Headers = signedIn(testToken({ uid: 'eve', email: 'eve@example.com' }));

/** The company calls, as a person makes them: with their token in `headers`, or signed out without. */
export function directoryCalls(test: () => TestApp) {
  const send = (path: string, options: Parameters<typeof call>[2]) => call(test().app, path, options);
  const add = (body: Record<string, unknown>, headers = ada) => send('/company/', { headers, body });
  const added = async (body: Record<string, unknown>, headers = ada) =>
    (await add(body, headers)).answer['data'] as DirectoryCompany;
  const search = async (body: Record<string, unknown>, headers: Headers = {}) =>
    (await send('/company/groups', { body, headers })).answer['data'] as CompanyPage;
  const approve = (id: string) => approveWaiting(test().app.database.write, Number(id));
  return {
    add,
    /** The answer of an addition that works. */
    added,
    /** Adds a company that everybody sees. */
    approved: async (body: Record<string, unknown>, headers = ada) => {
      const company = await added(body, headers);
      await approve(company.id);
      return company;
    },
    approve,
    change: (id: string, body: Record<string, unknown>, headers: Headers = ada) =>
      send(`/company/${id}`, { headers, body }),
    remove: (id: string, headers: Headers = ada) => send(`/company/${id}`, { method: 'DELETE', headers }),
    get: (id: string, headers: Headers = {}) => send(`/company/${id}`, { method: 'GET', headers }),
    groups: async (headers: Headers = {}) =>
      (await send('/company/groups', { method: 'GET', headers })).answer['data'] as CompanyGroup[],
    search,
    names: async (body: Record<string, unknown>, headers: Headers = {}) =>
      (await search(body, headers)).results.map((found) => found.companyName),
    empty: async () => {
      const { write } = test().app.database;
      await write.delete(companyTable);
      await write.delete(companyGroupTable);
      await write.delete(companyAdditionTable);
    },
  };
}
