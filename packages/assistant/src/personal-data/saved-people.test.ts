import type { SavedPerson } from '@keepmark/app-shell';
import { describe, expect, it } from 'vitest';
import { hidePersonalData, restorePersonalData } from './personal-data';

const person = (values: Partial<SavedPerson>): SavedPerson => ({
  internalId: '',
  name: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  ...values,
});

const rosa = person({
  name: 'Dr. Rosa Klein-Meyer',
  email: 'rosa@mercy.example',
  phoneNumber: '555 0134',
  companyName: 'Mercy Hospital, Inc.',
});
const jose = person({ name: 'José Park', companyName: 'Target' });
const mark = person({ name: 'Mark Will', companyName: 'Olive Street' });
const june = person({ name: 'June Ford', companyName: 'Olive Street' });
const maria = person({ name: 'Maria', companyName: 'Olive Street' });
const everyone = [rosa, jose, mark, june, maria];

const dataOf = (people: readonly SavedPerson[], related: readonly SavedPerson[] = []) => ({
  name: 'Ada Lovelace',
  savedPeople: () => ({ people, isRelated: (one: SavedPerson) => related.includes(one) }),
});
const hide = (text: string, related: readonly SavedPerson[] = []) =>
  hidePersonalData(text, dataOf(everyone, related)).value;

describe('saved people', () => {
  it.each([
    ['I spoke with Rosa Klein-Meyer.', 'I spoke with [PERSON 1].'],
    ['Klein-Meyer, Rosa', '[PERSON 1 2]'],
    ['rosa klein-meyer was there', '[PERSON 1 2] was there'],
    [
      'Rosa Klein-Meyer called. Rosa will call Ms. Meyer.',
      '[PERSON 1] called. [PERSON 1 FIRST NAME] will call Ms. [PERSON 1 LAST NAME].',
    ],
    ['Jose Park and José', '[PERSON 1 2] and [PERSON 1 FIRST NAME]'],
    ['José J. Park', '[PERSON 1 2]'],
    ['Lovelace, Ada asked José Park', '[NAME 2] asked [PERSON 1]'],
  ])('are hidden by their full name: %s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it.each([
    ['Rosa said yes', 'Rosa said yes'],
    ['Rosa of Mercy Hospital said yes', '[PERSON 1 FIRST NAME] of Mercy Hospital said yes'],
    ['José hit the target', 'José hit the target'],
    ['José from Target', '[PERSON 1 FIRST NAME] from Target'],
    ['Maria bakes', 'Maria bakes'],
    ['Maria bakes at Olive Street', '[PERSON 1] bakes at Olive Street'],
  ])('are hidden by a part of their name only with their company: %s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it('are hidden by a part of their name if they belong to the subject', () => {
    expect(hide('Rosa said yes, Maria no, José maybe', [rosa, maria])).toBe(
      '[PERSON 1 FIRST NAME] said yes, [PERSON 2] no, José maybe',
    );
  });

  it.each([
    'Will you join Olive Street in June? Mark your calendar: we will park a Ford at the mark.',
    'OLIVE STREET WILL MARK IT',
    'At Olive Street, maria is a word in lowercase',
  ])('leave common words alone: %s', (text) => {
    expect(hide(text, everyone)).toBe(text);
  });

  it.each([
    ['I met with Mark on Monday', 'I met with [PERSON 1 FIRST NAME] on Monday'],
    ['Mark’s team needs Mr. Will', '[PERSON 1 FIRST NAME]’s team needs Mr. [PERSON 1 LAST NAME]'],
    ['I met with Mark Twain High', 'I met with Mark Twain High'],
  ])('with a common name are hidden where it is one: %s', (text, hidden) => {
    expect(hide(text, [mark])).toBe(hidden);
  });

  it('are hidden by email address and phone number, with placeholders of their own', () => {
    expect(hide('Write to Rosa@Mercy.example or x@y.example, or call 555-0134.')).toBe(
      'Write to [PERSON 1 EMAIL] or [EMAIL], or call [PERSON 1 PHONE].',
    );
  });

  it('without a person’s name are not hidden', () => {
    const people = [
      person({ name: 'Hiring Manager', companyName: 'Acme' }),
      person({ name: 'Acme', companyName: 'Acme' }),
      person({ name: 'Recruiter', companyName: 'Acme' }),
      person({ name: '', companyName: 'Acme' }),
      person({ name: '???', companyName: 'Acme' }),
    ];
    const text = 'Ask the hiring manager or a Recruiter at Acme. Dear Hiring Manager,';
    expect(hidePersonalData(text, dataOf(people, people)).value).toBe(text);
  });

  it('are counted after other people, and only if the text names them', () => {
    const data = { ...dataOf(everyone), otherNames: ['Bo Lin', 'José Park'] };
    const { value, placeholders } = hidePersonalData('Bo Lin, José Park, and Rosa Klein-Meyer', data);
    expect(value).toBe('[PERSON 1], [PERSON 2], and [PERSON 3]');
    expect(placeholders.size).toBe(3);
  });

  it('are restored exactly', () => {
    const text = 'Dear Ms. Klein-Meyer,\nJosé Park of Target and ROSA KLEIN-MEYER (rosa@mercy.example, 5550134) agree.';
    const body = { prompt: text, job: { notes: [JSON.stringify({ text })] } };
    const { value, placeholders } = hidePersonalData(body, dataOf(everyone));
    expect(JSON.stringify(value)).not.toMatch(/klein|josé|rosa|0134/i);
    expect(restorePersonalData(value, placeholders)).toEqual(body);
  });

  it('are found in scripts without spaces', () => {
    const people = [person({ name: '山田太郎' })];
    expect(hidePersonalData('山田太郎です', dataOf(people)).value).toBe('[PERSON 1]です');
  });
});
