import { aiResume } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { checkChange } from './check-change';

const redOf = (line: string, after: string): string[] => {
  const resume = aiResume.parse({
    headline: 'Worker',
    experience: [{ internalId: 'e1', title: 'Worker', companyName: 'Brook', notes: `- ${line}\n- Other things too` }],
  });
  const change = { path: 'experience/e1/notes/0', before: `- ${line}`, after: `- ${after}`, sourceIds: [], reason: '' };
  return checkChange({ resume, change })
    .reasons.filter(({ level }) => level === 'red')
    .map(({ text }) => text);
};

it.each([
  ['Did support 24x7', 'Provided 24/7 support'],
  ['Umsatz 350 TEUR', 'Umsatz von 350.000 Euro'],
  ['Budget 120k€', 'Budget von 120.000 Euro'],
  ['Taught Y7-Y11 maths', 'Taught mathematics to Years 7 to 11'],
  ['started 3/19', 'Since March 2019'],
  ["Mar '19 to Jun '21 night desk", 'Worked the night desk from March 2019 to June 2021'],
  ['summer 22 camp', 'Worked at the camp in summer 2022'],
  ['FY22 audit', 'Supported the audit for fiscal year 2022'],
  ['ca. 800 qm gereinigt', 'Reinigung von rund 800 Quadratmetern'],
  ['looked after 2 dozen goats', 'Looked after 24 goats'],
  ['a couple of juniors', 'Two juniors'],
  ['fortnightly newsletter', 'Newsletter every two weeks'],
  ['monthly report', 'Twelve reports a year'],
  ['0.8 FTE', 'Worked 80% of full time'],
  ['scored 93/100', 'Scored 93 out of 100'],
  ['scored 93/100', 'Scored 93%'],
  ['Mon-Fri early shift', 'Five early shifts a week'],
  ['12s, nights', 'Worked 12-hour night shifts'],
  ['welded 6mm plate', 'Welded 6 mm plate'],
  ['11kV line work', 'Worked on 11,000-volt lines'],
  ['ages 3-6', 'Children aged three to six'],
  ['jede 3. Woche Rufbereitschaft', 'Rufbereitschaft alle drei Wochen'],
  ['P15,000 budget', 'Budget of ₱15,000'],
  ['Sold 212, quota 180', 'Sold 118% of quota'],
  ['team of 5 incl me', 'Worked in a team of five'],
  ['w/ 2 others', 'One of three'],
  ['10am-6pm', 'From 10:00 to 18:00'],
  ['nights 22-6', 'Night shifts from 10 p.m. to 6 a.m.'],
  ['2½ yrs on nights', 'Two and a half years on night shifts'],
  ['2 yrs 3 mos on site', '27 months on site'],
  ['3 groups of 12', '36 participants'],
  ['15-20 clients', 'About 20 clients'],
  ['15-20 clients', 'Roughly 15 to 20 clients'],
  ['15-20 clients', 'At least 15 clients'],
  ['min 50 a day', 'At least 50 a day'],
  ['Phase III trials', 'Phase 3 trials'],
  ['1.2 crore', '12 million rupees'],
  ['half past 6 start', 'Start at 6:30'],
  ['quarter to 5', '4:45'],
  ['2200-0600', 'Nights from 22:00 to 06:00'],
  ['quotes up to 500 quid', 'Quoted jobs of up to £500'],
  ['match invoices to orders', 'Three-way matching of invoices and orders'],
])('%s: reads %s', (line, after) => {
  expect(redOf(line, after)).toEqual([]);
});

it.each([
  ['12s, nights', 'Worked 10-hour night shifts', '10'],
  ['Did support 24x7', 'Answered 48 calls a day', '48'],
  ['started 3/19', 'Since April 2019', 'April'],
  ['summer 22 camp', 'Worked at the camp in summer 2021', '2021'],
  ['2015-2018 at the mill', 'Six years at the mill', 'Six'],
  ['3 groups of 12', 'Taught 48 people', '48'],
  ['BP, sugar, weight', 'Recorded four values', 'four'],
  ['P15,000 budget', 'Budget of ₱150,000', '₱150,000'],
  ['temps twice a day', 'Worked in a two-rosette kitchen', 'two'],
  ['from 60 min to 45', 'Cut by a fifth', 'fifth'],
  ['quotes up to 500 quid', 'Quoted jobs of up to £700', '£700'],
])('%s: still marks %s', (line, after, text) => {
  expect(redOf(line, after)).toContain(text);
});
