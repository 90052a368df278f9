import type { Competency } from './competencies';

/** Questions about past behavior, by competency. Only append, because the index of a question is its id. */
export const behavioralQuestions: Readonly<Record<Competency, string>> = {
  teamwork: `
Tell me about a team you were proud to be part of. What was your share of its success?
Describe a time you helped a coworker whose work was falling behind.
Tell me about a project that needed people from several departments. How did you keep everyone together?
Give an example of a time you put the team’s goal ahead of your own.
Describe working with someone whose style was very different from yours.
Tell me about a time your team shared credit unevenly. What did you do?`,
  conflict: `
Tell me about a disagreement with a coworker and how it ended.
Describe a time you disagreed with your manager’s decision. What did you say, and what did you do?
Tell me about a time two people on your team stopped talking to each other.
Give an example of criticism you thought was unfair. How did you respond?
Describe the most difficult person you have worked with and how you made it work.
Tell me about a time you had to say no to someone important.`,
  leadership: `
Tell me about a time you led people who did not report to you.
Describe a goal you set for a group and how you got everyone behind it.
Tell me about someone you coached. What can they do now that they could not do before?
Give an example of a task you delegated. How did you choose the person, and how did you follow up?
Describe a time you had to make an unpopular decision.
Tell me about a time your team lost its motivation and what you did about it.`,
  initiative: `
Tell me about something you improved that nobody asked you to improve.
Describe a problem you noticed before anyone else did.
Give an example of an idea of yours that was put into practice.
Tell me about a time you took on work outside your job description.
Describe something you built or started from nothing.
Tell me about a time you acted without waiting for instructions. How did you know it was right?`,
  failure: `
Tell me about a mistake that had consequences. What did you do in the first hour?
Describe a goal you missed. What would you do differently today?
Tell me about a decision you regret.
Give an example of a project that failed and what you took from it.
Describe a time you let someone down. How did you repair it?
Tell me about the hardest feedback you have received and what changed afterward.`,
  learning: `
Tell me about something difficult you taught yourself for work.
Describe a time you had to become useful in a new subject within a week.
Give an example of how you learned from someone more junior than you.
Tell me about a tool or method you dropped because you found a better one.
Describe the last course, book or talk that changed how you work.
Tell me about a time you asked for help. What made you ask?`,
  communication: `
Describe a time you explained something complicated to someone without your background.
Tell me about a message of yours that was misunderstood. How did you find out, and what did you do?
Give an example of bad news you had to deliver.
Tell me about a presentation that went well. How did you prepare it?
Describe a time listening carefully changed your plan.
Tell me about written work of yours that made a difference.`,
  problems: `
Describe the most complex problem you have solved. Where did you start?
Tell me about a time the obvious solution was wrong.
Give an example of a decision you made with too little information.
Describe a problem that came back again and again until you found its cause.
Tell me about a time you used numbers to settle a question.
Describe a creative solution you found when there was no budget.`,
  customers: `
Tell me about a customer or client you won back.
Describe a time you went further for someone than your job required.
Give an example of a customer who was wrong. How did you handle it?
Tell me about feedback from customers that changed what you did.
Describe a time you had to explain a rule that a customer did not like.
Tell me about serving someone whose needs were new to you.`,
  time: `
Tell me about a week in which everything was urgent. What came first, and why?
Describe a deadline you met against the odds.
Give an example of a long project that you finished on schedule.
Tell me about a time you had to renegotiate a deadline.
Describe how you handled two managers who wanted different things at the same time.
Tell me about something you stopped doing in order to have time for what mattered.`,
  change: `
Tell me about a change at work that you did not agree with. How did you go along with it?
Describe a time your role changed and what you did in the first month.
Give an example of plans that fell apart at the last minute.
Tell me about introducing a new system or process to people who liked the old one.
Describe a time priorities changed in the middle of your work.
Tell me about the biggest adjustment you have made in your career.`,
  integrity: `
Tell me about a time doing the right thing was inconvenient.
Describe a situation in which you were asked to bend a rule.
Give an example of confidential information you had to protect.
Tell me about a time you admitted something nobody would have found out.
Describe a moment when you questioned how something was done at work.
Tell me about a promise that was hard to keep.`,
  quality: `
Tell me about an error you caught that others had missed.
Describe work of yours that had to be exactly right. How did you check it?
Give an example of a time you had to choose between fast and good.
Tell me about a standard you raised where you worked.
Describe routine work you do and how you stay careful.
Tell me about a time you were too much of a perfectionist.`,
  influence: `
Tell me about a time you changed someone’s mind.
Describe getting support for an idea from people who had no reason to help.
Give an example of a negotiation and its outcome.
Tell me about a time you could not persuade someone. What did you do next?
Describe how you built trust with someone who was skeptical of you.
Tell me about a recommendation you made that was followed.`,
  results: `
What is the achievement you are proudest of at work, and how was it measured?
Tell me about a target you exceeded.
Describe money or time you saved for an employer.
Give an example of something that still works the way you set it up.
Tell me about the hardest goal you have reached.
Describe a result that depended on your persistence.`,
  pressure: `
Tell me about the most stressful day you have had at work.
Describe an emergency and your part in it.
Give an example of staying calm when others did not.
Tell me about a time you had far too much to do.
Describe working under close observation.
Tell me about recovering after a very difficult period at work.`,
};
