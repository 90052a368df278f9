import { aiResume } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { checkChange } from './check-change';

const resume = aiResume.parse({
  headline: 'Hygienist',
  entries: [
    { internalId: 'c1', title: 'Local anesthesia certificate, 2016' },
    { internalId: 'c2', title: 'Hazmat operations certificate, 2019' },
  ],
});
const redOf = (after: string) =>
  checkChange({ resume, change: { path: 'summary', before: '', after, sourceIds: [], reason: '' } })
    .reasons.filter(({ level }) => level === 'red')
    .map(({ text }) => text);

it.each([
  ['Hygienist with local anesthesia and nitrous oxide certificates', 'nitrous oxide'],
  ['Hygienist certified in hazmat operations and swift rescue', 'swift rescue'],
])('one more item of a list of certificates is red: %s', (after, item) => {
  expect(redOf(after)).toEqual([item]);
});

it('the certificates that are there are fine', () => {
  expect(redOf('Hygienist with local anesthesia and hazmat operations certificates')).toEqual([]);
});
