import type { ReadPeople, SavedPeople, SavedPerson } from '@keepmark/app-shell';
import { savedCompanies } from '@keepmark/companies';
import { contactTable } from '@keepmark/contacts';
import { interviewTable } from '@keepmark/interviews';
import { jobTable } from '@keepmark/jobs';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';

/** Contacts, and interviewers who are only a name. */
interface Everyone {
  readonly revision: string;
  readonly people: readonly SavedPerson[];
  /** The interviewers for each job: contacts by id, and names. */
  readonly interviewers: ReadonlyMap<string, ReadonlySet<string | SavedPerson>>;
}

const lastRead = new WeakMap<Database, Everyone>();

/** Reads contacts and interviewers, again only after one of them changed. */
function everyone(database: Database): Everyone {
  const contacts = database.table(contactTable);
  const interviews = database.table(interviewTable);
  const revision = `${contacts.revision} ${interviews.revision}`;
  const last = lastRead.get(database);
  if (last?.revision === revision) return last;
  const people: SavedPerson[] = allRows(contacts);
  const interviewers = new Map<string, Set<string | SavedPerson>>();
  for (const interview of allRows(interviews)) {
    const ofJob = interviewers.get(interview.jobId) ?? new Set();
    interviewers.set(interview.jobId, ofJob);
    for (const { name, contactId } of interview.interviewers) {
      const person = { internalId: '', name, email: '', phoneNumber: '', companyName: interview.companyName };
      if (contactId === '') people.push(person);
      ofJob.add(contactId || person);
    }
  }
  const read = { revision, people, interviewers };
  lastRead.set(database, read);
  return read;
}

/**
 * Reads contacts and interviewers. Related to a job are the contacts at its company and its interviewers; to a company,
 * the contacts there.
 */
export const readPeople: ReadPeople = (database, { type, id }): SavedPeople => {
  const { people, interviewers } = everyone(database);
  const companies = savedCompanies(database);
  const companyName = (type === 'job' ? database.table(jobTable).get(id) : companies.withId(id))?.companyName ?? '';
  const companyId = type === 'job' ? companies.of({ companyName })?.internalId : companies.withId(id)?.internalId;
  const ofJob = type === 'job' ? interviewers.get(id) : undefined;
  const known = new Map<string, boolean>();
  const isAtCompany = (person: SavedPerson & { readonly companyId?: string }): boolean => {
    const key = `${person.companyId ?? ''} ${person.companyName}`;
    const isAt = known.get(key) ?? companies.isAt(person, { companyId: companyId ?? '', companyName });
    known.set(key, isAt);
    return isAt;
  };
  const isRelated = (person: SavedPerson): boolean =>
    ofJob?.has(person.internalId || person) === true || isAtCompany(person);
  return { people, isRelated };
};
