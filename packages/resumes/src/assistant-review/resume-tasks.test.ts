import { expect, it } from 'vitest';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { aiJobOf, analyzeTask } from './resume-tasks';

const job = { jobId: 'job', jobTitle: 'Charge nurse', companyName: 'Harbor' };

it('sends the description and the full posting of a job each in its own field', () => {
  const full = { ...job, postingText: 'Lead a shift.\n\nACLS required.', jobPostingData: 'ACLS required.' };
  expect(analyzeTask(sampleResume(), full).request('').body).toMatchObject({
    job: {
      jobTitle: 'Charge nurse',
      companyName: 'Harbor',
      jobDescription: 'Lead a shift.',
      jobPostingData: 'ACLS required.',
    },
  });
});

it.each([
  ['Lead a shift.', undefined, 'Lead a shift.', ''],
  ['ACLS required.', 'ACLS required.', '', 'ACLS required.'],
])('splits %j with the full posting %j into %j and %j', (postingText, data, jobDescription, jobPostingData) => {
  const given = { ...job, postingText, ...(data !== undefined && { jobPostingData: data }) };
  expect(aiJobOf(given)).toMatchObject({ jobDescription, jobPostingData });
});

it('sends at most 36,000 characters of both, the description first', () => {
  const [description, data] = ['a'.repeat(30_000), 'b'.repeat(30_000)];
  const sent = aiJobOf({ ...job, postingText: `${description}\n\n${data}`, jobPostingData: data });
  expect([sent.jobDescription.length, sent.jobPostingData?.length]).toEqual([30_000, 6000]);
});
