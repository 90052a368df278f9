import { expect, it } from 'vitest';
import { sharedLocationResolver } from '../../../gazetteer/locations/shared-location-resolver';
import { readPastedPosting } from './read-pasted-posting';
import { pastedOn } from './testing/pastes';

const read = (text: string) => readPastedPosting(text, sharedLocationResolver, pastedOn);
const body = 'You bake bread and rolls from three in the morning, with two others and a radio that nobody may touch.';

it.each([
  ['Baker\nFoxglove Coffee Roasters\nPortland, OR\nApply', 'Baker', 'Foxglove Coffee Roasters'],
  ['*Senior Baker* at Fenwick Rolls (Chicago, 2 days)', 'Senior Baker', 'Fenwick Rolls'],
  ['Olive Works | Baker | Reno, NV | ONSITE | Full-time', 'Baker', 'Olive Works'],
  [`Courses\nBaker\nPosted 18 November by Olive Recruitment\nApply\n${body}`, 'Baker', 'Olive Recruitment'],
  [`Home\nTern College\nMoods\nBaker\nReno, NV\n${body}`, 'Baker', 'Tern College'],
  [`Baker\nTern Rolls · Kitchen\nReno, NV\nAbout Tern\n${body}`, 'Baker', 'Tern Rolls'],
  [`THE OLIVE TREE\nPosition: Baker\nThe Olive Tree is a bakery.`, 'Baker', 'The Olive Tree'],
  [`Save Night Baker at Olive\nNight Baker\nKitchen\n${body}`, 'Night Baker', 'Olive'],
  ['Job title: Baker\nClient: Olive', 'Baker', 'Olive'],
  ['Hey! Saw this -\nOlive Museum (Reno NV) needs a Head Baker. $52k', 'Head Baker', 'Olive Museum'],
  [
    'Reno Kitchen Jobs\nJoin group\nHIRING!! Line Cook at The Olive Spoon, Reno. $20/hr',
    'Line Cook',
    'The Olive Spoon',
  ],
  ['InMail\nDevon\nHi,\nI have a Head Baker role at Olive Works. Call me.', 'Head Baker', 'Olive Works'],
  [`Olive Works\nJobs >> Baker\nBaker\nTitle: Baker\n${body}`, 'Baker', 'Olive Works'],
  ['Baker, evenings (NE Reno)\nBaker, evenings\njob title: Baker\ncompany name: Olive', 'Baker, evenings', 'Olive'],
  [`Baker\nBASIC QUALIFICATIONS\n${body}`, 'Baker', ''],
  [`Bread Kneader\nReno, NV\n$20 an hour\n${body}`, 'Bread Kneader', ''],
  [`Careers at Tern Rolls\nBaker\nReno, NV\n${body}`, 'Baker', 'Tern Rolls'],
  [`Baker\nReno, NV\n${body}\nLes Pains du Lac\n© 2026 Les Pains du Lac`, 'Baker', 'Les Pains du Lac'],
  [`Baker\nReno, NV\n${body}\n© 2026 Workday, Inc.`, 'Baker', ''],
  [
    'Hi Sam,\nwe have an opportunity with one of our clients, Olive Rolls, out of their Reno, NV bakery.\nThey need a Head Baker for the night shift.\nBest,\nTom\nSenior Recruiter | Tern Talent\nSparks, NV 89431',
    'Head Baker',
    'Olive Rolls',
  ],
])('reads the title and the company of %j', (text, jobTitle, companyName) => {
  expect(read(text)).toMatchObject({ jobTitle, companyName });
});

it.each([
  [`Baker\nOlive\nJob Locations US-OH-Dayton\n${body}`, 'Dayton, OH'],
  [`Baker\nOlive Works\n${body}\nDetails\nMurfreesboro, TN`, 'Murfreesboro, TN'],
  ['Olive Museum (Reno NV) needs a Head Baker.', 'Reno NV'],
  [
    'Hi Sam,\nOne of our clients, Olive Rolls, out of their Reno, NV bakery, is growing.\nThey need a Head Baker.\nBest,\nTom\nSparks, NV 89431',
    'Reno, NV',
  ],
])('reads the place of %j', (text, location) => {
  expect(read(text).location).toBe(location);
});

it("doesn't take what a board estimates for the pay", () => {
  expect(read('Baker\nOlive\nCompensation: $160K - $190K*\n* Ladders Estimates').salary).toBe('');
});

it('reads the pay that a recruiter calls the base', () => {
  expect(read('Baker\nOlive\nBase is $82-90k plus a 10% bonus, and they cover the move.').salary).toBe(
    '$82,000–$90,000',
  );
});
