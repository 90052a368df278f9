import type { AiTask } from '@keepmark/assistant';
import { type AiJob, analyzeResume, optimizeResume, reviewResume } from '@keepmark/contracts';
import { aiResumeOf, personalDataOf, resumeTextOf } from '../ai-resume';
import type { ResumeDocument } from '@keepmark/resume-document';
import { targetOfJob } from '../resume';
import type { PickedJob } from '../slots';

/** A saved job with the text of its posting. */
export interface JobToFit extends PickedJob {
  readonly postingText: string;
  /** The end of `postingText` that is the job's full posting; the rest is its description. */
  readonly jobPostingData?: string;
}

/** Postings with fewer characters than the first aren't compared; with fewer than the second, only roughly. */
const postingCharacters = { least: 100, full: 600, most: 36_000 } as const;

export type PostingLength = 'missing' | 'too-short' | 'short' | 'enough' | 'cut';

export function postingLengthOf({ postingText }: JobToFit): PostingLength {
  const { length } = postingText.trim();
  if (length === 0) return 'missing';
  if (length < postingCharacters.least) return 'too-short';
  if (length < postingCharacters.full) return 'short';
  return length > postingCharacters.most ? 'cut' : 'enough';
}

const reviewPrompt =
  'Review my résumé as a recruiter would. Say what to change first and why, quote the words you mean, and say what to keep. Judge only what is there; don’t suggest facts that I would have to make up.';
const analyzePrompt =
  'List what the posting asks for, quoted word for word, and for each requirement the words of my résumé that show it. Leave the evidence empty where my résumé doesn’t show it. Don’t give a score.';
const optimizePrompt =
  'Suggest changes to the summary and to single lines of my résumé that make it fit this posting, with the facts of that entry only. Add no number, name, skill, title, credential or scope that isn’t there.';

/** A prompt together with the data of the call, to copy into another AI. */
const withTexts = (prompt: string, document: ResumeDocument, job?: JobToFit): string =>
  [
    prompt,
    `My résumé:\n${resumeTextOf(document)}`,
    ...(job ? [`The posting, ${targetOfJob(job)}:\n${job.postingText.trim()}`] : []),
  ].join('\n\n');

/** Asks for a review of a résumé. */
export function reviewTask(resumeId: string, document: ResumeDocument): AiTask {
  const resume = aiResumeOf(document);
  return {
    kind: 'resume-review',
    title: 'Review with AI',
    subject: { type: 'resume', id: resumeId, label: document.title },
    prompt: reviewPrompt,
    promptToCopy: withTexts(reviewPrompt, document),
    isPromptEditable: true,
    request: (prompt) => ({ call: reviewResume, body: { resume, prompt } }),
    personalData: personalDataOf(document),
    label: 'Written by AI. Check each point before you change something.',
  };
}

/** A job as an AI call takes it. The description comes first when both parts are too long. */
export function aiJobOf({ jobTitle, companyName, postingText, jobPostingData = '' }: Omit<JobToFit, 'jobId'>): AiJob {
  const [text, data] = [postingText.trim(), jobPostingData.trim()];
  const hasData = data !== '' && text.endsWith(data);
  const description = hasData ? text.slice(0, -data.length).trim() : text;
  const jobDescription = description.slice(0, postingCharacters.most);
  const room = postingCharacters.most - jobDescription.length;
  return { jobTitle, companyName, jobDescription, jobPostingData: hasData ? data.slice(0, room) : '' };
}

/** What both tasks with a résumé and a posting share. */
function fitTask(document: ResumeDocument, job: JobToFit, prompt: string) {
  return {
    // With the résumé, because answers about the job with another one show here, too.
    subject: { type: 'job', id: job.jobId, label: `${targetOfJob(job)}, with ${document.title.trim() || 'Untitled'}` },
    prompt,
    promptToCopy: withTexts(prompt, document, job),
    isPromptEditable: false,
    personalData: personalDataOf(document),
  } as const;
}

/** Asks what a posting requires, and which of it a résumé shows. */
export function analyzeTask(document: ResumeDocument, job: JobToFit): AiTask {
  const body = { resume: aiResumeOf(document), job: aiJobOf(job) };
  return {
    ...fitTask(document, job, analyzePrompt),
    kind: 'resume-analyze',
    title: 'Compare with the requirements',
    request: () => ({ call: analyzeResume, body }),
    label: 'Quotes are checked against the posting and your résumé. The score is computed from them, not by the AI.',
  };
}

/** Asks for changes that tailor a résumé to a posting. */
export function optimizeTask(document: ResumeDocument, job: JobToFit): AiTask {
  const body = { resume: aiResumeOf(document), job: aiJobOf(job) };
  return {
    ...fitTask(document, job, optimizePrompt),
    kind: 'resume-optimize',
    title: 'Suggest changes',
    request: () => ({ call: optimizeResume, body }),
    label: 'Accept only what is true. Your résumé stays as it is: accepted changes become a new version.',
  };
}
