import { allRows } from '@keepmark/local-store/all-rows';
import { expect, it } from 'vitest';
import { readPeople } from './read-people';
import { openSuite } from './testing/open-suite';

it('reads contacts and interviewers, and knows who belongs to a job or a company', () => {
  const { database, jobs, contacts, interviews, companies, tables } = openSuite();
  jobs.add({ jobTitle: 'Baker', companyName: 'Olive Street' });
  companies.add({ companyName: 'Harbor Trust' });
  contacts.add('Added', { name: 'Rosa Klein', companyName: 'OLIVE STREET' });
  const [company] = allRows(tables.companies);
  // Saved with the company's id, as the form does.
  contacts.add('Added', { name: 'José Park', companyId: company!.internalId });
  const { internalId: kim } = contacts.add('Added', { name: 'Kim Vogt' });
  const [job] = allRows(tables.jobs);
  const interviewers = [
    { name: 'Kim Vogt', contactId: kim },
    { name: 'Bo Lin', contactId: '' },
  ];
  interviews.add({ jobId: job!.internalId, interviewers });
  const relatedTo = (type: string, id: string) => {
    const { people, isRelated } = readPeople(database, { type, id });
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Bo Lin', 'José Park', 'Kim Vogt', 'Rosa Klein']);
    return people
      .filter(isRelated)
      .map(({ name }) => name)
      .toSorted();
  };
  expect(relatedTo('job', job!.internalId)).toEqual(['Bo Lin', 'Kim Vogt', 'Rosa Klein']);
  expect(relatedTo('company', company!.internalId)).toEqual(['José Park']);
  expect(relatedTo('job', 'deleted')).toEqual([]);
  expect(relatedTo('search', '')).toEqual([]);
});

it('reads again only after a change', () => {
  const { database, contacts } = openSuite();
  contacts.add('Added', { name: 'Rosa Klein' });
  const subject = { type: 'search', id: '' };
  const { people } = readPeople(database, subject);
  expect(readPeople(database, subject).people).toBe(people);
  contacts.add('Added', { name: 'Bo Lin' });
  expect(readPeople(database, subject).people).toHaveLength(2);
});
