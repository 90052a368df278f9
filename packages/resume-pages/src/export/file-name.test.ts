import { expect, it } from 'vitest';
import { sampleLetter, sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { exportFileName } from './file-name';

it.each([
  ['Ana Díaz', 'Nurse', 'Ana Díaz - Nurse.pdf'],
  ['Ana', 'Ana', 'Ana.pdf'],
  ['', '', 'Résumé.pdf'],
  ['CON', '', 'Résumé.pdf'],
  ['../../etc', 'a/b\\c:d', 'etc - a b c d.pdf'],
  ['Ana\u202Efdp', 'x', 'Ana fdp - x.pdf'],
  ['...', '', 'Résumé.pdf'],
])('names a file of %j and %j', (name, title, fileName) => {
  expect(exportFileName(sampleResume({ name, title }), 'pdf')).toBe(fileName);
});

it('keeps names short', () => {
  expect(exportFileName(sampleResume({ name: 'ä'.repeat(300), title: '' }), 'pdf')).toHaveLength(104);
});

it('names a letter by its sender and title', () => {
  expect(exportFileName(sampleLetter(), 'docx')).toBe('Amélie Nguyễn-Kowalska - Letter to Meridian.docx');
});
