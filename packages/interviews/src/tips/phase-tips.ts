/** Tips by phase, in the order of an interview. */
export const phaseTips = [
  {
    id: 'invitation',
    title: 'When you are invited',
    tips: `
Answer within a day, thank them, and offer two or three times if they ask for your availability.
Ask who will be there, how long it takes, and whether there is a test or a presentation.
Save the posting as it is today. It may be gone when you need it.
Write the time down with its time zone. Mix-ups happen most in the weeks when clocks change.
If you need an accommodation, say so now: people plan for it gladly when they know.
If you can’t make the time, say so right away and propose another one.`,
  },
  {
    id: 'research',
    title: 'A few days before',
    tips: `
Read the posting line by line, and note for each requirement where you have shown it.
Learn what the organization sells or does, to whom, and what has changed in the last year.
Look up the people you will meet: their work, not their private life.
Choose five or six stories that cover most of the requirements, and practice telling each in two minutes.
Prepare an answer to what you would rather not be asked: a gap, a dismissal, a short stay.
Find out what such positions pay near you, and decide on your range before somebody asks.
Write down the questions you want to ask. Five are enough, since some will be answered on the way.`,
  },
  {
    id: 'day-before',
    title: 'The day before',
    tips: `
Try the route or the link, at the same time of day if you can.
Lay out what you will wear, and print or open what you will need.
Read your notes once more in the evening, then stop. Sleep helps more than another hour of study.
Charge your phone and computer, and put the interviewer’s number where you can reach it.
Confirm the time if you have heard nothing for more than a week.`,
  },
  {
    id: 'day',
    title: 'On the day',
    tips: `
Plan to be there 15 minutes early, and go in or log on five to ten minutes before the start.
Eat something light, and drink some water.
Switch off notifications on everything you take with you.
Be kind to everyone you meet. The person at the reception may be asked about you.
If you are going to be late, call before the start, not after.`,
  },
  {
    id: 'during',
    title: 'During the interview',
    tips: `
Listen to the whole question. It’s fine to take a breath before you answer.
Answer first, then give the example, then stop. Two minutes are enough for most answers.
Say “I” for what you did, and “we” for what the team did.
Use numbers where you have them: how many, how much, how often, how fast.
If you don’t understand a question, ask. If you don’t know the answer, say how you would find out.
Take short notes if you like, and ask whether that’s all right.
Don’t speak badly of former employers. Say what you are looking for instead.
If an interviewer asks about your age, family, health, religion or origin, you may ask how it relates to the job, or answer the concern behind it.`,
  },
  {
    id: 'end',
    title: 'At the end',
    tips: `
Ask your most important questions before time runs out.
Say in one sentence why you want the job, if you do.
Ask about the next steps and when to expect them.
Thank everyone by name.`,
  },
  {
    id: 'after',
    title: 'Afterward',
    tips: `
Write down what you were asked within the hour, while you remember it.
Send a thank-you note within a day, to each person you spoke with.
Note what went well and what to practice, and save the outcome with the interview.
If the date you were given has passed, wait two working days, then ask briefly.
Go on applying until you have signed.
After a rejection, ask for feedback once, kindly. Some will answer, and it often helps.`,
  },
  {
    id: 'offer',
    title: 'When an offer comes',
    tips: `
Thank them, and ask for the offer in writing and for a few days to think.
Compare the whole of it: pay, hours, benefits, commute, people, and what you will learn.
Ask for what matters most to you, with a reason, and be ready to hear no.
Don’t give notice before you have signed.
Tell the others kindly that you have decided. You may meet again.`,
  },
] as const;
