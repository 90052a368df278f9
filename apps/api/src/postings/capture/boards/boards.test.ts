import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CaptureService, json, startCaptureService } from '../testing/capture-service';

let service: CaptureService;
beforeAll(async () => {
  service = await startCaptureService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.pages.clear();
  service.asked.length = 0;
});

describe('a posting of a recruiting service', () => {
  const id = '5ac21346-8e0c-4494-8e7a-3eb92ff77902';

  it('is read from the JSON of Greenhouse', async () => {
    service.pages.set(
      '/v1/boards/oldmill/jobs/127?pay_transparency=true',
      json({
        id: 127,
        title: 'Baker',
        company_name: 'Old Mill',
        absolute_url: 'https://boards.greenhouse.io/oldmill/jobs/127',
        location: { name: 'Austin, TX' },
        content: '&lt;p&gt;Bread &amp;amp; butter&lt;/p&gt;',
        first_published: '2026-02-03T10:00:00-05:00',
        pay_input_ranges: [{ min_cents: 5_000_000, max_cents: 7_500_000, currency_type: 'USD', title: 'Pay' }],
      }),
    );
    const url = 'https://job-boards.greenhouse.io/oldmill/jobs/127?gh_src=abc';
    expect((await service.capture({ url })).answer['data']).toMatchObject({
      foundBy: 'greenhouse',
      jobTitle: 'Baker',
      companyName: 'Old Mill',
      description: '<p>Bread &amp; butter</p>',
      datePosted: '2026-02-03T15:00:00.000Z',
      salary: '$50,000–$75,000',
      city: 'Austin',
      state: 'TX',
      country: 'us',
      externalId: '127',
      url,
    });
  });

  it('is read from the JSON of Lever, which does not name the company', async () => {
    service.pages.set(
      `/v0/postings/oldmill/${id}?mode=json`,
      json({
        id,
        text: 'Baker',
        categories: { commitment: 'Full-time', location: 'Toronto, ON' },
        country: 'CA',
        workplaceType: 'onsite',
        description: '<div>Bread.</div>',
        createdAt: Date.UTC(2026, 1, 3),
        salaryRange: { min: 40_000, max: 50_000, currency: 'CAD', interval: 'per-year-salary' },
      }),
    );
    expect((await service.capture({ url: `https://jobs.lever.co/oldmill/${id}/apply` })).answer['data']).toMatchObject({
      foundBy: 'lever',
      jobTitle: 'Baker',
      companyName: '',
      jobType: 'fulltime',
      salary: 'CA$40,000–CA$50,000 a year',
      workplace: 'onsite',
      city: 'Toronto',
      country: 'ca',
    });
  });

  it('is found in the list of Ashby, and is gone when it is not there', async () => {
    const list = '/posting-api/job-board/Old%20Mill?includeCompensation=true';
    const job = { id, title: 'Baker', location: 'London', isRemote: true, descriptionHtml: '<p>Bread.</p>' };
    service.pages.set(list, json({ jobs: [{ id: 'other', title: 'Cook' }, job] }));
    const url = `https://jobs.ashbyhq.com/Old%20Mill/${id}`;
    expect((await service.capture({ url })).answer['data']).toMatchObject({
      foundBy: 'ashby',
      jobTitle: 'Baker',
      companyName: '',
      remote: true,
      city: 'London',
      country: 'gb',
    });
    service.pages.set(list, json({ jobs: [] }));
    expect(await service.capture({ url })).toMatchObject({ status: 502, answer: { code: 'page-unreachable' } });
  });

  it('is read from the JSON of Workday', async () => {
    service.pages.set(
      '/wday/cxs/oldmill/Careers/job/Paris/Baker_R-7',
      json({
        jobPostingInfo: {
          title: 'Baker',
          jobDescription: '<p>Bread.</p>',
          location: 'Paris',
          additionalLocations: ['Cambridge, UK'],
          timeType: 'Full time',
          startDate: '2026-02-03',
          jobReqId: 'R-7',
          country: { descriptor: 'France' },
        },
        hiringOrganization: { name: 'Old Mill SA', url: '' },
      }),
    );
    const url = 'https://oldmill.wd5.myworkdayjobs.com/en-US/Careers/job/Paris/Baker_R-7';
    expect((await service.capture({ url })).answer['data']).toMatchObject({
      foundBy: 'workday',
      jobTitle: 'Baker',
      companyName: 'Old Mill SA',
      jobType: 'fulltime',
      datePosted: '2026-02-03',
      externalId: 'R-7',
      city: 'Paris',
      country: 'fr',
      location: 'Paris, France; Cambridge, United Kingdom',
    });
  });

  it('is read from Workday without the codes of buildings and companies', async () => {
    service.pages.set(
      '/wday/cxs/nordlys/Careers/job/BGO01/Engineer_R-17',
      json({
        jobPostingInfo: {
          title: 'Engineer',
          location: 'BGO01 - Bergen, Norway',
          additionalLocations: ['OSL03 - Oslo, Norway', 'US-AR-LITTLE ROCK-BLDG 1 ~ 12 E Sample Ave ~ BLDG 1'],
          country: { descriptor: 'Norway' },
        },
        hiringOrganization: { name: '1204 Nordlys AS' },
      }),
    );
    const url = 'https://nordlys.wd3.myworkdayjobs.com/Careers/job/BGO01/Engineer_R-17';
    expect((await service.capture({ url })).answer['data']).toMatchObject({
      companyName: 'Nordlys AS',
      country: 'no',
      location: 'Bergen, Norway; Oslo, Norway; Little Rock, AR',
    });
  });

  it('is read with the page that was sent along, which fills gaps and stands in when the service fails', async () => {
    const url = `https://jobs.lever.co/oldmill/${id}`;
    const text = 'Company: Old Mill\nTitle: Night baker\nSalary: $20 an hour';
    expect((await service.capture({ url, text })).answer['data']).toMatchObject({
      foundBy: 'text',
      jobTitle: 'Night baker',
    });
    service.pages.set(
      `/v0/postings/oldmill/${id}?mode=json`,
      json({ id, text: 'Baker', description: '<p>Bread.</p>' }),
    );
    expect((await service.capture({ url, text })).answer['data']).toMatchObject({
      foundBy: 'lever',
      jobTitle: 'Baker',
      companyName: 'Old Mill',
      salary: '$20 an hour',
      description: '<p>Bread.</p>',
      url,
    });
  });

  it('that is closed is told, whatever its page shows', async () => {
    const refused = await service.capture({ url: 'https://boards.greenhouse.io/oldmill/jobs/128' });
    expect(refused).toMatchObject({ status: 404, answer: { code: 'page-gone' } });
  });
});
