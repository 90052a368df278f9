import { allDayOf, dayText, timesOf } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';

type Thanked = Pick<Interview, 'interviewers' | 'jobTitle' | 'companyName' | 'dateOfInterview' | 'durationMinutes'>;

/** A thank-you note to complete: known facts are filled in, the rest is in brackets. */
export function thankYouNote(interview: Thanked, name: string): string {
  const { interviewers, jobTitle, companyName } = interview;
  const date = timesOf(interview)?.zoned.date ?? allDayOf(interview);
  const to = interviewers.map((one) => one.name).join(', ') || '[name]';
  const day = date === undefined ? '[today]' : `on ${dayText(date)}`;
  return [
    `Dear ${to},`,
    `Thank you for taking the time to talk with me ${day} about the position of ${jobTitle || '[position]'}${companyName ? ` at ${companyName}` : ''}.`,
    'I especially enjoyed hearing about [something they told you]. It made me even more interested in the work, because [your reason].',
    'When we talked about [a requirement or problem], I thought of [one sentence with an example or an idea]. I would be glad to tell you more.',
    'Please let me know if you need anything else from me. I look forward to hearing from you.',
    `Kind regards,\n${name || '[your name]'}`,
  ].join('\n\n');
}
