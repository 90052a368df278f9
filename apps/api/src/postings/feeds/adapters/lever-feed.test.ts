import { describe, expect, it } from 'vitest';
import { json } from '../testing/feed-server';
import { serveFeeds } from '../testing/serve-feeds';

const served = serveFeeds();

describe('the lever adapter', () => {
  it("reads a board in Lever's documented format", async () => {
    served.server.answers = [
      json([
        {
          id: '5ac21346',
          text: 'Account Executive',
          categories: {
            commitment: 'Full-time',
            department: 'Sales',
            location: 'London',
            team: 'Growth',
            allLocations: ['London', 'New York'],
          },
          country: 'GB',
          workplaceType: 'hybrid',
          createdAt: 1_768_000_000_000,
          description: '<div>Sell.</div>',
          lists: [{ text: 'You & us', content: '<li>Listen</li><li>Speak</li>' }],
          additional: '<div>Apply.</div>',
          hostedUrl: 'https://jobs.lever.co/acme/5ac21346',
          applyUrl: 'https://jobs.lever.co/acme/5ac21346/apply',
          salaryRange: { min: 50_000, max: 70_000, currency: 'GBP', interval: 'per-year-salary' },
        },
        { id: 'b', text: 'Support', workplaceType: 'remote', categories: { location: 'USA' }, createdAt: null },
      ]),
    ];
    expect(await served.readAll(served.open('lever', 'https://jobs.lever.co/acme'))).toEqual([
      {
        externalId: '5ac21346',
        companyName: 'Acme',
        jobTitle: 'Account Executive',
        jobType: 'fulltime',
        url: 'https://jobs.lever.co/acme/5ac21346',
        description: '<div>Sell.</div><h3>You &amp; us</h3><ul><li>Listen</li><li>Speak</li></ul><div>Apply.</div>',
        datePosted: new Date(1_768_000_000_000),
        salary: '£50,000–£70,000 a year',
        locations: [{ text: 'London', country: 'gb' }, { text: 'New York' }],
        remote: false,
        workplace: 'hybrid',
      },
      expect.objectContaining({ externalId: 'b', remote: true, salary: '', locations: [{ text: 'USA' }] }),
    ]);
    expect(served.server.requests).toEqual(['/v0/postings/acme?mode=json']);
  });

  it('distinguishes European boards from others with the same name', () => {
    expect(served.open('lever', 'https://jobs.eu.lever.co/acme').name).toBe('lever:eu:acme');
    expect(served.open('lever', 'acme').name).toBe('lever:acme');
  });
});
