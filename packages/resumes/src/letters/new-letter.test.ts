import { expect, it } from 'vitest';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { newLetter, wordCount } from './new-letter';

const today = '2026-11-22';
const job = { jobId: 'job-1', jobTitle: 'Nurse', companyName: 'Mercy' };

it('starts a letter to the job’s company with the résumé’s sender and design', () => {
  const resume = blankDocument({ name: 'Ada', email: 'ada@example.com' });
  const design = { ...resume.design, template: 'modern' as const, pageBreaksBefore: ['skills'] };
  expect(newLetter({ job, resume: { ...resume, design }, titles: [], today })).toMatchObject({
    title: 'Letter for Nurse at Mercy',
    companyName: 'Mercy',
    subject: 'Nurse',
    date: today,
    sender: { name: 'Ada', email: 'ada@example.com' },
    design: { template: 'modern', pageBreaksBefore: [] },
  });
});

it('numbers titles that are taken', () => {
  const titles = ['letter1', ' Letter2', 'Letter for Nurse at Mercy'];
  expect(newLetter({ titles, today }).title).toBe('Letter3');
  expect(newLetter({ job, titles, today }).title).toBe('Letter for Nurse at Mercy 2');
});

it.each([
  ['', 0],
  ['Dear **Ms. Doe**, I’m here.', 5],
  ['- one\n- two *three*', 3],
  ['see [my site](https://a.example/some/path) - thanks', 4],
])('counts the words of %j', (text, count) => {
  expect(wordCount(text)).toBe(count);
});
