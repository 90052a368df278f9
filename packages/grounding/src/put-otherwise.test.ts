import { expect, it } from 'vitest';
import { checkNotes } from './testing/check-notes';

it.each([
  ['behind a word of the entry', 'on call one weekend in four', 'Cover the on-call rota', 'Join our rota'],
  ['behind a joined word', 'phonics catch-up, 6 children', 'A phonics catch-up intervention', 'Interventions'],
  [
    'before examples',
    'cremation forms, registrars',
    'Completed statutory documentation, including cremation forms, and liaised with registrars',
    'Statutory documentation',
  ],
  ['before one example', 'feeds, cleaning out', 'Provided husbandry such as feeding', 'Husbandry'],
  ['a verb', 'logo redesign', 'A chance to breathe life into a logo', 'You breathe life into our brand'],
  ['what it keeps to', 'allergen folder', 'Allergen folder in line with traceability', 'Traceability'],
  ['what it is a part of', 'HACCP Listen', 'Führen von Listen im Rahmen des Hygienemanagements', 'Hygienemanagement'],
  ['a purpose of help', 'helped on the PCs', 'Promoted inclusion by helping on the PCs', 'Digital inclusion'],
  ['a purpose', 'Kinderkonferenz eingeführt', 'Kinderkonferenz zur Förderung der Partizipation', 'Partizipation'],
])('words of the posting that put what is there are amber: %s', (_, note, after, posting) => {
  expect(checkNotes([note], after, posting).level).toBe('amber');
});

it.each([
  ['an item of its own', 'otoscopy and hearing tests', 'Hearing tests, otoscopy and microsuction', 'Microsuction'],
  ['behind a verb', 'cleaned hives', 'Cleaned switchgear', 'Switchgear'],
  ['of what belongs to others', 'refreshed the shop windows', "Ran the shop's social media", 'Social media'],
  ['before new examples', 'cleaning', 'Provided husbandry, including vaccination', 'Husbandry, vaccination'],
  ['what somebody is', 'walked the halls at night', 'Walked the halls at night as fire marshal', 'Marshal'],
  ['a name', 'React components', 'React und Next.js, einschließlich React', 'Next.js'],
])('words of the posting that add to what is there are red: %s', (_, note, after, posting) => {
  expect(checkNotes([note], after, posting).level).toBe('red');
});
