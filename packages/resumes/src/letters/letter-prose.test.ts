import { describe, expect, it } from 'vitest';
import { asSentence, roleWithArticle, startsWithDeed, withoutEnd } from './letter-prose';

describe('a title in a sentence', () => {
  it.each([
    ['Registered nurse', 'a registered nurse'],
    ['Data Analyst', 'a Data Analyst'],
    ['Account Manager', 'an Account Manager'],
    ['Nurse', 'a Nurse'],
    ['RN', 'an RN'],
    ['CNA', 'a CNA'],
    ['HR manager', 'an HR manager'],
    ['UX Designer', 'a UX Designer'],
    ['Union Organizer', 'a Union Organizer'],
    ['Usher', 'an Usher'],
    ['Umpire', 'an Umpire'],
    ['Hourly Associate', 'an Hourly Associate'],
    ['Head of Sales', 'Head of Sales'],
    ['Cook / Dishwasher', undefined],
    ['Nurse, ICU', undefined],
  ])('%s', (title, role) => expect(roleWithArticle(title)).toBe(role));
});

describe('a line of a résumé', () => {
  it.each(['Cared for 30 patients a day', 'Led a team', 'Trained 12 nurses'])('says what somebody did: %s', (line) =>
    expect(startsWithDeed(line)).toBe(true),
  );

  it.each(['Experienced nurse', 'Registered nurse', 'Care of 30 patients', 'SQL', 'Responsible for tills', ''])(
    'doesn’t: %j',
    (line) => expect(startsWithDeed(line)).toBe(false),
  );

  it('ends with one mark', () => {
    expect(asSentence(withoutEnd('Won the cup for managers!'))).toBe('Won the cup for managers.');
    expect(asSentence('help Yahoo!')).toBe('help Yahoo!');
    expect(asSentence('help Acme Inc.')).toBe('help Acme Inc.');
  });
});
