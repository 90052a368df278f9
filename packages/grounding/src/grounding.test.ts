import { aiJob, aiResume, type AiResume } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { checkChange } from './check-change';
import { claimsIn, labeledSets, markLines, readLabeledLines, shareOf } from './testing/labeled-lines';

const allLines = labeledSets.flatMap(readLabeledLines);

describe('the lines of all labeled sets', () => {
  const { truthful, invented } = markLines(allLines);

  it('are as many as the figures of the README speak of', () => {
    expect([truthful.length, invented.length]).toEqual([3261, 3033]);
  });

  it('has no invented line without a mark', () => {
    expect(invented.filter(({ level }) => level === 'clear')).toEqual([]);
  });

  it('has a red mark on at least 85% of the invented lines', () => {
    expect(shareOf(invented, 'red')).toBeGreaterThanOrEqual(0.85);
  });

  it('has a red mark on at most 5% of the true lines', () => {
    expect(shareOf(truthful, 'red')).toBeLessThanOrEqual(0.05);
  });
});

const resume: AiResume = aiResume.parse({
  headline: 'Driver',
  summary: 'Driver with a clean record. Uses EHR software.',
  experience: [
    {
      internalId: 'e1',
      title: 'Driver',
      companyName: 'Acme Freight',
      startDate: '2015-03',
      endDate: '2020-03',
      notes:
        '- Drove 1,200 miles a week to 12 stores\n- Cut fuel use by 25%\n- Saved $2.5 million\n- Worked with 40 people',
    },
    { internalId: 'e2', title: 'Packer', companyName: 'Boxes Inc', notes: '- Packed 300 boxes a day' },
  ],
  skills: [{ internalId: 's1', skillName: 'JavaScript' }],
});
const check = (after: string, path = 'experience/e1/notes/0', job?: Parameters<typeof checkChange>[0]['job']) =>
  checkChange({ resume, job, change: { path, before: 'x', after, sourceIds: [], reason: '' } });
const redOf = (after: string, path?: string) =>
  check(after, path)
    .reasons.filter(({ level }) => level === 'red')
    .map(({ kind, text }) => [kind, text]);

describe('numbers', () => {
  it.each([
    'Drove 1,200 miles a week to 12 stores',
    'Drove 1200 miles per week to twelve stores',
    'Drove 1.2k miles weekly to a dozen stores',
    'Drove ١٢٠٠ miles a week to １２ stores',
    'Hat für das Unternehmen zwölf Filialen angefahren',
    'Cut fuel use by 25 percent',
    'Saved $2,500,000',
    'Saved 2.5M dollars',
    'Worked with a team of forty',
    'Five years of driving to 12 stores',
    'Worked with 40 or so people',
  ])('that the entry has are fine: %s', (after) => {
    expect(redOf(after)).toEqual([]);
  });

  it.each([
    ['Drove 1,400 miles a week', '1,400'],
    ['Drove 1,200 hours a week', '1,200'],
    ['Drove 1,200 miles a day', '1,200'],
    ['Drove to 12 stores in 1,200 towns, 12 hours a day', '12'],
    ['Drove to ٢٥ stores', '٢٥'],
    ['Drove to 𝟏𝟑 stores', '𝟏𝟑'],
    ['Drove to twenty-five stores', 'twenty-five'],
    ['Drove to two hundred and fifty stores', 'two hundred and fifty'],
    ['Fuhr fünfundzwanzig Filialen an', 'fünfundzwanzig'],
    ['Drove to 10–15 stores', '10'],
    ['Drove to more than 12 stores', '12'],
    ['Drove to 12+ stores', '12+'],
    ['Cut fuel use by 12%', '12%'],
    ['Saved €2.5 million', '€2.5 million'],
    ['Saved $2.5 billion', '$2.5 billion'],
    ['Doubled deliveries', 'Doubled'],
    ['Drove millions of miles to stores', 'millions'],
    ['Ranked 1st of the drivers', '1st'],
    ['跑了三十家店', '三十'],
    ['Packed 300 boxes', '300'],
  ])('that it does not have are red: %s', (after, text) => {
    expect(redOf(after)).toContainEqual(['number', text]);
  });
});

it('reads meters, millions and counts of each', () => {
  const of = (notes: string, after: string) => {
    const one = aiResume.parse({ experience: [{ internalId: 'e1', title: 'Driver', notes }] });
    return checkChange({
      resume: one,
      change: { path: 'experience/e1/notes/0', before: 'x', after, sourceIds: [], reason: '' },
    })
      .reasons.filter(({ level }) => level === 'red')
      .map(({ text }) => text);
  };
  expect(of('Climbed 80 m towers', 'Climbed 80-meter towers')).toEqual([]);
  expect(of('Climbed 80 m towers', 'Climbed 80M towers')).toEqual(['80M']);
  expect(of('Five classes, 28 kids each', 'Taught 140 kids')).toEqual([]);
  expect(of('Services on 46 turbines with one partner', 'Raised output by 98%')).toEqual(['98%']);
});

describe('other claims', () => {
  it.each([
    ['Drove for Globex to 12 stores', 'name', 'Globex'],
    ['Drove with iOrder to 12 stores', 'skill', 'iOrder'],
    ['Drove to 12 stores from May 2013', 'date', 'May'],
    ['Drove to 12 stores in 2013', 'date', '2013'],
    ['CDL driver to 12 stores', 'credential', 'CDL'],
    ['Drove to 12 stores nationwide', 'scope', 'nationwide'],
    ['Award-winning driver to 12 stores', 'scope', 'Award-winning'],
    ['Drove to 12 stores, a company-wide first', 'scope', 'company-wide'],
    ['Drove to {{count}} stores', 'placeholder', '{{count}}'],
    ['Saved $X by driving', 'placeholder', '$X'],
  ])('%s', (after, kind, text) => {
    expect(redOf(after)).toContainEqual([kind, text]);
  });

  it.each(['JS and driving', 'Electronic health records', 'Drove for Acme Freight', 'Since 2015'])(
    'knows what the résumé says elsewhere or by another name: %s',
    (after) => {
      expect(redOf(after)).toEqual([]);
    },
  );

  it.each([
    'Drove a fleet van to 12 stores',
    'Rebuilt deliveries to 12 stores',
    'Drove gas-fired trucks to 12 stores without errors',
    'Improved deliveries to 12 stores',
    'Managed deliveries to 12 stores',
  ])('are amber where ordinary words may only say it in another way: %s', (after) => {
    expect(check(after).level).toBe('amber');
  });

  it.each([
    ['Drove a forklift and a crane to 12 stores', ['forklift', 'crane']],
    ['Mixed cocktails and drove to 12 stores', ['cocktails']],
    ['Drove to 12 stores, proficient in welding', ['welding']],
    ['Managed a crew, drove to 12 stores', ['Managed']],
  ])('are red where something else speaks for it: %s', (after, words) => {
    expect(redOf(after).map(([, text]) => text)).toEqual(words);
  });

  it('takes the whole résumé for the summary', () => {
    expect(redOf('Driver who packed 300 boxes and drove to 12 stores', 'summary')).toEqual([]);
  });

  it('says what only the posting has, at its place in the text', () => {
    const job = aiJob.parse({ jobDescription: 'Forklift operators with Kubernetes wanted.' });
    const after = 'Drove a forklift to 12 stores';
    const claim = check(after, undefined, job).reasons.find(({ level }) => level === 'red');
    expect(claim).toMatchObject({ kind: 'skill', text: 'forklift', onlyInPosting: true });
    expect(after.slice(claim!.start, claim!.end)).toBe('forklift');
  });

  it('finds nothing in words that the entry has', () => {
    expect(check('To 12 stores I drove')).toMatchObject({ level: 'clear', reasons: [] });
  });
});

it('never overlaps claims, whatever the text', () => {
  for (const each of allLines.slice(0, 60)) {
    const claims = claimsIn(each);
    for (const [, line] of each.invented) {
      const found = claims(line);
      for (const [index, claim] of found.entries()) {
        expect(claim.start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
        expect(claim.end).toBeGreaterThan(claim.start);
      }
    }
  }
});
