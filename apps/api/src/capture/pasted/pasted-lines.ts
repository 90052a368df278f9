import { oneLine } from '../../feeds/plain-text';

const maxCharacters = 60_000;
const maxLines = 600;
const maxLineLength = 400;

/** What the buttons and notices of job boards leave in a paste. */
const chrome = new RegExp(
  `^(?:${[
    'skip to (?:main )?content.*',
    'share|show more options|show more|show less|saved?|save-icon|viewed|promoted.*|new|star|★|-|–|\\*',
    '(?:easy |quick )?apply(?: now| here)?|apply (?:for this job|on (?:company|employer) site|to this job)',
    'back to (?:jobs|search|results).*|zurück.*|takaisin.*|(?:careers|home|jobs) [/>›].*',
    'use ai .*|show match .*|tailor my .*|people you can .*|meet the .*|matches your .*|message|follow|report job',
    'you must create .*|get future .*|create (?:a )?(?:job )?alert|set alert .*|view job.*|unsubscribe|responses? managed.*',
    'ich bin interessiert|jetzt bewerben|speichern|merken|hae työpaikkaa|hae paikkaa|tallenna|jaa',
    '[\\d,]+\\+? (?:reviews?|followers|applicants?)|over [\\d,]+ .*|\\d(?:[.,]\\d)?(?: out of \\d.*)?|job post',
    '-+ ?forwarded message ?-+|(?:from|to|cc|date|sent|reply-to|von|an|datum|gesendet): .*|(?:hi|hello|dear|hallo|hei)\\b.*,',
  ].join('|')})$`,
  'i',
);

const bullet = /^[\s*•●▪–·-]{1,6}(?=\S)/;

/** The lines of a paste, each in one space and without its bullet. Empty ones and the chrome of job boards are gone. */
export function pastedLines(text: string): string[] {
  return text
    .slice(0, maxCharacters)
    .split('\n', maxLines)
    .map((line) => oneLine(line, maxLineLength).replace(bullet, '').trim())
    .filter((line) => line !== '' && !chrome.test(line));
}

const bodyHeading =
  /^(?:about\b.*|overview|summary|(?:full |role )?(?:job )?description:?|job details|who we are|what you(?:'|’)?(?:ll)?.*|responsibilities:?|wer wir sind|über uns|deine aufgaben|ihre aufgaben|tehtävä.*|meistä)$/i;
const sentence = /[.!?]$/;

/** The lines above the text of a posting: its title, company, place, and facts. */
export function headOf(lines: readonly string[]): string[] {
  const end = lines.findIndex(
    (line) => bodyHeading.test(line) || line.length > 110 || (line.length > 55 && sentence.test(line)),
  );
  return lines.slice(0, end === -1 ? 25 : Math.min(end, 25));
}

/** "Boulder, CO · 2 days ago" says two things. */
export const segmentsOf = (line: string): string[] =>
  line
    .split(/\s+[·•|]\s+|\s+[-–—]\s+(?=\D)/)
    .map((part) => part.replace(/\s*\/$/, '').trim())
    .filter(Boolean);
