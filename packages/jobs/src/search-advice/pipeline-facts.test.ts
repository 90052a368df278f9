import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobStatuses } from '../job-status';
import { job } from '../testing/fixtures';
import { factsText, nextSteps, pipelineFacts } from './pipeline-facts';

const now = new Date(2026, 9, 21, 12);
const factsOf = (...jobs: Parameters<typeof job>[0][]) =>
  pipelineFacts(
    jobs.map((values, index) => job({ internalId: `job-${index}`, ...values })),
    () => [],
    14,
    now,
  );
const submitted = { status: 'application-submitted', applied: true } as const;

describe('the facts of a search', () => {
  it('count what is saved, sent, answered, quiet and due', () => {
    const facts = factsOf(
      {},
      { status: 'application-in-progress', followUpOn: '2026-10-21' },
      { ...submitted, dateApplied: '2026-10-20' },
      { ...submitted, dateApplied: '2026-10-01' },
      { status: 'interview-scheduled', applied: true, dateApplied: '2026-10-13' },
      { status: 'offer-pending', applied: true, dateApplied: '2026-06-01', followUpOn: '2027-01-01' },
    );
    expect(facts).toMatchObject({
      saved: 6,
      notSent: 2,
      applied: 4,
      answered: 2,
      interviews: 1,
      offers: 1,
      quiet: 1,
      due: 1,
    });
    expect(facts.weeks.map(({ applications }) => applications)).toEqual([1, 0, 1, 1]);
  });

  it('name no employer in a prompt', () => {
    const text = factsText(factsOf({ companyName: 'Secret Co', ...submitted, dateApplied: '2026-10-20' }));
    expect(text).toContain('Applications: 1, with a reply: 0');
    expect(text).not.toContain('Secret');
  });
});

describe('the next steps', () => {
  const labelsOf = (...jobs: Parameters<typeof job>[0][]) => nextSteps(factsOf(...jobs)).map(({ label }) => label);

  it('start with a search when nothing is saved', () => {
    expect(labelsOf()).toEqual(['Search jobs']);
  });

  it('put an offer before what went quiet, and that before new applications', () => {
    expect(
      labelsOf({}, { ...submitted, dateApplied: '2026-09-01' }, { status: 'offer-pending', followUpOn: '2027-01-01' }),
    ).toEqual(['See offers', 'See what went quiet', 'See jobs']);
  });

  it('suggest another look at the résumé after ten applications with few replies', () => {
    const sent = { ...submitted, dateApplied: '2026-10-20' };
    expect(labelsOf(...Array.from({ length: 9 }, () => sent))).not.toContain('See résumés');
    expect(labelsOf(...Array.from({ length: 10 }, () => sent))).toContain('See résumés');
    const answered = { status: 'rejected-before-interview', applied: true, dateApplied: '2026-10-01' } as const;
    expect(labelsOf(answered, ...Array.from({ length: 9 }, () => sent))).not.toContain('See résumés');
  });

  it('are never empty, and never promise what is not there', () => {
    const statuses = fc.array(fc.constantFrom(...jobStatuses), { maxLength: 12 });
    fc.assert(
      fc.property(statuses, (list) => {
        const steps = nextSteps(factsOf(...list.map((status) => ({ status }))));
        expect(steps.length).toBeGreaterThan(0);
        for (const { text } of steps) expect(text).not.toMatch(/\b0 |NaN|undefined/);
      }),
    );
  });
});
