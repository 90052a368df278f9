import { Anchor, NativeSelect, Text } from '@mantine/core';
import type { PickedJob, ResumesSlots } from '../slots';

const jobs: readonly PickedJob[] = [
  { jobId: 'job-1', jobTitle: 'Charge nurse', companyName: 'Harbor Medical' },
  { jobId: 'job-2', jobTitle: 'Nurse educator', companyName: 'Cedar College' },
];

/** What the suite passes in, for stories and tests: two saved jobs, both with the first résumé. */
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
};
