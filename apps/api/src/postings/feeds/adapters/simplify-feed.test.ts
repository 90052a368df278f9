import { describe, expect, it } from 'vitest';
import { json } from '../testing/feed-server';
import { serveFeeds } from '../testing/serve-feeds';

const served = serveFeeds();

const listing = {
  id: 'a-1',
  company_name: 'Acme',
  title: 'Software Intern',
  url: 'https://acme.example/jobs/1',
  locations: ['NYC', 'SF'],
  terms: ['Summer 2025'],
  sponsorship: 'Offers Sponsorship',
  active: true,
  is_visible: true,
  date_posted: 1_729_811_664,
  date_updated: 1_729_811_664,
  company_url: '',
  source: 'Simplify',
};

const read = (listings: unknown) => {
  served.server.answers = [json(listings)];
  return served.readAll(served.open('simplify', `${served.server.url}/listings.json`));
};

describe('the simplify adapter', () => {
  it('reads a listing', async () => {
    expect(await read([listing])).toEqual([
      {
        externalId: 'a-1',
        companyName: 'Acme',
        jobTitle: 'Software Intern',
        jobType: 'internship',
        url: 'https://acme.example/jobs/1',
        description: '<p>Terms: Summer 2025</p><p>Sponsorship: Offers Sponsorship</p>',
        datePosted: new Date('2024-10-24T23:14:24.000Z'),
        locations: [{ text: 'NYC' }, { text: 'SF' }],
      },
    ]);
  });

  it('omits what the listing does not have', async () => {
    const { id, company_name, title } = listing;
    expect(
      await read([
        { id, company_name, title: 'Engineer' },
        { id, company_name, title, sponsorship: 'Other' },
      ]),
    ).toEqual([
      expect.objectContaining({ jobType: '', url: '', description: '', datePosted: undefined, locations: [] }),
      expect.objectContaining({ jobType: 'internship', description: '' }),
    ]);
  });

  it('counts closed, hidden and unreadable records', async () => {
    const found = await read([
      { ...listing, active: false },
      { ...listing, is_visible: false },
      { ...listing, title: 7 },
      { ...listing, locations: [1] },
      null,
      'text',
      [],
    ]);
    expect(found).toEqual([
      { rejected: 'closed by the source' },
      { rejected: 'hidden by the source' },
      { rejected: 'unreadable title' },
      { rejected: 'unreadable locations' },
      { rejected: 'not a record' },
      { rejected: 'not a record' },
      { rejected: 'not a record' },
    ]);
  });
});
