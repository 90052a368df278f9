import { asData, visitMarker } from './as-data';

/** The facts about a company in a prompt. Unknown fields are empty. */
export interface PromptCompany {
  readonly companyName: string;
  readonly url: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** The facts about a job in a prompt. `description` is the posting. */
export interface PromptJob {
  readonly jobTitle: string;
  readonly companyName: string;
  readonly description: string;
}

export interface JobAndResume {
  readonly job: PromptJob;
  /** From `resumeTextOf`, without personal data. */
  readonly resumeText: string;
}

const withData = (question: string, data: Readonly<Record<string, string>>, marker: string): string =>
  [question, asData(data, marker)].filter((part) => part !== '').join('\n\n');

const companyPrompt =
  (question: string) =>
  ({ companyName, url, city, state, country }: PromptCompany, marker = visitMarker()): string =>
    withData(question, { company: companyName, website: url, city, state, country }, marker);

const jobData = ({ jobTitle, companyName, description }: PromptJob) => ({
  jobTitle,
  company: companyName,
  posting: description,
});

const jobPrompt =
  (question: string) =>
  (job: PromptJob, marker = visitMarker()): string =>
    withData(question, jobData(job), marker);

const jobAndResumePrompt =
  (question: string) =>
  ({ job, resumeText }: JobAndResume, marker = visitMarker()): string =>
    withData(question, { ...jobData(job), resume: resumeText }, marker);

export const companySummaryPrompt = companyPrompt(
  `Summarize the company in the data for somebody who may apply there.
Cover what it makes or does and for whom, its size and locations, how it earns money, and what has changed there lately.
If several companies have this name, say which one you mean. Use at most 250 words.`,
);

export const linkedInPagePrompt = companyPrompt(
  `Help me find and read the LinkedIn page of the company in the data.
Say what to search for to find the right page, how to tell it from companies with a similar name, and what I should look for on it: posts, people in my field, open jobs, growth.
Give three short messages I could send to somebody who works there.`,
);

export const competitorsPrompt = companyPrompt(
  `List the main competitors of the company in the data, at most eight.
For each one, say in one sentence what it does better or differently, and whether it usually hires for similar jobs.
Name the industry first, and say how sure you are about each.`,
);

export const keywordsPrompt = companyPrompt(
  `List keywords that matter at the company in the data: its industry, products, technologies, methods, and values.
Group them, put the most useful for a résumé or an interview first, and explain each in a few words. Use at most 30.`,
);

export const reviewsPrompt = companyPrompt(
  `What do employees of the company in the data usually praise and criticize?
Cover pay, hours, managers, growth, and culture as two lists, strengths and concerns. Say what is typical of the whole industry rather than of this company.
End with five questions that I can ask in an interview to find out for myself.`,
);

export const missionStatementPrompt = companyPrompt(
  `What are the mission and the values of the company in the data?
Put them in your own words, and say if you don't remember its own statement. Then say how I could show in an application that I share them, without flattery.`,
);

export const coverLetterPrompt = jobAndResumePrompt(
  `Write a cover letter for the job in the data, using only what the résumé in the data says about me.
Stay under 200 words. Open with why this job, show two or three facts of the résumé that fit what the posting asks for, and close with one sentence that invites a conversation.
Write only the salutation and the paragraphs: no addresses, date, subject, or signature. Write in the language of the posting.`,
);

export const jobSummaryPrompt = jobPrompt(
  `Summarize the posting in the data.
Use these headings: What you would do, What they require, What would help, Pay and benefits, Good to know. Leave a heading out if the posting says nothing about it.
Point out anything unclear or unusual that I should ask about.`,
);

export const interviewQuestionsPrompt = jobPrompt(
  `Which questions should I expect in an interview for the job in the data?
Give about 15, grouped into: about you, experience and skills, situations, the company, and closing. After each one, say in one sentence what the interviewer wants to learn.
Add five questions that I could ask them.`,
);

export const fullJobPostingPrompt = jobPrompt(
  `Read the fields of the posting in the data: title, company, location, workplace, job type, salary, experience, education, skills, responsibilities, benefits, deadline, contact.
Give each with the words of the posting that state it. Omit what the posting doesn't state.`,
);

export const jobPreparationPrompt = jobAndResumePrompt(
  `Prepare me to apply for the job in the data with the résumé in the data.
Say which three points of my résumé to put first, which requirements I don't show and how to deal with each honestly, what to find out about the company, and what to prepare for the interview.
End with a checklist in the order I should do it.`,
);

/** A practiced answer. The job is empty if it was for none. */
export interface PracticedAnswer {
  readonly question: string;
  readonly answer: string;
  readonly jobTitle: string;
  readonly companyName: string;
}

/** Not one of the specified prompts: feedback on an answer in interview practice. */
export const practiceAnswerPrompt = (
  { question, answer, jobTitle, companyName }: PracticedAnswer,
  marker = visitMarker(),
): string =>
  withData(
    `Give me feedback on my answer to the interview question in the data.
Say what works, with my own words. Then give at most three changes that would help most: structure, facts that are missing, length, or what the question really asks. Ask me for a fact instead of making one up.
End with an outline of a better answer that uses only what I told you.`,
    { question, answer, jobTitle, company: companyName },
    marker,
  );
