import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CaptureService, json, startCaptureService } from '../testing/capture-service';
import { page, script } from '../testing/posting-shape';
import { embeddedPostings } from './embedded-posting';

const uuid = '5ac21346-8e0c-4494-8e7a-3eb92ff77902';
const other = '0d0c1d4b-2f0a-4c56-9a3e-6b1f0b1d7a11';
const greenhouse = (path: string) => `https://boards.greenhouse.io/${path}`;
const widget = `<div id="grnhse_app"></div><script src="${greenhouse('embed/job_board/js?for=oldmill')}"></script>`;
const careers = 'https://oldmill.example/careers';

it.each<[string, string, string, readonly string[]]>([
  ['the script of a board, below the id of a job', `${careers}?gh_jid=127`, widget, [greenhouse('oldmill/jobs/127')]],
  ['the id behind the hash', `${careers}#/jobs?gh_jid=127`, widget, [greenhouse('oldmill/jobs/127')]],
  [
    'a European board, its script waiting for consent',
    `${careers}?utm_source=x&gh_jid=127`,
    '<script type="text/plain" data-src="https://boards.eu.greenhouse.io/embed/job_board/js?for=oldmill&#038;b=1"></script>',
    ['https://boards.eu.greenhouse.io/oldmill/jobs/127'],
  ],
  [
    'the frame of a form',
    `${careers}/baker`,
    `<iframe src="https://job-boards.greenhouse.io/embed/job_app?for=oldmill&amp;token=127&amp;b=x"></iframe>`,
    [greenhouse('oldmill/jobs/127')],
  ],
  [
    'the frame of a form without the board, beside its script',
    `${careers}/baker`,
    `${widget}<iframe src="${greenhouse('embed/job_app?token=127')}"></iframe>`,
    [greenhouse('oldmill/jobs/127')],
  ],
  [
    'a call that loads a job',
    `${careers}/baker`,
    `${widget}<script>Grnhse.Iframe.load('127');</script>`,
    [greenhouse('oldmill/jobs/127')],
  ],
  ['the number of a job in the path', `${careers}/1274455/baker`, widget, [greenhouse('oldmill/jobs/1274455')]],
  [
    'an address in the JSON of a page',
    `${careers}?gh_jid=127`,
    String.raw`<script>{"api":"https:\/\/boards-api.greenhouse.io\/v1\/boards\/oldmill\/jobs?content=true"}</script>`,
    [greenhouse('oldmill/jobs/127')],
  ],
  [
    'the script of Ashby',
    `${careers}?ashby_jid=${uuid}`,
    '<script src="https://jobs.ashbyhq.com/Old%20Mill/embed?version=2"></script>',
    [`https://jobs.ashbyhq.com/Old%20Mill/${uuid}`],
  ],
  [
    'a list of Lever that has this page',
    `${careers}/${uuid}`,
    `<a href="https://jobs.lever.co/oldmill/${other}">Cook</a><a href="https://jobs.lever.co/oldmill/${uuid}/apply">Apply</a>`,
    [`https://jobs.lever.co/oldmill/${uuid}`],
  ],
  [
    'the only link to apply',
    `${careers}/baker`,
    `<a href="https://jobs.eu.lever.co/oldmill/${uuid}/apply?lever-source=x">Apply</a>`,
    [`https://jobs.eu.lever.co/oldmill/${uuid}`],
  ],
  [
    'the only link to apply, of Ashby',
    `${careers}/baker`,
    `<a href="https://jobs.ashbyhq.com/oldmill/${uuid}/application">Apply</a>`,
    [`https://jobs.ashbyhq.com/oldmill/${uuid}`],
  ],
])('finds the posting by %s', (_name, url, html, addresses) => {
  expect(embeddedPostings(html, url).addresses).toEqual(addresses);
});

it.each<[string, string, string]>([
  ['a board without a job', careers, widget],
  ['the id of a job without a board', `${careers}?gh_jid=127`, '<h1>Baker</h1>'],
  [
    'a list of postings',
    careers,
    `<a href="https://jobs.lever.co/oldmill/${uuid}/apply">Baker</a><a href="https://jobs.lever.co/oldmill/${other}/apply">Cook</a>`,
  ],
  ['a link to the one open job', careers, `<a href="https://jobs.lever.co/oldmill/${uuid}">Baker</a>`],
  ['a year in the path', 'https://oldmill.example/2026/careers', widget],
  ['an id that is no number', `${careers}?gh_jid=1/../../users`, widget],
  [
    'a board that is a path',
    `${careers}?gh_jid=127`,
    `<script src="${greenhouse('embed/job_board/js?for=../x')}"></script>`,
  ],
  [
    'another host',
    `${careers}?gh_jid=127`,
    '<script src="https://greenhouse.io.evil.example/embed/job_board/js?for=x">',
  ],
])('takes no posting from %s', (_name, url, html) => {
  expect(embeddedPostings(html, url).addresses).toEqual([]);
});

it('asks three boards at most', () => {
  const boards = Array.from({ length: 50 }, (_, index) => `<a href="${greenhouse(`board${index}`)}">x</a>`).join('');
  expect(embeddedPostings(boards, `${careers}?gh_jid=127`).addresses).toHaveLength(3);
});

describe('a page that embeds a posting', () => {
  let service: CaptureService;
  beforeAll(async () => {
    service = await startCaptureService();
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.pages.clear();
    service.asked.length = 0;
  });

  const job = {
    id: 127,
    title: 'Baker',
    company_name: 'Old Mill',
    location: { name: 'Austin, TX' },
    content: 'Bread.',
  };
  const answer = '/v1/boards/oldmill/jobs/127?pay_transparency=true';
  const address = () => `${service.origin}/careers?gh_jid=127`;

  it('is read from the JSON of its service', async () => {
    service.pages.set('/careers?gh_jid=127', { body: page('<title>Open roles</title>', widget) });
    service.pages.set(answer, json(job));
    expect((await service.capture({ url: address() })).answer['data']).toMatchObject({
      foundBy: 'greenhouse',
      jobTitle: 'Baker',
      companyName: 'Old Mill',
      location: 'Austin, TX',
      externalId: '127',
      url: address(),
    });
  });

  it('is told as gone, or as out of reach, rather than read as the page around it', async () => {
    service.pages.set('/careers?gh_jid=127', { body: page('<title>Open roles</title>', widget) });
    expect(await service.capture({ url: address() })).toMatchObject({ status: 404, answer: { code: 'page-gone' } });
    service.pages.set(answer, { status: 500 });
    expect(await service.capture({ url: address() })).toMatchObject({
      status: 502,
      answer: { code: 'page-unreachable' },
    });
  });

  it('of Ashby is told as gone when its list has it no longer', async () => {
    const embed = '<script src="https://jobs.ashbyhq.com/oldmill/embed?version=2"></script>';
    service.pages.set(`/careers?ashby_jid=${uuid}`, { body: page('<title>Open roles</title>', embed) });
    service.pages.set('/posting-api/job-board/oldmill?includeCompensation=true', json({ jobs: [] }));
    const url = `${service.origin}/careers?ashby_jid=${uuid}`;
    expect(await service.capture({ url })).toMatchObject({ status: 404, answer: { code: 'page-gone' } });
  });

  it('is read from its own JSON-LD when the service does not know it', async () => {
    const jsonLd = script('{"@type":"JobPosting","title":"Night Baker"}');
    service.pages.set('/careers?gh_jid=127', { body: page(jsonLd, widget) });
    expect((await service.capture({ url: address() })).answer['data']).toMatchObject({
      foundBy: 'schema.org',
      jobTitle: 'Night Baker',
    });
  });

  it('may be sent as HTML, and is then read without the service, too', async () => {
    const text = page('<title>Open roles</title>', `<h1>Baker</h1>${widget}`);
    const request = { url: 'https://oldmill.example/careers?gh_jid=127', text };
    expect((await service.capture(request)).answer['data']).toMatchObject({ foundBy: 'title' });
    service.pages.set(answer, json(job));
    expect((await service.capture(request)).answer['data']).toMatchObject({ foundBy: 'greenhouse', jobTitle: 'Baker' });
  });
});
