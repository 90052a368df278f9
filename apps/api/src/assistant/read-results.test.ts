import { aiJob, aiResume } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { readChanges, readFindings, readPostingFields, readRequirements, scoreOf } from './read-results';

const resume = aiResume.parse({
  summary: 'Truck driver with a clean record.',
  experience: [{ internalId: 'e1', title: 'Driver', notes: '- Drove 300 miles a day\n- Loaded  freight' }],
});
const job = aiJob.parse({ jobTitle: 'Driver', jobDescription: 'CDL required.\nForklift a plus.' });
const change = { path: 'summary', before: resume.summary, after: 'Driver with a clean record.', sourceIds: [] };

/** An answer that came to its end. */
const whole = (text: string) => ({ text, isCut: false });

describe('changes', () => {
  const changesOf = (...changes: unknown[]) => readChanges(whole(JSON.stringify({ changes })), resume).result;

  it('include a change of a line that is there', () => {
    const line = {
      path: 'experience/e1/notes/1',
      before: '- Loaded  freight',
      after: '- Loaded freight',
      sourceIds: ['e1'],
    };
    expect(changesOf(change, line)).toMatchObject({ changes: [change, line], dropped: 0 });
  });

  it.each([
    ['another text before', { ...change, before: 'Truck driver.' }],
    ['an unknown path', { ...change, path: 'name' }],
    ['a path of every object', { ...change, path: 'constructor' }],
    ['an unknown source', { ...change, sourceIds: ['e9'] }],
    ['nothing new', { ...change, after: change.before }],
    ['no text', { ...change, after: ' ' }],
    ['another shape', { path: 1 }],
  ])('drop one with %s', (_, bad) => {
    expect(changesOf(bad)).toEqual({ changes: [], dropped: 1 });
  });

  it('include only the first of two for one place', () => {
    expect(changesOf(change, { ...change, after: 'Another.' })).toMatchObject({ changes: [change], dropped: 1 });
  });
});

describe('requirements', () => {
  const cdl = { requirement: 'License', quote: 'CDL required.', isRequired: true, evidence: '' };
  const forklift = { requirement: 'Forklift', quote: 'Forklift a plus', isRequired: false, evidence: 'clean record' };

  it('need a quote from the posting, and evidence from the résumé', () => {
    const forged = { ...cdl, quote: 'MBA required' };
    const boast = { ...cdl, evidence: 'Holds a CDL' };
    const text = JSON.stringify({ requirements: [forged, boast, forklift] });
    expect(readRequirements(whole(text), resume, job).result).toEqual({
      requirements: [cdl, forklift],
      score: 33,
      dropped: 1,
    });
  });

  it('weigh double when required', () => {
    expect(
      scoreOf([
        { ...cdl, evidence: 'x' },
        { ...forklift, evidence: '' },
      ]),
    ).toBe(67);
    expect(scoreOf([])).toBe(0);
  });

  it("are no answer when all are invented: a hostile posting can't raise a score", () => {
    expect(() => readRequirements(whole(JSON.stringify({ requirements: [], score: 100 })), resume, job)).toThrow(
      /expected form/,
    );
  });
});

it('findings lose a quote that the résumé does not have', () => {
  const finding = { severity: 'important', message: 'Shorten this.', quote: 'drives trucks' };
  const kept = { severity: 'praise', message: 'Good.', quote: 'Loaded freight' };
  const fenced = `\`\`\`json\n${JSON.stringify({ findings: [finding, kept] })}\n\`\`\``;
  const { result } = readFindings(whole(fenced), resume);
  expect(result.findings).toEqual([{ ...finding, quote: '' }, kept]);
});

it('posting fields need their quote in the source', () => {
  const salary = { name: 'salary', value: '$25', quote: '$25 an hour' };
  const text = JSON.stringify({ fields: [salary, { name: 'title', value: 'Boss', quote: 'Boss' }] });
  expect(readPostingFields(whole(text), 'Driver, $25\nan hour').result).toEqual({ fields: [salary], dropped: 1 });
});

it('finds a quote with line breaks and quotation marks in a posting that the prompt gives as JSON', () => {
  const posting = { posting: 'We say "hello"\nto <everyone>.' };
  const json = JSON.stringify(posting).replaceAll('<', String.raw`\u003c`);
  const prompt = `Read the fields.\n\n<data-Ab12>\n${json}\n</data-Ab12>`;
  const field = { name: 'culture', value: 'Friendly', quote: 'We say "hello"\nto <everyone>' };
  expect(readPostingFields(whole(JSON.stringify({ fields: [field] })), prompt).result).toMatchObject({
    fields: [field],
  });
});

it.each(['', 'no', '{"findings":', '[]', '{"findings":{}}'])('refuses %j', (text) => {
  expect(() => readFindings(whole(text), resume)).toThrow(/expected form/);
});

describe('an answer that reached its length', () => {
  const finding = { severity: 'praise', message: 'Good {so far}, "truly".', quote: '' };
  const cutText = `\`\`\`json\n{ "findings": [${JSON.stringify(finding)},{"severity":"important","message":"Say {what`;

  it('has the items that were whole', () => {
    expect(readFindings({ text: cutText, isCut: true }, resume).result).toEqual({ findings: [finding], dropped: 0 });
  });

  it('has no score, since requirements may be missing', () => {
    const requirement = { requirement: 'License', quote: 'CDL required.', isRequired: true, evidence: 'clean record' };
    const text = `{"requirements":[${JSON.stringify(requirement)},{"requirement":"Fork`;
    expect(readRequirements({ text, isCut: true }, resume, job).result).toEqual({
      requirements: [requirement],
      dropped: 0,
    });
  });

  it.each(['{"findings":[', '{"findings":[{"severity":"praise', 'Sure. {"other":[{}]'])(
    'is refused without a whole item: %j',
    (text) => {
      expect(() => readFindings({ text, isCut: true }, resume)).toThrow(/expected form/);
    },
  );

  it('is refused when it only looks cut', () => {
    expect(() => readFindings(whole(cutText), resume)).toThrow(/expected form/);
  });
});
