import { describe, expect, it } from 'vitest';
import { json, status } from '../testing/feed-server';
import { serveFeeds } from '../testing/serve-feeds';

const served = serveFeeds();

describe('the greenhouse adapter', () => {
  it("reads a board in Greenhouse's documented format", async () => {
    served.server.answers = [
      json({
        jobs: [
          {
            id: 127_817,
            internal_job_id: 144_381,
            title: 'Vault Designer',
            updated_at: '2026-01-14T10:55:28-05:00',
            first_published: '2026-01-10T09:00:00-05:00',
            requisition_id: '50',
            location: { name: 'NYC; Remote' },
            absolute_url: 'https://boards.greenhouse.io/vault/jobs/127817',
            company_name: 'Vault Ltd.',
            language: 'en',
            metadata: null,
            content: '&lt;p&gt;Design &amp;amp; build.&lt;/p&gt;&amp;nbsp;&lt;b&gt;A &amp;lt; B&lt;/b&gt;',
            departments: [{ id: 13_583, name: 'Design' }],
            offices: [{ id: 8304, name: 'East Coast', location: 'United States' }],
          },
          { id: 2, title: 'Intern', location: null, content: null, updated_at: '2026-01-14T10:55:28-05:00' },
        ],
        meta: { total: 2 },
      }),
    ];
    expect(await served.readAll(served.open('greenhouse', 'https://boards.greenhouse.io/vault-east'))).toEqual([
      {
        externalId: '127817',
        companyName: 'Vault Ltd.',
        jobTitle: 'Vault Designer',
        jobType: '',
        url: 'https://boards.greenhouse.io/vault/jobs/127817',
        description: '<p>Design &amp; build.</p>&nbsp;<b>A &lt; B</b>',
        datePosted: new Date('2026-01-10T14:00:00Z'),
        locations: [{ text: 'NYC; Remote' }],
      },
      expect.objectContaining({
        externalId: '2',
        companyName: 'Vault East',
        jobType: 'internship',
        datePosted: new Date('2026-01-14T15:55:28Z'),
        locations: [{ text: '' }],
      }),
    ]);
    expect(served.server.requests).toEqual(['/v1/boards/vault-east/jobs?content=true']);
  });

  it('fails if the board does not exist', async () => {
    served.server.answers = [status(404)];
    await expect(served.readAll(served.open('greenhouse', 'nobody'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('fails if the response is not a board', async () => {
    served.server.answers = [json({ status: 500, error: 'later' })];
    await expect(served.readAll(served.open('greenhouse', 'acme'))).rejects.toMatchObject({ code: 'not-json' });
  });
});
