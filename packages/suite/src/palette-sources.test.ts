import { expect, it } from 'vitest';
import { paletteSources } from './palette-sources';
import { openSuite } from './testing/open-suite';

it('names saved jobs, companies, contacts and places, the newest first, with the path of each', () => {
  const { database, jobs, companies, contacts, tables } = openSuite();
  jobs.add({ jobTitle: 'Baker', companyName: 'Harbor Trust', location: 'Austin, TX' });
  jobs.add({ companyName: 'Olive Street' });
  companies.add({ companyName: 'Harbor Trust', city: 'Austin', state: 'TX' });
  contacts.add('Jane Roe added', { name: 'Jane Roe', title: 'Recruiter', companyName: 'Harbor Trust' });
  const found = paletteSources.map(({ group, read, pathOf }) =>
    read(database).map(({ internalId, label, detail }) => ({ group, label, detail, path: pathOf(internalId) })),
  );
  const [second, first] = tables.jobs.query().toReversed();
  expect(found.flat()).toEqual([
    { group: 'Saved jobs', label: 'Olive Street', detail: '', path: `/job/edit/${second?.internalId}` },
    {
      group: 'Saved jobs',
      label: 'Baker',
      detail: 'Harbor Trust · Austin, TX',
      path: `/job/edit/${first?.internalId}`,
    },
    expect.objectContaining({ group: 'Saved companies', label: 'Harbor Trust', detail: 'Austin, TX' }),
    expect.objectContaining({ group: 'Contacts', label: 'Jane Roe', detail: 'Recruiter · Harbor Trust' }),
  ]);
});
