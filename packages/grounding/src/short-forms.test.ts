import { aiResume } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { checkChange } from './check-change';

const redOf = (line: string, after: string, further: readonly string[] = []): string[] => {
  const resume = aiResume.parse({
    headline: 'RN',
    experience: [{ internalId: 'e1', title: 'RN', companyName: 'Brook', notes: `- ${line}` }],
    entries: further.map((title, index) => ({ internalId: `f${index}`, title })),
  });
  const change = { path: 'experience/e1/notes/0', before: `- ${line}`, after: `- ${after}`, sourceIds: [], reason: '' };
  return checkChange({ resume, change })
    .reasons.filter(({ level }) => level === 'red')
    .map(({ text }) => text);
};

it.each([
  ['drsg changes', 'Changed dressings'],
  ['swapped rads and pumps', 'Replaced radiators and pumps'],
  ['FB posts', 'Wrote Facebook posts'],
  ['Insta and shop', 'Looked after Instagram and the shop'],
  ['looked after pts with other RNs', 'Cared for patients with other registered nurses'],
  ['audit on Tuesdays', 'Audit on Tue'],
])('%s: reads %s', (line, after) => {
  expect(redOf(line, after)).toEqual([]);
});

it.each([
  ['MIG welded frames', 'TIG welded frames', 'TIG'],
  ['put up shelves', 'Put up shelves for Boeing', 'Boeing'],
  ['processed orders', 'Processed orders in Procore', 'Procore'],
])('%s: still marks %s', (line, after, text) => {
  expect(redOf(line, after)).toContain(text);
});

it('takes no exam that is still ahead for a credential', () => {
  expect(redOf('Posted entries', 'CPA posting entries', ['Sat for two parts of the CPA exam'])).toEqual(['CPA']);
  expect(redOf('Posted entries', 'Posted entries; CPA exam in progress', ['CPA exam in progress'])).toEqual([]);
});
