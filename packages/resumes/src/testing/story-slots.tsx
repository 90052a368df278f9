import { Anchor, NativeSelect, Text } from '@mantine/core';
import { targetOfJob } from '../resume';
import { createResumesStore } from '../resumes-store';
import type { FoundJob, ResumesSlots } from '../slots';

const postingText = `About the role
Harbor Medical is looking for a charge nurse to join our emergency department.

Requirements
- Active RN license in Texas
- ACLS and BLS certification
- Experience with triage, wound care and phlebotomy
- Three years of leading a night shift
- Bilingual in Spanish is a plus

What you will do
- Assess patients and prioritize care
- Administer medication and monitor vital signs
- Document patient care in Epic
- Train new nurses and lead the night shift

Benefits
- Health insurance, 401(k), paid time off, tuition support, free parking and a gym beside the hospital.`;

const jobs: readonly FoundJob[] = [
  { jobId: 'job-1', jobTitle: 'Charge nurse', companyName: 'Harbor Medical', postingText },
  { jobId: 'job-2', jobTitle: 'Nurse educator', companyName: 'Cedar College', postingText: 'Teach nurses.' },
];

/** The slots for stories and tests: two saved jobs, both with the first résumé. */
export const storySlots: ResumesSlots = {
  ResumeJobs: () => (
    <Text size="sm">
      Used for <Anchor href="#job">Charge nurse at Harbor Medical</Anchor>
    </Text>
  ),
  JobPicker: ({ jobId, onChange, label = 'Job' }) => (
    <NativeSelect
      label={label}
      value={jobId}
      data={[
        { value: '', label: 'No job' },
        ...jobs.map((job) => ({ value: job.jobId, label: `${job.jobTitle} at ${job.companyName}` })),
      ]}
      onChange={({ currentTarget }) => onChange(jobs.find((job) => job.jobId === currentTarget.value))}
    />
  ),
  findJob: async () => (_, jobId) => jobs.find((job) => job.jobId === jobId),
  createVersion: async () => (database, jobId, resumeId, changes) => {
    const job = jobs.find((each) => each.jobId === jobId);
    return job && createResumesStore(database).merge(resumeId, targetOfJob(job), changes, jobId);
  },
};
