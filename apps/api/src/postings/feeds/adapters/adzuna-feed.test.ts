import { describe, expect, it } from 'vitest';
import { chooseFeed } from '../choose-feed';
import { json } from '../testing/feed-server';
import { serveFeeds } from '../testing/serve-feeds';

const served = serveFeeds();

const advertisement = {
  __CLASS__: 'Adzuna::API::Response::Job',
  id: '129698749',
  title: 'Senior <strong>Java</strong> Developer',
  company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: 'Corriculo' },
  location: { display_name: 'Austin, Travis County', area: ['US', 'Texas', 'Travis County', 'Austin'] },
  latitude: 30.3,
  longitude: -97.7,
  description: 'Work with the latest ...',
  created: '2026-01-08T18:07:39Z',
  redirect_url: 'https://www.adzuna.com/land/ad/129698749',
  salary_min: 120_000,
  salary_max: 120_000,
  salary_is_predicted: '0',
  contract_time: 'full_time',
  contract_type: 'permanent',
  category: { tag: 'it-jobs', label: 'IT Jobs' },
};

describe('the adzuna adapter', () => {
  it('reads pages until one is not full', async () => {
    const full = Array.from({ length: 50 }, (_, index) => ({ ...advertisement, id: String(index) }));
    served.server.answers = [json({ count: 51, results: full }), json({ count: 51, results: [advertisement] })];
    const found = await served.readAll(served.open('adzuna', 'us'));
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toEqual({
      externalId: '129698749',
      companyName: 'Corriculo',
      jobTitle: 'Senior Java Developer',
      jobType: 'fulltime',
      url: 'https://www.adzuna.com/land/ad/129698749',
      description: 'Work with the latest ...',
      datePosted: new Date('2026-01-08T18:07:39Z'),
      salary: '$120,000 a year',
      locations: [{ text: 'Austin, Texas', country: 'us', latitude: 30.3, longitude: -97.7 }],
    });
    expect(served.server.requests.map((path) => path.split('?')[0])).toEqual([
      '/v1/api/jobs/us/search/1',
      '/v1/api/jobs/us/search/2',
    ]);
    expect(served.server.requests[0]).toContain('app_id=id&app_key=key');
  });

  it('ignores estimated salaries, and advertisements without an employer', async () => {
    served.server.answers = [
      json({
        results: [
          { ...advertisement, salary_is_predicted: '1' },
          { ...advertisement, company: {} },
        ],
      }),
    ];
    expect(await served.readAll(served.open('adzuna', 'us'))).toEqual([
      expect.objectContaining({ salary: '' }),
      { rejected: 'no company' },
    ]);
  });

  it('requires a key and a valid country', () => {
    expect(() => chooseFeed('adzuna', 'us', { workingDirectory: '/' })).toThrow('set ADZUNA_APP_ID and ADZUNA_APP_KEY');
    expect(() => served.open('adzuna', 'xx')).toThrow('Adzuna takes one of these countries');
  });
});
