/** Questions about motivation and plans. Only append, because the index of a question is its id. */
export const motivationQuestions = `
Tell me about yourself.
Walk me through your résumé.
Why do you want this job?
Why our company and not one of our competitors?
What do you know about us?
Why are you leaving your current position?
Why is there a gap in your résumé?
Why have you changed jobs so often?
Why do you want to change fields?
What are your three greatest strengths?
What is your greatest weakness, and what are you doing about it?
What would your last manager say about you?
What would your coworkers say is difficult about you?
Where do you want to be in five years?
What does a good day at work look like for you?
What kind of work do you put off?
What kind of manager do you work best with?
What kind of place would you not work for?
How do you like to be given feedback?
Do you prefer working alone or with others?
What makes you get up in the morning?
What do you do when you are bored at work?
What are you proud of outside work?
What are your salary expectations?
What do you earn today?
Are you interviewing elsewhere?
If we made you an offer today, what would you say?
When could you start?
Are you willing to travel or to relocate?
How do you feel about working overtime or weekends?
What questions should I have asked you?
Why should we hire you?
What would you do in your first 30, 60 and 90 days here?
What do you think will be the hardest part of this job for you?
You seem overqualified. Why would you stay?
You lack some of the experience that we ask for. Why should we consider you?
How do you balance your work and the rest of your life?
What did you like least about your last job?
Which of our values speaks to you, and why?
What would you change about our product, service or store?
How do you decide whether to accept an offer?
What have you done to prepare for this conversation?`;
