import { expect, it } from 'vitest';
import { recognize } from './recognize';
import { withWholeLinks } from './sidebar-parts';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (text: string, style: string, size: number, gap: number, startsColumn = false) =>
  sourceLine([sourceCell(text, 50, style.includes('bold'))], { style, size, gap, startsColumn });
const heading = (text: string, startsColumn = false) => line(text, 'Sans 10', 10, 3.4, startsColumn);
const small = (text: string) => line(text, 'Sans 8', 8, 1.5);

it('leaves a web address below an email address alone', () => {
  const lines = ['mira@castellan.studio', 'www.castellan.studio'].map((text) => small(text));
  expect(withWholeLinks(lines)).toEqual(lines);
});

it('joins an email address that was broken after its last dot', () => {
  const lines = ['mira@castellan.example.', 'jp'].map((text) => small(text));
  expect(withWholeLinks(lines).map(({ cells }) => cells[0]?.text)).toEqual(['mira@castellan.example.jp']);
});

it('reads contact data and skills of a sidebar whose skills look like headings', () => {
  const { document, unplaced } = recognize([
    line('Danielle Okonkwo', 'Sans bold 28', 28, 1, true),
    line('Registered Nurse', 'Sans 11', 11, 0.6),
    heading('About', true),
    small('Denver, CO'),
    small('danielle.okonkwo@gma'),
    small('il.com'),
    small('(303) 555-0147'),
    ...['Triage', 'IV therapy', 'Telemetry', 'Wound care'].map((text) => heading(text)),
    heading('Languages'),
    small('English (Native)'),
    heading('Summary', true),
    small('Compassionate registered nurse with eight years in emergency and step-down units, known for calm.'),
    heading('Experience'),
    line('St. Brigid Medical Center', 'Sans bold 10', 10, 2.6),
    small('Charge Nurse, 03/2020 - Present'),
  ]);
  expect(document).toMatchObject({
    location: 'Denver, CO',
    email: 'danielle.okonkwo@gmail.com',
    phone: '(303) 555-0147',
    summary: 'Compassionate registered nurse with eight years in emergency and step-down units, known for calm.',
  });
  const skills = document.sections.find(({ kind }) => kind === 'skills');
  expect(skills && 'entries' in skills ? skills.entries : []).toMatchObject(
    ['Triage', 'IV therapy', 'Telemetry', 'Wound care'].map((skillName) => ({ skillName })),
  );
  expect(unplaced).toEqual([]);
});

it('leaves a summary that ends with a sentence about an address', () => {
  const { document } = recognize([
    line('Ada Okafor', 'Sans bold 28', 28, 1),
    heading('Summary'),
    small('Writes at https://ada.example every week.'),
    heading('Skills'),
    small('Python, SQL'),
  ]);
  expect(document.summary).toBe('Writes at https://ada.example every week.');
});
