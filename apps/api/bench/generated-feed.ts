import type { Feed, FeedPosting } from '../src/postings/feeds/feed';
import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import type { CityIndex } from '../src/gazetteer/locations/city-index';
import { lastWords, properName } from './company-seed';
import { jobTitle, pick } from './job-titles';

/** What any employer writes; about two thirds of a posting. */
const general = [
  'We are an equal opportunity employer and welcome people of every background, belief and age.',
  'The schedule is agreed in the team four weeks ahead, and swapped among colleagues when life asks for it.',
  'Benefits include health, dental and vision insurance, paid leave, and a retirement plan with matching.',
  'You communicate clearly, in writing and in person, and you ask before you assume.',
  'We train new colleagues for at least two weeks, side by side with somebody who likes to teach.',
  'Applicants must be authorized to work in the country in which the position is based.',
  'Our offices are close to public transport, and parking is free for those who need it.',
  'Pay is reviewed every spring, in the open, against what the market pays for the same work.',
  'You keep accurate records, follow safety procedures and report what is broken the day you see it.',
  'The interview has three steps: a call, a visit with a small exercise, and a talk about the offer.',
  'References are asked for at the end only, and with your consent.',
  'We expect a high school diploma or the same in practice; a degree helps where the law asks for it.',
  'Some weeks are busier than others; overtime is paid or taken off, as you prefer.',
  'Founded more than twenty years ago, the company belongs to the people who run it.',
  'You will find a quiet place to concentrate, good tools, and people who finish what they begin.',
  'Travel is rare, planned and paid from door to door.',
];
/** What is said of the work itself; the name of the work stands in it. */
const particular = [
  'As a WORK you plan your day with two colleagues and answer for its result.',
  'Two years as a WORK or in a related trade are expected, more are welcome.',
  'The WORK reports to the regional lead and covers for the deputy.',
  'You bring the certificates that a WORK needs here, or are about to earn them.',
  'You take part in improving how a WORK works with us: what helps is kept, what hinders goes.',
];

const dayMs = 86_400_000;

/** Postings made from real titles and cities; the same ones for the same seed, all day long. */
export function generatedFeed(name: string, count: number, cities: CityIndex, seed = 7): Feed {
  return {
    name,
    source: 'bench',
    lists: 'every-open-posting',
    // oxlint-disable-next-line require-await -- a feed is read asynchronously, even when there is nothing to wait for
    async *records() {
      const random = seededRandom(seed);
      const american = cities.rowsOf('us');
      const companies = Math.max(20_000, count / 5);
      for (let index = 0; index < count; index += 1) yield generatePosting(index, companies, cities, american, random);
    },
    read: (record) => record as FeedPosting,
  };
}

function generatePosting(
  index: number,
  companies: number,
  cities: CityIndex,
  american: readonly number[],
  random: () => number,
): FeedPosting {
  const title = jobTitle(random);
  return {
    externalId: String(index),
    companyName: companyName(companies, random),
    jobTitle: title,
    jobType: 'fulltime',
    url: `https://jobs.example.com/${index}`,
    description: describe(title, random),
    datePosted: new Date((Math.floor(Date.now() / dayMs) - Math.floor(random() ** 2 * 120)) * dayMs),
    salary: '$60,000–$90,000 a year',
    locations: placesOf(cities, american, random).map((text) => ({ text })),
  };
}

/** Of so many companies, the first ones have the most postings. One in ten times it is written with its legal form. */
function companyName(companies: number, random: () => number): string {
  const rank = Math.floor(random() ** 2 * companies);
  const ofCompany = seededRandom(rank);
  const name = `${properName(ofCompany)} ${pick(lastWords, ofCompany)}`;
  return random() < 0.1 ? `${name}, Inc.` : name;
}

/** As long as real ones: two to four thousand characters. */
function describe(title: string, random: () => number): string {
  const work = title.replace(/ [-–(].*|,.*/, '').toLowerCase();
  const sentences = Array.from({ length: 22 + Math.floor(random() * 20) }, (_, index) =>
    index % 6 === 0 ? pick(particular, random).replaceAll('WORK', work) : pick(general, random),
  );
  return sentences.map((sentence) => `<p>${sentence}</p>`).join('');
}

/** Four in five in the United States, where people live; one in ten remote. */
function placesOf(cities: CityIndex, american: readonly number[], random: () => number): string[] {
  if (random() < 0.1) return ['Remote in USA'];
  const rows = random() < 0.8 ? american : undefined;
  const among = Math.min(rows?.length ?? 5000, 5000);
  // Rows are sorted by population: the square prefers the large ones, as postings do.
  const place = (): string => {
    const rank = Math.floor(random() ** 3 * among);
    const { name, regionCode, country } = cities.city(rows?.[rank] ?? rank);
    return country === 'us' ? `${name}, ${regionCode}` : `${name}, ${country.toUpperCase()}`;
  };
  return random() < 0.1 ? [place(), place()] : [place()];
}
