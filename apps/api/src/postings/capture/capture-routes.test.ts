import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, signedIn } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';
import { nothingFound } from './found-posting';
import { boardShapes } from './testing/board-shapes';
import { type CaptureService, startCaptureService } from './testing/capture-service';
import { postingShapes } from './testing/job-posting-shapes';

let service: CaptureService;
beforeAll(async () => {
  service = await startCaptureService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.pages.clear();
  service.asked.length = 0;
});

describe('a posting at an address', () => {
  it.each([...postingShapes, ...boardShapes].map((shape) => [shape.name, shape] as const))(
    '%s',
    async (_name, { html, found }) => {
      service.pages.set('/shape', { body: html });
      const { status, answer } = await service.capture({ url: `${service.origin}/shape` });
      expect(status).toBe(200);
      expect(answer).toMatchObject({ success: true, data: { ...found, url: `${service.origin}/shape` } });
    },
  );

  it('is the page that the address leads to', async () => {
    service.pages.set('/short', { status: 302, location: '/shape' });
    service.pages.set('/shape', { body: '<title>Baker</title>' });
    expect((await service.capture({ url: `${service.origin}/short` })).answer['data']).toEqual({
      ...nothingFound,
      jobTitle: 'Baker',
      url: `${service.origin}/shape`,
      foundBy: 'title',
    });
  });

  it.each([
    [{ status: 404 }, 404, 'page-gone'],
    [{ status: 403 }, 422, 'page-refused'],
    [{ status: 500 }, 502, 'page-unreachable'],
    [{ type: 'application/pdf' }, 422, 'no-page'],
    [{ body: 'x'.repeat(2 * 1024 * 1024 + 1) }, 422, 'page-too-large'],
    [{ status: 302, location: 'http://169.254.169.254/latest/meta-data' }, 400, 'address-refused'],
    [{ status: 302, location: 'http://2130706434/' }, 400, 'address-refused'],
  ])('that answers %j is told with a sentence', async (page, status, code) => {
    service.pages.set('/shape', page);
    const refused = await service.capture({ url: `${service.origin}/shape` });
    expect(refused).toEqual({ status, answer: { success: false, code, message: expect.stringMatching(/^\w.+\.$/) } });
  });

  it.each([
    'http://0x7f000002/',
    'http://[::ffff:127.0.0.2]/',
    'http://[::1]/',
    'http://rebound.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'two words',
  ])('is never read from %j', async (url) => {
    expect(await service.capture({ url })).toMatchObject({ status: 400, answer: { code: 'address-refused' } });
    expect(service.asked).toEqual([]);
  });
});

describe('a posting as a text', () => {
  it('gives the lines that say what they are, and nothing that is not there', async () => {
    const text =
      'We bake at night\n\nJob title: Baker\nCompany:  Old Mill\n• Location: Austin, TX\nSalary: $20 an hour\nEmployment type: Part-time\n\n<b>Bread</b> & butter';
    const { answer } = await service.capture({ text });
    expect(answer['data']).toEqual({
      ...nothingFound,
      foundBy: 'text',
      jobTitle: 'Baker',
      companyName: 'Old Mill',
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      country: 'us',
      latitude: 30.26715,
      longitude: -97.74306,
      salary: '$20 an hour',
      jobType: 'parttime',
      description: expect.stringContaining('&lt;b&gt;Bread&lt;/b&gt; &amp; butter'),
    });
    expect((await service.capture({ text: 'Bread, at night.' })).answer['data']).toEqual({
      ...nothingFound,
      foundBy: 'text',
      description: '<p>Bread, at night.</p>',
    });
    expect(service.asked).toEqual([]);
  });

  it('may be the HTML of a page that only the person can see', async () => {
    const html =
      '<html><head><script type="application/ld+json">{"@type":"JobPosting","title":"Baker"}</script></head></html>';
    const url = 'https://intranet.example/jobs/7';
    const { answer } = await service.capture({ url, text: html });
    expect(answer['data']).toMatchObject({ foundBy: 'schema.org', jobTitle: 'Baker', url });
  });

  it('may be the visible text of a page whose JSON-LD is broken', async () => {
    const jsonLd = '<script type="application/ld+json">{"@type":"JobPosting","title":"The "best" Baker"}</script>';
    const pre = '<pre id="page-text">Baker &amp; Cook\nOld Mill Inc.\nAustin, TX\n$20 - $25 an hour</pre>';
    const text = `<html><head><title>Careers</title>${jsonLd}</head><body>${pre}</body></html>`;
    const { answer } = await service.capture({ url: 'https://oldmill.example/jobs/7', text });
    expect(answer['data']).toMatchObject({
      foundBy: 'text',
      jobTitle: 'Baker & Cook',
      companyName: 'Old Mill Inc.',
      location: 'Austin, TX',
      salary: '$20–$25 an hour',
    });
    const good = text.replace('The "best" Baker', 'Pastry Chef');
    expect((await service.capture({ url: 'https://oldmill.example/jobs/7', text: good })).answer['data']).toMatchObject(
      {
        foundBy: 'schema.org',
        jobTitle: 'Pastry Chef',
        salary: '',
      },
    );
  });

  it('may be JSON-LD', async () => {
    const text = JSON.stringify({ '@type': 'JobPosting', title: 'Baker', url: 'https://oldmill.example/7' });
    const { answer } = await service.capture({ text });
    expect(answer['data']).toMatchObject({
      foundBy: 'schema.org',
      jobTitle: 'Baker',
      url: 'https://oldmill.example/7',
    });
  });

  it('may be JSON-LD that is broken', async () => {
    const text = '{"@type":"JobPosting","title":"Baker","hiringOrganization":{"name":"Old Mill",},"datePosted":2026-';
    const { answer } = await service.capture({ text });
    expect(answer['data']).toMatchObject({
      foundBy: 'schema.org',
      jobTitle: 'Baker',
      companyName: 'Old Mill',
      datePosted: '',
      remarks: [{ field: 'datePosted', text: '2026-' }],
    });
  });

  it('that shares an address is read there', async () => {
    service.pages.set('/shape', { body: '<title>Baker</title>' });
    const { answer } = await service.capture({ text: `Look at this job: ${service.origin}/shape.` });
    expect(answer['data']).toMatchObject({ foundBy: 'title', jobTitle: 'Baker' });
  });

  it('of blanks and labels without end does not hold the service up', async () => {
    const text = `${'\n \t'.repeat(60_000)}${'Company'.repeat(20_000)}${'<a'.repeat(60_000)}`;
    expect((await service.capture({ text })).answer['data']).toMatchObject({ companyName: '' });
  });
});

describe('who may capture, and how often', () => {
  it('needs a token and something to read', async () => {
    expect(await service.capture({ url: service.origin }, {})).toMatchObject({
      status: 401,
      answer: { code: 'token-missing' },
    });
    expect(await service.capture({})).toMatchObject({ status: 400 });
    expect(await service.capture({ text: '  ' })).toMatchObject({ status: 400 });
    expect(await service.capture({ text: 'x'.repeat(500_001) })).toMatchObject({ status: 400 });
  });

  it('is limited for each address', async () => {
    const headers = signedIn(testToken({ uid: 'ada' }));
    const statuses: number[] = [];
    for (let count = 0; count <= 30; count += 1) {
      // The limit counts them in their order.
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await call(service.app, '/jobs/capture', { headers, body: { text: 'Baker' } })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
  });
});
