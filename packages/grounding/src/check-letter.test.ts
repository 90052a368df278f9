import { aiJob, aiResume } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { checkLetter } from './check-letter';

const resume = aiResume.parse({
  headline: 'Registered nurse',
  summary: 'Nurse with nine years in emergency care.',
  experience: [
    {
      internalId: 'e1',
      title: 'Registered nurse',
      companyName: 'Lakeside Clinic',
      startDate: '2017-01',
      endDate: '2026-01',
      notes: '- Cared for 12 patients a shift\n- Introduced a checklist for handovers',
    },
  ],
  skills: [{ internalId: 's1', skillName: 'Triage' }],
});
const job = aiJob.parse({
  jobTitle: 'Charge Nurse',
  companyName: 'Harbor Medical',
  jobDescription: 'Charge nurse with phlebotomy experience and three years of leading a night shift.',
});
const claimsOf = (text: string) =>
  checkLetter({ resume, job, text, name: 'Ada Okafor' }).map(({ text: words, level }) => `${level}: ${words}`);

it('marks nothing in a letter that says what the résumé says', () => {
  expect(
    claimsOf(
      'Dear Hiring Manager,\n\nI am applying for the Charge Nurse position at Harbor Medical. At Lakeside Clinic, I cared for 12 patients a shift and introduced a checklist for handovers. I would welcome the chance to talk.\n\nSincerely,\nAda Okafor',
    ),
  ).toEqual([]);
});

it.each([
  ['I cared for 45 patients a shift.', 'red: 45'],
  ['I also bring phlebotomy skills.', 'red: phlebotomy'],
  ['I worked at Cedar College for years.', 'red: Cedar College'],
  ['I am a Certified Emergency Nurse.', 'red: Certified'],
  ['I led a team of nurses.', 'red: led'],
  ['I am a registered phlebotomist.', 'red: registered'],
  ['My number is [phone number].', 'red: [phone number]'],
])('marks what %j adds to the résumé', (sentence, claim) => {
  expect(claimsOf(`Dear team,\n\n${sentence}`).join('; ')).toContain(claim);
});

it('marks everyday words where a sentence about the writer is all new', () => {
  expect(claimsOf('Dear team,\n\nI designed the seasonal menu.')).toEqual([
    'amber: designed',
    'amber: seasonal',
    'red: menu',
  ]);
  expect(claimsOf('Dear team,\n\nI enjoyed reading about you and would welcome a call.')).toEqual([]);
});

it('marks a word in each sentence that says something new of the writer', () => {
  expect(claimsOf('Dear team,\n\nI cared for patients a shift and organized the handovers.')).toEqual([
    'amber: organized',
  ]);
});

it.each([
  'Dear team, I cared for 45 patients a shift.',
  'Dear Hiring Manager: I cared for 45 patients a shift.',
  'Hello I cared for 45 patients a shift at Lakeside Clinic, and introduced a checklist for handovers.',
])('marks a claim on the line of the salutation: %j', (text) => {
  expect(claimsOf(text).join('; ')).toContain('red: 45');
});

it.each(['Dear Dr. Whitfield,', 'Dear Ms. Adaeze Nwosu:', 'Hello Priya!'])(
  'marks nothing in the salutation %j',
  (greeting) => {
    expect(claimsOf(`${greeting} I cared for 12 patients a shift.`)).toEqual([]);
  },
);

it.each([
  ['I would be glad to join your Lakewood team.', ['amber: Lakewood']],
  ['Your posting mentions phlebotomy, which interests me.', ['amber: phlebotomy']],
  ['I am eager to learn phlebotomy.', ['amber: phlebotomy']],
  ['I hope to earn certification.', ['amber: certification']],
  ['I hope to learn more, and I have certification.', ['red: certification']],
  ['I apply for the job in your ward in Lakewood.', ['amber: ward', 'amber: Lakewood']],
  ['Your posting mentions triage, and I bring phlebotomy.', ['red: phlebotomy']],
  ['I was glad to see the opening for a nurse in Lakewood.', ['amber: Lakewood']],
  ['I have worked in Lakewood.', ['red: Lakewood']],
])('tells what the posting has from what the writer claims: %s', (sentence, expected) => {
  const ofLakewood = aiJob.parse({ ...job, jobDescription: `${job.jobDescription} Our ward in Lakewood needs you.` });
  const claims = checkLetter({ resume, job: ofLakewood, text: `Dear team,\n\n${sentence}`, name: 'Ada Okafor' });
  expect(claims.map(({ text, level }) => `${level}: ${text}`)).toEqual(expected);
});
