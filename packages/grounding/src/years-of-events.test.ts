import { expect, it } from 'vitest';
import { checkNotes } from './testing/check-notes';

it.each([
  ['Team took third place at the state meet in 2022', 'Led the team to third place at the 2019 state meet', '2019'],
  ['On the falls committee since 2021', 'Served on the falls committee since 2018', '2018'],
])('a year is red where the line about the event has another: "%s" as "%s"', (note, after, year) => {
  const { reasons } = checkNotes([note, 'Sold tickets in 2019', 'Scrubbed floors in 2018'], after);
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'date', level: 'red', text: year }));
});

it.each([
  ['Team took third place at the state meet in 2022', 'Led the team to third place at the 2022 state meet'],
  ['Planned the state meet 2019/20', 'Planned the state meet in 2020'],
  ['Drove the van, planned the van routes (2018-20)', 'Drove the van from 2018 to 2020'],
])('the year of the event is fine: "%s" as "%s"', (note, after) => {
  const red = checkNotes([note], after).reasons.filter(({ kind, level }) => kind === 'date' && level === 'red');
  expect(red).toEqual([]);
});
