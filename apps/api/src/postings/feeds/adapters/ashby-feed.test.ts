import { describe, expect, it } from 'vitest';
import { json } from '../testing/feed-server';
import { serveFeeds } from '../testing/serve-feeds';

const served = serveFeeds();

const job = {
  id: '145ff46b-1441-4773-bcd3-c8c90baa598a',
  title: 'Product Manager',
  department: 'Product',
  team: 'Growth',
  employmentType: 'FullTime',
  location: 'HQ',
  secondaryLocations: [
    { location: 'Remote (Canada)' },
    {
      location: 'Lab',
      address: { postalAddress: { addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'USA' } },
    },
  ],
  address: { postalAddress: { addressLocality: 'London', addressRegion: '', addressCountry: 'United Kingdom' } },
  publishedAt: '2026-02-20T16:21:55.393+00:00',
  isListed: true,
  isRemote: null,
  workplaceType: 'Hybrid',
  descriptionHtml: '<p>Join us</p>',
  descriptionPlain: 'Join us',
  jobUrl: 'https://jobs.ashbyhq.com/acme/145ff46b',
  applyUrl: 'https://jobs.ashbyhq.com/acme/145ff46b/apply',
  compensation: {
    compensationTierSummary: '$81K – $87K • 0.5% – 1.75%',
    scrapeableCompensationSalarySummary: '$81K - $87K',
  },
};

describe('the ashby adapter', () => {
  it("reads a board in Ashby's documented format", async () => {
    served.server.answers = [json({ apiVersion: '1', jobs: [job] })];
    expect(await served.readAll(served.open('ashby', 'acme'))).toEqual([
      {
        externalId: job.id,
        companyName: 'Acme',
        jobTitle: 'Product Manager',
        jobType: 'fulltime',
        url: job.jobUrl,
        description: '<p>Join us</p>',
        datePosted: new Date('2026-02-20T16:21:55.393Z'),
        salary: '$81K - $87K',
        locations: [
          { text: 'London, United Kingdom', country: 'gb' },
          { text: 'Remote (Canada)' },
          { text: 'Austin, Texas, USA', country: 'us' },
        ],
        remote: false,
        workplace: 'Hybrid',
      },
    ]);
    expect(served.server.requests).toEqual(['/posting-api/job-board/acme?includeCompensation=true']);
  });

  it('skips unlisted postings, and marks remote work', async () => {
    served.server.answers = [
      json({
        jobs: [
          { ...job, isListed: false },
          { ...job, isRemote: true },
          { ...job, workplaceType: 'Remote' },
        ],
      }),
    ];
    expect(await served.readAll(served.open('ashby', 'acme'))).toEqual([
      { rejected: 'hidden by the source' },
      expect.objectContaining({ remote: true }),
      expect.objectContaining({ remote: true }),
    ]);
  });
});
