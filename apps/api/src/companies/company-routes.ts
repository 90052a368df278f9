import {
  addCompany,
  type ChangedDirectoryCompany,
  deleteCompany,
  getCompany,
  listCompanyGroups,
  paginate,
  searchCompanies,
  updateCompany,
} from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError, ForbiddenError, InvalidRequestError, NotFoundError } from '../platform/errors/errors';
import { registerCall } from '../platform/calls/calls';
import { oneLine } from '../posting-text/posting-text';
import { companiesRepository, type CompanyValues } from './companies-repository';
import { companyAnswer, type FoundCompany } from './company-answer';
import { readCompanyCriteria } from './company-criteria';
import { groupExists, listGroups } from './company-groups';
import { companySearch, findCompany } from './company-search';
import { companyValues } from './company-values';

/**
 * The six company calls: everybody reads what is approved, and whoever added a company sees, changes and deletes it.
 * A change of somebody else's answers 403 whether or not the caller could read it; a number gives nothing away.
 */
export function registerCompanyRoutes(app: FastifyInstance): void {
  registerReading(app);
  registerWriting(app);
}

function registerReading(app: FastifyInstance): void {
  const { read, search: searching, write } = app.database;
  const search = companySearch(searching);

  registerCall(app, searchCompanies, async ({ body, caller }) => {
    const criteria = readCompanyCriteria(body, caller?.uid);
    const { companies, totalResults } = await search(criteria);
    const { group, pageNumber, pageSize } = criteria;
    if (totalResults === 0 && group !== undefined && !(await groupExists(read, group, caller?.uid))) {
      throw new NotFoundError(`There is no group "${group}". Choose one of the list of groups.`);
    }
    const pagination = paginate(totalResults, pageNumber, pageSize);
    return { success: true, data: { results: companies.map(companyAnswer), pagination } };
  });

  registerCall(app, listCompanyGroups, async ({ caller }) => ({
    success: true,
    data: await listGroups(read, caller?.uid),
  }));

  registerCall(app, getCompany, async ({ params, caller }) => ({
    success: true,
    // Of the primary: who has just added it opens it next.
    data: companyAnswer(requireSeen(await findCompany(write, Number(params.id)), caller?.uid)),
  }));
}

function registerWriting(app: FastifyInstance): void {
  const database = app.database.write;
  const companies = companiesRepository(database);

  registerCall(app, addCompany, async ({ body, caller }) => {
    const values = requireNamed(companyValues(body));
    requireWholePoint(body);
    const id = await companies.add(values, oneLine(body.groupName, 100), caller.uid);
    if (id === null) throw exists();
    return { success: true, data: companyAnswer(requireFound(await findCompany(database, id))) };
  });

  registerCall(app, updateCompany, async ({ params, body, caller }) => {
    const company = requireOwn(await findCompany(database, Number(params.id)), caller.uid);
    requireWholePoint(body);
    const { companyName: wanted } = body;
    const values = companyValues(body);
    if (wanted !== undefined) requireNamed(values);
    const groupName = oneLine(body.groupName ?? body.group ?? '', 100);
    if (!(await companies.update(company.id, values, { groupName, addedBy: caller.uid }))) throw exists();
    return { success: true, data: { success: true } };
  });

  registerCall(app, deleteCompany, async ({ params, caller }) => {
    const { id } = requireOwn(await findCompany(database, Number(params.id)), caller.uid);
    await companies.remove(id);
    return { success: true, data: { success: true } };
  });
}

const exists = () =>
  new ApiError(409, 'company-exists', 'This group holds a company of that name already. Open it there instead.');

function requireFound(company: FoundCompany | null): FoundCompany {
  if (!company) throw new NotFoundError('This company is not in the directory any more. Search for it by its name.');
  return company;
}

/** To anybody but its author, one that isn't approved is not there. */
function requireSeen(company: FoundCompany | null, viewer: string | undefined): FoundCompany {
  const isSeen = company !== null && (company.review === 'approved' || company.addedBy === viewer);
  return requireFound(isSeen ? company : null);
}

function requireOwn(company: FoundCompany | null, uid: string): FoundCompany {
  const found = requireFound(company);
  if (found.addedBy !== uid) {
    throw new ForbiddenError('Somebody else added this company. Only they can change or delete it.');
  }
  return found;
}

/** A name of control characters alone is none. */
function requireNamed(values: Partial<CompanyValues>): CompanyValues {
  const { group = '', companyName = '', nameKey = '' } = values;
  if (companyName === '') throw new InvalidRequestError('companyName: Enter a company name.');
  return { ...values, group, companyName, nameKey };
}

function requireWholePoint({ lat, lng }: Pick<ChangedDirectoryCompany, 'lat' | 'lng'>): void {
  if (typeof lat !== typeof lng) throw new InvalidRequestError('Give both lat and lng, or neither.');
}
