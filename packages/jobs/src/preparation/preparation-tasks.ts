import type { AiSubject, AiTask, PersonalData } from '@keepmark/assistant';
import { promptTask } from '@keepmark/assistant/prompt-task';
import {
  coverLetterPrompt,
  fullJobPostingPrompt,
  interviewQuestionsPrompt,
  jobPreparationPrompt,
  jobSummaryPrompt,
  type PromptJob,
} from '@keepmark/assistant/prompts';
import type { ResumeDocument } from '@keepmark/resume-document';
import { personalDataOf, resumeTextOf } from '@keepmark/resumes/ai-resume';
import { jobName } from '../job';
import type { Job } from '../job-table';
import { postingTextOf } from '../job-posting/posting-text';

/** What the tasks are about. */
export interface PreparedJob {
  readonly job: Job;
  /** The job's résumé, if one is chosen. */
  readonly resume?: ResumeDocument | undefined;
}

/** The subject of answers that are saved with a job. */
export const jobSubject = (job: Pick<Job, 'internalId' | 'jobTitle' | 'companyName'>): AiSubject => ({
  type: 'job',
  id: job.internalId,
  label: jobName(job),
});

const nothingPersonal: PersonalData = {};

/** What the AI can be asked about a saved job, one task for each prompt. */
export function preparationTasks({ job, resume }: PreparedJob) {
  const { jobTitle, companyName } = job;
  const about: PromptJob = { jobTitle, companyName, description: postingTextOf(job) };
  const withResume = { job: about, resumeText: resume ? resumeTextOf(resume) : '' };
  const common = { subject: jobSubject(job), personalData: resume ? personalDataOf(resume) : nothingPersonal };
  return {
    summary: promptTask('job-summary', 'Summarize the posting', jobSummaryPrompt(about), common),
    fields: promptTask('full-job-posting', 'Read the fields of the posting', fullJobPostingPrompt(about), common),
    questions: promptTask(
      'interview-questions',
      'Suggest interview questions',
      interviewQuestionsPrompt(about),
      common,
    ),
    preparation: promptTask('job-preparation', 'Plan how to prepare', jobPreparationPrompt(withResume), common),
    letter: promptTask('cover-letter', 'Write a cover letter', coverLetterPrompt(withResume), common),
  } satisfies Record<string, AiTask>;
}

export type PreparationTasks = ReturnType<typeof preparationTasks>;
