import { blankDocument } from '@keepmark/resume-document/new-document';
import { expect, it } from 'vitest';
import { exactOccupation, plainCode, resumeTitles } from './career-titles';
import { experienceSection } from '../testing/resume';

it('suggests the headline and the jobs of a résumé, newest first and without duplicates', () => {
  const document = blankDocument({
    headline: 'Charge nurse',
    sections: [experienceSection('Charge Nurse', 'Staff nurse', '', 'Aide')],
  });
  expect(resumeTitles(document)).toEqual(['Charge nurse', 'Staff nurse', 'Aide']);
  expect(resumeTitles(undefined)).toEqual([]);
  expect(resumeTitles(blankDocument({ headline: 'Nurse | Teacher | Mother of three' }))).toEqual([]);
});

const titled = (code: string, title: string, ...matchingTitles: string[]) => ({ code, title, matchingTitles });

it.each([
  ['registered  nurses', '29-1141'],
  ['Charge nurse', '29-1141'],
  ['Nurse', undefined],
  ['RN', undefined],
  ['', undefined],
])('%j is the occupation %j', (title, code) => {
  const found = [
    titled('29-1141', 'Registered Nurses', 'Charge Nurse', 'RN'),
    titled('29-1171', 'Nurse Practitioners', 'RN'),
  ];
  expect(exactOccupation(title, found)?.code).toBe(code);
});

it.each([
  ['15-1252.00', '15-1252'],
  ['29-1141.01', '29-1141.01'],
  ['15-1252', '15-1252'],
])('writes the code %s as %s', (code, plain) => {
  expect(plainCode(code)).toBe(plain);
});
