import { expect, it } from 'vitest';
import { resumeLanguages } from '@keepmark/resume-document';
import { monthText, readMonth } from './read-month';

it.each([
  ['Mar 2021', '2021-03'],
  ['march 2021', '2021-03'],
  ['Sept. 2019', '2019-09'],
  ['Septem 2019', '2019-09'],
  ['03/2021', '2021-03'],
  ['3.2021', '2021-03'],
  ['2021-3', '2021-03'],
  ['2021-11', '2021-11'],
  [' 2021 ', '2021'],
  ['März 2021', '2021-03'],
  ['février 2020', '2020-02'],
  ['marzo de 2018', '2018-03'],
  ['Present', 'present'],
  ['now', 'present'],
  ['13/2021', '13/2021'],
  ['Ma 2021', 'Ma 2021'],
  ['Spring 2021', 'Spring 2021'],
  ['about 2015', 'about 2015'],
  ['2021-03-15', '2021-03-15'],
  ['', ''],
])('reads %j as %j', (typed, date) => {
  expect(readMonth(typed)).toBe(date);
});

it('reads back what it shows, in every language', () => {
  for (const language of resumeLanguages) {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2024-${String(month).padStart(2, '0')}`;
      expect([language, readMonth(monthText(date, language))]).toEqual([language, date]);
    }
  }
});

it('shows nothing for the present, and leaves other text as it is', () => {
  expect(monthText('present')).toBe('');
  expect(monthText('Spring 2021')).toBe('Spring 2021');
  expect(monthText('2021-03')).toBe('Mar 2021');
});
