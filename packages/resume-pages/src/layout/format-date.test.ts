import { expect, test } from 'vitest';
import { resumeLanguages, type ResumeLanguage } from '@keepmark/resume-document';
import { sectionKinds } from '@keepmark/resume-document';
import { formatDate, formatDateRange, formatFullDate } from './format-date';
import { sectionHeading } from '@keepmark/resume-document/headings';

const design = (dateFormat: Parameters<typeof formatDate>[1]['dateFormat'], language: ResumeLanguage = 'en') => ({
  dateFormat,
  language,
});

test.each([
  ['MMM YYYY', 'Mar 2019 – Present'],
  ['MMMM YYYY', 'March 2019 – Present'],
  ['MM/YYYY', '03/2019 – Present'],
  ['YYYY-MM', '2019-03 – Present'],
  ['YYYY', '2019 – Present'],
] as const)('writes a range as %s', (format, expected) => {
  expect(formatDateRange('2019-03-04', 'present', design(format))).toBe(expected);
});

test('leaves a year, and text that is not a date, unchanged', () => {
  expect(formatDate('2019', design('MM/YYYY'))).toBe('2019');
  expect(formatDate(' Spring 2019 ', design('MM/YYYY'))).toBe('Spring 2019');
  expect(formatDate('2019-13', design('MM/YYYY'))).toBe('2019-13');
  expect(formatFullDate('2026-11-31x', 'en')).toBe('2026-11-31x');
});

test('writes no dash if one date is missing or both are the same', () => {
  expect(formatDateRange('2019', '', design('YYYY'))).toBe('2019');
  expect(formatDateRange('', '2019', design('YYYY'))).toBe('2019');
  expect(formatDateRange('2019-02', '2019-11', design('YYYY'))).toBe('2019');
  expect(formatDateRange('', '', design('YYYY'))).toBe('');
});

test('writes months, "Present" and full dates in the language of the document', () => {
  expect(formatDateRange('2019-03', 'present', design('MMMM YYYY', 'pl'))).toBe('marzec 2019 – obecnie');
  expect(formatDateRange('2019-03', 'present', design('MMMM YYYY', 'fr'))).toBe('mars 2019 – aujourd’hui');
  expect(formatFullDate('2026-11-22', 'en')).toBe('November 22, 2026');
  expect(formatFullDate('2026-11-22', 'de')).toBe('22. November 2026');
});

test.each(resumeLanguages)('has a heading for every kind of section in %s', (language) => {
  const headings = sectionKinds.map((kind) => sectionHeading({ kind, heading: ' ' }, language));
  expect(new Set(headings).size).toBe(sectionKinds.length);
  expect(headings).not.toContain('');
  expect(sectionHeading({ kind: 'skills', heading: ' Tools ' }, language)).toBe('Tools');
});
