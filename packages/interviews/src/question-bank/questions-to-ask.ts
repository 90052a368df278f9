/** Questions to ask interviewers, by role. Only append, because the index of a question is its id. */
export const questionsToAsk = {
  recruiter: `
What are the next steps, and when can I expect to hear from you?
Who will make the decision, and whom else will I meet?
What made you look for someone now: growth, or did somebody leave?
What is the salary range for this position?
Which benefits matter most to the people who work here?
Is the position on site, remote or both, and how firm is that?
What happens between the offer and the first day?
How long do people usually stay in this position?
Is there anything in my résumé that gives you doubts?`,
  manager: `
What does success in this position look like after six months?
What is the first problem you would want me to solve?
What separates the people who do well here from those who struggle?
How do you like to work with the people you manage?
How often would we talk about my work, and how?
What happened to the last person in this position?
How are decisions made when people disagree?
What can I learn here that I could not learn elsewhere?
What is the hardest part of this job?
What does the budget or the staffing look like this year?`,
  team: `
What did your last week look like?
What do you wish you had known before you started?
How do you divide up the work?
What happens here when something goes wrong?
Which tools or equipment work well, and which do you fight with?
When did the team last change how it works, and why?
What would make your work easier?
How do you help new people get started?
What do you do together that has nothing to do with work?`,
  leadership: `
What are the organization’s most important goals for the next year?
What would have to happen for you to miss them?
How has this place changed since you joined?
What do your best customers say about you, and what do the unhappy ones say?
How do you decide whom to promote?
What worries you about your industry?
How does this position contribute to what you are measured by?
How would you describe the culture to a friend?`,
  closing: `
Is there anything I said that I could explain better?
Do you have any concerns about my fit for the position?
May I tell you about a piece of work that we did not get to?
What else would help you decide?
Whom may I contact if another question comes up?
Would it be possible to see the place where I would work?
What are you most looking forward to here?
Is there something that I should read or try before we talk again?`,
} as const;
export type AskedPerson = keyof typeof questionsToAsk;

export const askedPeople: Readonly<Record<AskedPerson, string>> = {
  recruiter: 'The recruiter',
  manager: 'The hiring manager',
  team: 'Future coworkers',
  leadership: 'Leaders',
  closing: 'At the end',
};
