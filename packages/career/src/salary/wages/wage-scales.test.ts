import { describe, expect, it } from 'vitest';
import { occupationWages, wageLevels, yearlyWage } from '../../testing/wage-fixtures';
import { markSentences, payMarks } from './pay-mark';
import { convertPay, stepsOf, wageScales } from './wage-scales';

describe('the wages of an occupation', () => {
  it('are by experience in the area first, then national percentiles', () => {
    const scales = wageScales(occupationWages());
    expect(scales.map(({ title }) => title)).toEqual(['Austin, by experience', 'United States, percentiles']);
    expect(scales[0]?.rows.map(({ label }) => label)).toEqual(['Entry', 'Qualified', 'Experienced', 'Fully competent']);
  });

  it('omit unpublished figures', () => {
    const { national } = occupationWages();
    const [scale] = wageScales(
      occupationWages({ areaLevels: null, national: national && { ...national, median: null, percentile90: null } }),
    );
    expect(scale?.rows.map(({ name }) => name)).toEqual([
      'the 10th percentile',
      'the 25th percentile',
      'the 75th percentile',
    ]);
    expect(wageScales(occupationWages({ areaLevels: null, national: null }))).toEqual([]);
  });

  it('name the broader occupation of the source', () => {
    const { national } = occupationWages();
    const [scale] = wageScales(
      occupationWages({ areaLevels: null, national: national && { ...national, occupationTitle: 'All Nurses' } }),
    );
    expect(scale?.notes[0]).toBe('Of All Nurses, which the source counts together.');
  });

  it('say which unit we computed', () => {
    const hourly = (yearly: number) => yearlyWage(yearly, { publishedUnit: 'hour' });
    const levels = wageLevels({
      entry: hourly(60_000),
      qualified: hourly(72_000),
      experienced: hourly(84_000),
      fullyCompetent: hourly(96_000),
    });
    const [scale] = wageScales(occupationWages({ areaLevels: levels }));
    expect(scale?.notes).toEqual(['Published by the hour; a year is 2,080 hours.']);
  });

  it('have no steps in a unit without amounts', () => {
    const yearly = yearlyWage(60_000, { hourly: null });
    const levels = wageLevels({ entry: yearly, qualified: yearly, experienced: yearly, fullyCompetent: yearly });
    const [scale] = wageScales(occupationWages({ areaLevels: levels }));
    expect(scale && stepsOf(scale, 'hour')).toEqual([]);
    expect(scale && stepsOf(scale, 'year')).toHaveLength(4);
  });
});

describe('an offer on the wages', () => {
  const scales = wageScales(occupationWages());

  it('has a position on each scale', () => {
    const [mark] = payMarks({ offer: 62_000, target: null, per: 'year' }, 'year');
    expect(mark && markSentences(mark, scales, 'year')).toEqual([
      'Your offer of $62,000 is between entry and qualified in Austin.',
      'It is below the 10th percentile nationally.',
    ]);
  });

  it('has the same position when entered by the hour', () => {
    const [mark] = payMarks({ offer: 31, target: null, per: 'hour' }, 'year');
    expect(mark).toEqual({ kind: 'offer', amount: 64_480 });
    expect(convertPay(convertPay(31, 'hour', 'year'), 'year', 'hour')).toBe(31);
  });

  it('isn’t marked if it’s empty or zero', () => {
    expect(payMarks({ offer: 0, target: null, per: 'year' }, 'year')).toEqual([]);
  });
});
