import { describe, expect, it } from 'vitest';
import { findDates, findRange, isDateText } from './dates';

describe('dates in texts', () => {
  it.each([
    ['2019–21', '2019', '2021'],
    ['2018/19', '2018', '2019'],
    ['09/18 – 05/20', '2018-09', '2020-05'],
    ['Sept 15 – Mar 18', '2015-09', '2018-03'],
    ['05/17/2019 – 06/28/2020', '2019-05-17', '2020-06-28'],
    ['01.09.2015 – 30.06.2018', '2015-09-01', '2018-06-30'],
    ['Fall 2019 – Spring 2021', 'Fall 2019', 'Spring 2021'],
    ['Jan 2021 – Till date', '2021-01', 'present'],
    ['Sept. 2015 to date', '2015-09', 'present'],
    ['10/2016-actualmente', '2016-10', 'present'],
    ['2019 até o momento', '2019', 'present'],
    ['Janv. 2020 – à ce jour', '2020-01', 'present'],
    ['ab 2019', '2019', 'present'],
    ['2019 onwards', '2019', 'present'],
    ['De septembre 2015 à juin 2016', '2015-09', '2016-06'],
    ['from 2015 to 2018', '2015', '2018'],
  ])('%s is a range', (text, startDate, endDate) => {
    expect(findRange(text)).toMatchObject({ startDate, endDate, index: 0, length: text.length });
    expect(isDateText(text)).toBe(true);
  });

  it('finds an open end within brackets', () => {
    expect(findRange('Driver (2016 –)')).toMatchObject({ startDate: '2016', endDate: 'present', index: 8, length: 6 });
  });

  it('keeps a season in words', () => {
    expect(findDates('SUMMER 2015')).toMatchObject({ startDate: '', endDate: 'Summer 2015' });
    expect(findDates('Été 2017')).toMatchObject({ startDate: '', endDate: 'Été 2017' });
  });

  it('takes a month for a month, not for the end of a range', () => {
    expect(findDates('2019-06')).toMatchObject({ startDate: '', endDate: '2019-06' });
  });

  it('takes no other numbers for years', () => {
    expect(findRange('Cut costs from 12/15 to 10')).toBeUndefined();
    expect(findRange('2019/18')).toBeUndefined();
  });
});
