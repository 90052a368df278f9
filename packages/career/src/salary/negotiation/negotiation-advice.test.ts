import { describe, expect, it } from 'vitest';
import { occupationWages, wageLevels, yearlyWage } from '../../testing/wage-fixtures';
import type { PayMark } from '../wages/pay-mark';
import { wageScales } from '../wages/wage-scales';
import { negotiationAdvice } from './negotiation-advice';

const scales = wageScales(occupationWages());
const first = (marks: readonly PayMark[], on = scales) => negotiationAdvice(on, marks, 'year')[0];

describe('negotiation advice', () => {
  it.each([
    [50_000, 'The offer is $10,000 below entry in Austin.'],
    [62_000, 'The next figure in Austin is qualified, $72,000: $10,000 more than the offer.'],
    [84_000, 'The next figure in Austin is fully competent, $96,000: $12,000 more than the offer.'],
    [99_000, 'The offer is at the top of the figures in Austin.'],
  ])('starts from the figures for an offer of %d', (amount, start) => {
    expect(first([{ kind: 'offer', amount }])?.startsWith(start)).toBe(true);
  });

  it('compares the target with the offer and with the highest figure', () => {
    const advice = negotiationAdvice(
      scales,
      [
        { kind: 'offer', amount: 80_000 },
        { kind: 'target', amount: 100_000 },
      ],
      'year',
    ).join(' ');
    expect(advice).toContain('Your target is $20,000 above the offer. Ask for a little more than $100,000');
    expect(advice).toContain('above fully competent in Austin, $96,000 a year');
  });

  it.each([
    [79_900, 'The offer meets your target.'],
    [80_000, 'The offer meets your target.'],
    [80_300, 'Your target is $300 above the offer.'],
  ])('says whether an offer of $80,000 meets a target of %d', (target, text) => {
    const marks = [{ kind: 'offer', amount: 80_000 } as const, { kind: 'target', amount: target } as const];
    expect(negotiationAdvice(scales, marks, 'year').join(' ')).toContain(text);
  });

  it('never calls the lowest figure the least that the work pays, since some earn less', () => {
    expect(first([{ kind: 'offer', amount: 50_000 }])).toMatch(/below entry in Austin\. Ask how they set it, and show/);
  });

  it('says nothing about a top-coded figure', () => {
    const top = yearlyWage(239_200, { isTopCoded: true });
    const coded = wageScales(
      occupationWages({
        national: null,
        areaLevels: wageLevels({ entry: top, qualified: top, experienced: top, fullyCompetent: top }),
      }),
    );
    const advice = negotiationAdvice(coded, [{ kind: 'target', amount: 300_000 }], 'year').join(' ');
    expect(advice).not.toContain('$');
  });

  it('works without figures', () => {
    const advice = negotiationAdvice([], [{ kind: 'offer', amount: 62_000 }], 'year');
    expect(advice).toContain('Ask for the whole offer in writing before you give notice anywhere.');
    expect(advice.join(' ')).not.toContain('$');
  });
});
