import { expect, it } from 'vitest';
import { checkNotes } from './testing/check-notes';

const redOf = (notes: readonly string[], after: string, posting?: string) =>
  checkNotes(notes, after, posting)
    .reasons.filter(({ level }) => level === 'red')
    .map(({ text }) => text);

it.each([
  ['each for every', 'Safety talk at the start of each shift', 'Gave a safety talk every shift', ''],
  ['rank over things', 'Close the books each month', 'Own the monthly close', ''],
  ['whom one teaches', 'Field instructor for one MSW student each year', 'Supervise one MSW intern per year', ''],
  ['where calls go', 'Route 60 calls a day to seven agents', 'Took 60 calls a day, directing them to seven agents', ''],
  ['a form', 'Prepared 1099 forms', 'Completed 1099s', ''],
  ['a unit', 'Terminate 480V panels', 'Terminate panels at 480 volts', 'Equipment up to 480 volts'],
  ['a region', 'Haul freight in Illinois and Iowa', 'Haul freight in Midwestern states', 'Freight in the Midwest'],
  ['a fifth', 'Cut misshapen loaves by a fifth', 'Cut misshapen loaves by 20%', ''],
  ['a stump', 'Pflege nach Operationen', 'Prä- und postoperative Pflege', 'Prä- und postoperative Pflege'],
  ['an umlaut', 'Klärung von Schadensfällen mit Kunden', 'Klärung von Schäden mit Kunden', 'Schäden bearbeiten'],
  ['what is done', 'Tutoring on Tuesdays', 'Tutoring as academic intervention', 'Reading intervention'],
])('%s is not red: "%s" as "%s"', (_, note, after, posting) => {
  expect(redOf([note], after, posting)).toEqual([]);
});

it.each([
  ['an employer', 'Worked in Desert Springs', 'Worked at Banner Desert School', '', 'Banner Desert School'],
  ['a name on a plain stem', 'Taught in a High School', 'Taught with Canvas and Schoology', '', 'Schoology'],
  ['a name in small letters', 'Enter records in BambooHR', 'Enter records in workday', 'Data in (Workday)', 'workday'],
  ['a degree', 'Developer', 'Developer with a master’s degree', '', 'master’s'],
  ['what others are', 'Intern at Hollis CPAs, passed two parts of the CPA exam', 'Licensed CPA', '', 'CPA'],
  ['an award', 'Calm on a busy line', 'Award-winning cook', '', 'Award-winning'],
  ['every unit', 'Wrote reports each year', 'Wrote reports for every branch', '', 'every'],
  ['a stand-in', 'Vertretung der Stationsleitung', 'Stationsleitung mit 34 Betten', '', 'Stationsleitung'],
])('%s is red: "%s" as "%s"', (_, note, after, posting, claim) => {
  expect(redOf([note], after, posting)).toContain(claim);
});
