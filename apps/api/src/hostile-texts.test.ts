import { emailPattern, linesOfHtml, searchPlaces, sendSupportEmail, workplaceOf } from '@keepmark/contracts';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { afterAll, describe, expect, it } from 'vitest';
import { isOrderToAi } from './assistant/hostile-text';
import { readPostingFields } from './assistant/read-results';
import { sanitizeDescription } from './posting-text/sanitize-description';
import { readPoint } from './gazetteer/geocoder/read-point';
import { smallWorldResolver } from './gazetteer/locations/testing/small-world';
import { readingsOf } from './places/map-locations/location-words';
import { readPhrase } from './places/search-phrase';
import { boundTerm } from './platform/database/bound-term';
import { turnsWhile } from './testing/turns-while';
import { hoursReading } from './places/hours/hours-reading';
import { embeddedPostings } from './postings/capture/boards/embedded-posting';
import { captureReading } from './postings/capture/capture-reading';
import { ReadingWorkers } from './platform/readings/reading-workers';
import { ReadingStoppedError } from './platform/readings/reading';

const workers = new ReadingWorkers();
afterAll(() => workers.close());

/** Reads in a thread: whatever the text does, this one has its turns, and there is an answer or an end. */
async function outcomeOf(reading: Promise<unknown>): Promise<'read' | 'stopped'> {
  const outcome = reading.then(
    () => 'read' as const,
    (error: unknown) => {
      expect(error).toBeInstanceOf(ReadingStoppedError);
      return 'stopped' as const;
    },
  );
  expect(await turnsWhile(outcome)).toBeGreaterThan(0);
  return outcome;
}

const rules = (count: number): string =>
  Array.from({ length: count }, (_, rule) => `${2000 + (rule % 100)} Jan ${1 + (rule % 28)} off`).join('; ');

describe('opening hours in a thread', () => {
  it.each([
    '2017 Jul 1 - 2017 Aug 8 off; PH off',
    '2000 Jan 1 off; PH off',
    'week 53',
    'week 53 Mo 10:00-12:00; PH off',
    'week 1-53/52 Mo[5] 10:00-11:00',
    'easter +400 days',
    'easter +400 days 10:00-12:00; PH off',
    'Feb 30 10:00-12:00',
    'Feb 29 Mo 10:00-12:00; PH off',
    'Jan Mo[-5] +300 days 09:00-10:00',
    '2000-9999/17 10:00-12:00',
    '1000 Jan 1-9999 Dec 31 00:00-24:00/00:01',
    'PH +365 days off; PH -365 days off',
    rules(40),
    rules(4000),
    '10:00-11:00,'.repeat(80),
    'Mo-Fr 09:00-17:00 || '.repeat(45),
    '('.repeat(900),
    '"'.repeat(999),
    'PH,'.repeat(300),
    `${'Mo,'.repeat(300)}PH off`,
    ' '.repeat(999),
    '\u0000'.repeat(100),
  ])('%.60s', async (hours) => {
    const text = { hours, country: 'FI', state: '', from: '2026-11-28' };
    expect(await outcomeOf(workers.read(hoursReading, text))).toMatch(/read|stopped/);
  });
});

const deep = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth);
const jsonLd = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const page = (text: string) => ({ url: '', page: { url: 'https://jobs.example.com/1', text } });

describe('pages and pasted texts in a thread', () => {
  it.each([
    ['tags nested 200,000 deep', page(deep('<div>', 'x', '</div>', 200_000))],
    ['a script nested in itself', page('<script>'.repeat(200_000))],
    ['JSON-LD nested 100,000 deep', page(jsonLd(deep('[', '', ']', 100_000)))],
    ['JSON-LD of objects nested 50,000 deep', page(jsonLd(deep('{"@graph":', '{}', '}', 50_000)))],
    ['a broken posting of quotes', page(jsonLd(`{"@type":"JobPosting","title":"${'", "'.repeat(150_000)}`))],
    ['a million escapes in broken JSON-LD', page(jsonLd(`"${'\\"\\'.repeat(300_000)}`))],
    ['100,000 things', page(jsonLd(`[${'{"@type":"JobPosting","title":"a"},'.repeat(50_000)}{}]`))],
    [
      'a description of 20,000 tags',
      page(jsonLd(JSON.stringify({ '@type': 'JobPosting', description: '<b>'.repeat(20_000) }))),
    ],
    [
      'a description of less-than signs',
      page(jsonLd(JSON.stringify({ '@type': 'JobPosting', description: '<a'.repeat(200_000) }))),
    ],
    ['a title of less-than signs', page(jsonLd(JSON.stringify({ '@type': 'JobPosting', title: '<'.repeat(500_000) })))],
    ['comments that never end', page('<!--'.repeat(300_000))],
    ['attributes without end', page(`<meta ${'a=b '.repeat(300_000)}>`)],
    ['a table of 100,000 rows', page(`<table>${'<tr><td>1</td></tr>'.repeat(60_000)}</table>`)],
    ['blanks', { url: '', text: ' '.repeat(490_000) + 'x' }],
    ['line breaks', { url: '', text: `x${'\n'.repeat(490_000)}x` }],
    ['tabs and bars', { url: '', text: `Welder\n${'\t'.repeat(100_000)}| x` }],
    [
      'one letter and its blanks',
      { url: '', text: `Welder\nAcme\n${'A'.repeat(400)}${' '.repeat(400)}\n`.repeat(400) },
    ],
    ['capital letters with dots', { url: '', text: `in ${'A.'.repeat(200_000)}` }],
    [
      'a message of phones and addresses',
      { url: '', text: `Hi Sam,\nBest,\n${`${'555-0100 a@'.repeat(30)}\n`.repeat(800)}` },
    ],
    ['a message of quotes', { url: '', text: `Hi Sam,\n${'> > On Mon wrote:\n'.repeat(25_000)}` }],
    ['a German message of names', { url: '', text: `Hallo Sam,\n\n${'Für Die Acme GmbH in Ulm '.repeat(3000)}` }],
    ['a message of many sentences', { url: '', text: 'We are Acme in Austin, TX. '.repeat(18_000) }],
    ['20,000 labels', { url: '', text: 'Salary: $1\nLocation: Austin, TX\n'.repeat(10_000) }],
  ])('%s', async (_name, input) => {
    expect(await outcomeOf(workers.read(captureReading, input))).toMatch(/read|stopped/);
  });
});

/** The shortest of some runs, and no less than what a busy machine may add to each: a careless pattern takes seconds. */
function shortestMs(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const startMs = performance.now();
    run();
    return performance.now() - startMs;
  });
  return Math.max(Math.min(...times), 5);
}

const promptOf = (size: number): string => '<data-a>\n'.repeat(size / 9);

describe('texts that are read on the event loop', () => {
  // Four times the text takes four times as long, or no longer at all; a careless pattern takes sixteen times as long.
  it.each<[string, number, (size: number) => unknown]>([
    ['an email address', 40_000, (size) => emailPattern.test(`x@${'.a'.repeat(size)}@`)],
    [
      'a page that mentions boards',
      400_000,
      (size) => embeddedPostings('boards.greenhouse.io/&amp;'.repeat(size / 26), 'https://a.example/?gh_jid=1'),
    ],
    [
      'the body of a mail',
      20_000,
      (size) =>
        sendSupportEmail.body.safeParse({ emailFrom: `x@${'.a'.repeat(size)}@`, emailFromName: 'a', emailBody: 'b' }),
    ],
    [
      'the body of a search',
      20_000,
      (size) => searchPlaces.body.safeParse({ lat: 1, lng: 1, searchTerm: '< '.repeat(size) }),
    ],
    ['nested tags', 20_000, (size) => sanitizeDescription('<b>'.repeat(size))],
    ['nested lists', 20_000, (size) => sanitizeDescription('<ul><li>'.repeat(size))],
    ['tags around a long text', 15_000, (size) => sanitizeDescription(deep('<b>', ' '.repeat(size), '</b>', 1000))],
    ['entities', 15_000, (size) => sanitizeDescription('&lt;'.repeat(size))],
    ['links', 15_000, (size) => sanitizeDescription(`<a href="${'j\tavascript:'.repeat(size)}">x</a>`)],
    ['a description of line breaks', 15_000, (size) => workplaceOf({ description: '\n'.repeat(size) })],
    ['a description of bullets', 15_000, (size) => workplaceOf({ description: '*'.repeat(size) })],
    ['a description of one sentence', 15_000, (size) => workplaceOf({ description: 'hybrid '.repeat(size) })],
    ['less-than signs', 15_000, (size) => linesOfHtml('<'.repeat(size))],
    ['orders to an AI', 850, (size) => isOrderToAi('bypass '.repeat(size))],
    ['markers in a prompt', 9000, (size) => readPostingFields({ text: '{"fields":[]}', isCut: false }, promptOf(size))],
    ['words of a search', 200, (size) => boundTerm('a-"'.repeat(size))],
    ['a phrase', 200, (size) => readPhrase('near '.repeat(size))],
    ['a point', 200, (size) => readPoint(`0,0${'\t'.repeat(size)}x`)],
    ['a location', 500, (size) => smallWorldResolver.resolveAll(`${' ,'.repeat(size)}x${size}`)],
    ['an address', 5000, (size) => readingsOf(`${'1 suite '.repeat(size)},${' '.repeat(size)}apt`)],
    ['a time zone', 1, (size) => lookUpTimeZone(60 + size / 100, 24.9)],
  ])('%s', (_name, size, run) => {
    const [short, long] = [shortestMs(() => run(size)), shortestMs(() => run(size * 4))];
    expect(long / short).toBeLessThan(10);
  });
});
