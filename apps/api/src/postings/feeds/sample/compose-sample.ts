import type { JobType } from '@keepmark/contracts';
import type { FeedPosting } from '../feed';
import { asHtml, formatSalary } from '../../../posting-text/posting-text';
import { type SampleCompany, sampleCompanies } from './sample-companies';
import { samplePlaces, samplePlacesAbroad, sampleRemotePlaces } from './sample-places';
import { type SampleRole, sampleRoles } from './sample-role';

/** A sequence that is the same on every machine: Mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const dayMs = 86_400_000;
const maxAgeDays = 45;
const extras = [
  'Health insurance from the first day, and three weeks of paid leave.',
  'Four days a week are possible after the first half year.',
  'We pay for a course of your choice every year.',
  'A budget for tools, and somebody to ask.',
  'Shifts are planned four weeks ahead and kept.',
  'We share a tenth of the profit in equal parts.',
  'Public transport is on us.',
];
const hiringSteps = [
  'We answer every application within a week. Expect a call, a visit and a decision.',
  'Send a few lines and a résumé. We talk twice, and pay for a trial day.',
  'No cover letter needed: tell us what you made or did, and when you could begin.',
];
const levels = ['', '', '', 'Senior ', 'Junior '];

/** Sample postings, the same ones every time; their dates count back from `today`. */
export function composeSamplePostings(count: number, today: Date): FeedPosting[] {
  const random = seededRandom(20_250_107);
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs;
  return Array.from({ length: count }, (_, index) => composePosting(index, midnight, random));
}

function composePosting(index: number, midnight: number, random: Random): FeedPosting {
  const company = sampleCompanies[index % sampleCompanies.length] ?? pick(sampleCompanies, random);
  const role = pick(
    sampleRoles.filter(({ trade }) => company.hires.includes(trade)),
    random,
  );
  const jobType = pick(role.types, random);
  const level = role.pay[0] > 60_000 && jobType === 'fulltime' ? pick(levels, random) : '';
  const { texts, payFactor } = pickPlaces(role, random);
  // Work that can be done from home is often done there for a part of the week.
  const isHybrid = role.remote === true && index % 3 === 0 && !texts.some((text) => text.startsWith('Remote'));
  const ageMs = Math.floor(random() ** 2 * maxAgeDays * 24) * 3_600_000;
  return {
    externalId: `sample-${String(index + 1).padStart(3, '0')}`,
    companyName: company.name,
    jobTitle: `${level}${role.title}`,
    jobType,
    description: describe(company, role, [typeSentences[jobType], ...(isHybrid ? [hybridSentence] : [])], random),
    datePosted: new Date(midnight - ageMs),
    salary: payFactor === undefined ? '' : salaryOf(role, level, payFactor),
    locations: texts.map((text) => ({ text })),
  };
}

function pickPlaces(role: SampleRole, random: Random): { texts: string[]; payFactor?: number } {
  const chance = random();
  if (role.remote === true && chance < 0.3) {
    const text = pick(sampleRemotePlaces, random);
    return text.endsWith('USA') ? { texts: [text], payFactor: 1 } : { texts: [text] };
  }
  if (chance > 0.88) return { texts: [pick(samplePlacesAbroad, random)] };
  const [text, payFactor] = pick(samplePlaces, random);
  const [second] = pick(samplePlaces, random);
  return { texts: chance > 0.8 && second !== text ? [text, second] : [text], payFactor };
}

function salaryOf({ pay: [min, max] }: SampleRole, level: string, payFactor: number): string {
  const factor = payFactor * (level === 'Senior ' ? 1.2 : level === 'Junior ' ? 0.8 : 1);
  const step = min < 200 ? 1 : 1000;
  const [low, high] = [min, max].map((amount) => Math.round((amount * factor) / step) * step);
  return formatSalary({ min: low, max: high, currency: 'USD', per: min < 200 ? 'hour' : 'year' });
}

const typeSentences: Readonly<Record<JobType, string>> = {
  fulltime: 'This is a permanent position, full time.',
  parttime: 'This is a part-time position of about twenty hours a week.',
  contract: 'This is a contract for nine months; it may be extended.',
  internship: 'This is a paid internship of twelve weeks.',
  temporary: 'This is a temporary position for the season, about four months.',
};

const hybridSentence = 'This is a hybrid role with three days a week in the office.';

function describe(company: SampleCompany, role: SampleRole, terms: readonly string[], random: Random): string {
  const list = (lines: readonly string[]): string =>
    `<ul>${lines.map((line) => `<li>${asHtml(line)}</li>`).join('')}</ul>`;
  return [
    `<p>${asHtml(company.about)} ${terms.join(' ')}</p>`,
    `<h3>What you will do</h3>${list(some(role.duties, 3, random))}`,
    `<h3>What you bring</h3>${list(some(role.wanted, 3, random))}`,
    `<p>${asHtml(pick(extras, random))} ${asHtml(pick(hiringSteps, random))}</p>`,
  ].join('');
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** At most `count` of the lines, in their own order. */
function some(lines: readonly string[], count: number, random: Random): string[] {
  const kept = [...lines];
  while (kept.length > count) kept.splice(Math.floor(random() * kept.length), 1);
  return kept;
}
