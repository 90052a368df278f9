import type { Competency } from './competencies';

/** Questions about hypothetical situations, by competency. Only append, because the index of a question is its id. */
export const situationalQuestions: Readonly<Partial<Record<Competency, string>>> = {
  teamwork: `
A teammate never answers messages, and your work depends on theirs. What do you do?
You join a team that has worked together for ten years. How do you find your place?
Two teammates give you opposite instructions. What is your next step?
Your team wants to celebrate before the work is finished. What do you say?
A new coworker is struggling and afraid to ask. How do you help?`,
  conflict: `
A coworker presents your idea as their own in a meeting. What do you do?
You overhear a coworker talking about another one unkindly. How do you react?
Your manager criticizes you in front of a client. What do you do then and later?
A coworker complains about you to your manager without talking to you first. How do you handle it?
Someone you supervise refuses a task. What do you say?`,
  leadership: `
You are put in charge of people who wanted your position. What do you do in the first week?
Your best person tells you they are thinking of leaving. How does the conversation go?
Half of your team is out sick and the work cannot wait. What do you do?
You have to announce a decision that you argued against. How do you present it?
Someone on your team is polite, hardworking and not good enough at the job. What do you do?`,
  integrity: `
You find out that a coworker rounds up their hours. What do you do?
A customer offers you a gift that is worth more than the rules allow. How do you answer?
You notice an error in your favor after the contract is signed. What happens next?
Your manager asks you to leave a detail out of a report. What do you say?
You are sent a file that you were clearly not meant to see. What do you do with it?`,
  problems: `
You inherit a process that nobody can explain. Where do you begin?
The numbers in two reports disagree, and the meeting is in an hour. What do you do?
A solution that you recommended turns out to be wrong. How do you proceed?
You are asked for an estimate of something you have never done. How do you answer?
You have three possible causes and time to test one. How do you choose?`,
  customers: `
A customer demands something you are not allowed to give. How do you handle it?
A customer raises their voice in front of others. What are your first words?
You promised a delivery, and you have just learned that it will be late. What do you do?
Two customers need you at the same moment. How do you decide?
A customer praises you for something that a coworker did. What do you say?`,
  time: `
On Friday afternoon you learn that Monday’s deadline has become today. What do you do?
You are given five tasks, and all are called the top priority. How do you start?
Your work waits for an approval that does not come. What do you do?
A coworker asks for help while you are behind yourself. How do you answer?
You realize halfway that a task will take twice as long as planned. When do you say so, and to whom?`,
  change: `
Your company replaces the tool that you know best. What do you do in the first month?
You are moved to a team whose work you do not know. How do you become useful?
A new manager wants everything done differently. How do you respond?
The project that you have worked on for months is canceled. What do you do?
Your job suddenly includes work that you do not enjoy. How do you deal with it?`,
  quality: `
You find a small error in work that was delivered yesterday. What do you do?
You are told to skip a check in order to save time. How do you respond?
A coworker’s work that you must use is careless. What do you do?
You are asked to do in an hour what takes four. What do you deliver?
A mistake of yours has gone unnoticed for months. How do you handle it?`,
  communication: `
You have to explain a delay to someone who is already angry. How do you begin?
A person you work with does not share your first language. How do you make sure you understand each other?
In a meeting you do not understand what has been decided. What do you do?
You have two minutes to update a very busy leader. What do you say?
An email from a coworker sounds hostile. How do you answer?`,
  pressure: `
Three systems, orders or people need you at the same time, and you are alone. What do you do first?
You make a mistake in front of an audience. How do you go on?
You are asked a question in this interview that you cannot answer. What do you say?
A shift starts and the person who was to hand over is gone. What do you do?
Your work is praised one day and torn apart the next. How do you deal with it?`,
  learning: `
You are given a task that you have never done, due tomorrow. What are your first three steps?
You notice that everyone around you knows more than you do. What do you do?
You receive feedback that you do not agree with. How do you respond?
You have a free day for learning. What do you do with it?
A method that you taught others turns out to be outdated. What do you do?`,
};
