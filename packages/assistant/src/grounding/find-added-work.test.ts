import { expect, it } from 'vitest';
import { checkNotes } from './testing/check-notes';

const redOf = (note: string, after: string) =>
  checkNotes([note], after)
    .reasons.filter(({ level }) => level === 'red')
    .map(({ text }) => text);

it.each([
  ['Filed sales tax returns', 'Filed sales tax returns and handled cost variance analysis', 'cost variance analysis'],
  ['Led exercises', 'Led exercises and performed dry needling', 'dry needling'],
  ['Wired offices', 'Wired offices and carried out fire alarm programming', 'fire alarm programming'],
])('work behind a verb that says little is red if no word of it is there: "%s" as "%s"', (note, after, work) => {
  expect(redOf(note, after)).toEqual([work]);
});

it.each([
  ['Wired offices and fire alarms', 'Wired offices and handled fire alarm programming'],
  ['Fixed leaks in water heaters', 'Handled water heater repairs'],
  ['Filed court papers', 'Handled confidential records with care'],
])('work is amber if a word of it is there, or if every word is plain: "%s" as "%s"', (note, after) => {
  expect(redOf(note, after)).toEqual([]);
});
