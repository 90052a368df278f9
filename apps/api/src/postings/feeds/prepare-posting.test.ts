import { describe, expect, it } from 'vitest';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import type { Feed, FeedPosting } from './feed';
import { type PreparedPosting, preparePosting } from './prepare-posting';

const feed: Feed = {
  name: 'test:board',
  source: 'test',
  lists: 'every-open-posting',
  async *records() {},
  read: () => ({ rejected: 'nothing' }),
};
const posting: FeedPosting = {
  externalId: '1',
  companyName: 'Acme',
  jobTitle: 'Engineer',
  locations: [{ text: 'Austin, TX' }],
};

const prepare = (changes: Partial<FeedPosting> = {}) =>
  preparePosting(feed, { ...posting, ...changes }, smallWorldResolver) as PreparedPosting;

describe('preparePosting', () => {
  it('cleans single-line fields', () => {
    const { row } = prepare({ jobTitle: '  Data\n Engineer\u0000 \uD800', companyName: 'A\tB ' });
    expect(row).toMatchObject({ jobTitle: 'Data Engineer', companyName: 'A B' });
  });

  it.each([
    [{ externalId: ' ' }, 'no id'],
    [{ jobTitle: '\u0000' }, 'no title'],
    [{ companyName: '' }, 'no company'],
  ])('skips records that cannot be postings: %j', (changes, reason) => {
    expect(prepare(changes)).toEqual({ rejected: reason });
  });

  it.each([
    ['https://acme.example/jobs/1?x=y', 'https://acme.example/jobs/1?x=y'],
    ['', ''],
    ['/jobs/1', ''],
    ['https://', ''],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
  ])('keeps the address %j as %j', (url, kept) => {
    expect(prepare({ url }).row.url).toBe(kept);
  });

  it('keeps text and structure of a description, but no active content', () => {
    const { row } = prepare({
      description: `<div onclick="x()"><h1>Work</h1><p style="color:red">Do <b>this</b> <script>alert(1)</script>
        <img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a> <a href="https://acme.example">good</a></p>
        <iframe src="https://evil.example"></iframe><svg onload=alert(1)></svg><p> </p></div><style>p{}</style>`,
    });
    expect(row.description).not.toMatch(/script|onerror|onclick|onload|style|iframe|img|svg|javascript/i);
    expect(row.description).toContain('<h3>Work</h3>');
    expect(row.description).toContain('<strong>this</strong>');
    expect(row.description).toContain(
      '<a href="https://acme.example" rel="noopener noreferrer nofollow" target="_blank">good</a>',
    );
    expect(row.description).not.toContain('<p> </p>');
  });

  it('finds every location once', () => {
    const { row, locations } = prepare({
      locations: [{ text: 'NYC' }, { text: 'New York, NY' }, { text: 'Remote in USA' }],
    });
    expect(row).toMatchObject({
      location: 'New York, NY; Remote, United States',
      remote: true,
      countries: ['us'],
      remoteCountries: ['us'],
    });
    expect(locations.map(({ city, remote }) => [city, remote])).toEqual([
      ['New York', false],
      ['', true],
    ]);
  });

  it('distinguishes remote from anywhere from an unknown place', () => {
    expect(prepare({ locations: [{ text: 'Remote' }] }).row).toMatchObject({
      countries: ['*'],
      remoteCountries: ['*'],
    });
    expect(prepare({ locations: [{ text: 'Hybrid' }] }).row).toMatchObject({ countries: [], remote: false });
    expect(prepare({ locations: [] }).row).toMatchObject({ location: '', countries: [] });
  });

  it('uses fields of the source if the text lacks them', () => {
    const { locations } = prepare({
      locations: [
        { text: 'Cambridge', country: 'us' },
        { text: 'Head office', country: 'de' },
      ],
    });
    expect(locations).toMatchObject([{ label: 'Cambridge, MA' }, { label: 'Head office', country: 'de', city: '' }]);
    const [precise] = prepare({ locations: [{ text: 'Austin, TX', latitude: 30.4, longitude: -97.8 }] }).locations;
    expect(precise).toMatchObject({ latitude: 30.4, longitude: -97.8 });
  });

  it.each([
    [{ workplace: 'Hybrid' }, 'hybrid'],
    [{ workplace: 'OnSite', description: '<p>A hybrid role.</p>' }, 'onsite'],
    [{ workplace: 'unspecified', description: '<p>Location:</p><p>This is a hybrid role.</p>' }, 'hybrid'],
    [{ locations: [{ text: 'Austin, TX (Hybrid)' }] }, 'hybrid'],
    [{ jobTitle: 'Analyst (Hybrid)' }, 'hybrid'],
    [{ jobTitle: 'Hybrid Cloud Engineer' }, ''],
    [{ remote: true }, 'remote'],
  ])('reads where the work of %j is done: %j', (found, workplace) => {
    expect(prepare(found).row.workplace).toBe(workplace);
  });

  it('marks every location of remote work', () => {
    const { row } = prepare({ remote: true, locations: [{ text: 'Canada' }, { text: 'Austin, TX' }] });
    expect(row).toMatchObject({ location: 'Remote, Canada; Austin, TX', remoteCountries: ['ca', 'us'] });
    expect(prepare({ remote: true, locations: [] }).row).toMatchObject({ remote: true, remoteCountries: ['*'] });
  });

  it.each([new Date(Number.NaN), new Date('1969-01-01'), new Date('2999-01-01'), undefined])(
    'knows no date where there is none: %s',
    (datePosted) => {
      expect(prepare({ datePosted }).row.datePosted).toBeNull();
    },
  );

  it('gives equal content equal hashes, and changed content different ones', () => {
    const hash = prepare().row.contentHash;
    expect(prepare({ jobTitle: ' Engineer ' }).row.contentHash).toBe(hash);
    expect(prepare({ salary: '$1' }).row.contentHash).not.toBe(hash);
    expect(prepare({ locations: [{ text: 'Dallas, TX' }] }).row.contentHash).not.toBe(hash);
  });
});
