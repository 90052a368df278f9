import { visibleDocument } from '@keepmark/resume-document/visible-document';
import type { ExperienceEntry, ResumeDocument } from '@keepmark/resume-document';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { asSentence, roleWithArticle, startsWithDeed, withoutEnd } from './letter-prose';
import { letterText } from './letter-text';
import { wordCount } from './new-letter';

/** The limit of a cover letter, in words (specification, section 7). */
export const letterWordLimit = 200;

/** The data that fills the template. */
export interface TemplateFacts {
  readonly jobTitle: string;
  readonly companyName: string;
  /** Plain text; empty if unknown. The letter mentions only skills in it. */
  readonly posting: string;
  readonly resume?: ResumeDocument | undefined;
}

const maxSkills = 4;

/** Cuts a text to some words. */
function shortened(text: string, words: number): string {
  const all = text.trim().split(/\s+/);
  return all.length <= words ? all.join(' ') : `${all.slice(0, words).join(' ')}…`;
}

const nameCharacter = /[\p{L}\p{N}]/u;

/** Whether a text has a term as whole words, case-insensitive: "C" isn't in "C++" or "Cook". */
function mentions(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text[at - 1] ?? '';
    const after = text[at + term.length] ?? '';
    if (!nameCharacter.test(before) && !nameCharacter.test(after) && after !== '+' && after !== '#') return true;
  }
  return false;
}

/** The skills on a résumé that a posting names too. */
function sharedSkills({ posting, resume }: TemplateFacts): string[] {
  const text = posting.toLowerCase();
  const entries = resume?.sections.flatMap((each) => (each.kind === 'skills' ? each.entries : [])) ?? [];
  const skills = entries.flatMap(({ skillName, keywords }) => [skillName].concat(keywords));
  const named = skills
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '' && mentions(text, skill.toLowerCase()));
  return [...new Set(named)].slice(0, maxSkills);
}

/** The most telling line of an experience that can be said with "I": the first with a number, or else the first. */
function bestLine({ notes }: ExperienceEntry): string {
  const lines = parseRichText(notes)
    .map(({ runs }) => withoutEnd(runs.map(({ text }) => text).join('')))
    .filter(startsWithDeed);
  return lines.find((text) => /\d/.test(text)) ?? lines[0] ?? '';
}

function experienceSentence(entry: ExperienceEntry | undefined): string {
  if (!entry || (entry.title === '' && entry.companyName === '')) return '';
  const place = entry.companyName === '' ? '' : ` at ${shortened(entry.companyName, 8)}`;
  const first = roleSentence(shortened(entry.title, 8), place, entry.endDate === 'present');
  const line = shortened(bestLine(entry), 35);
  const deed = line.slice(0, 1).toLowerCase() + line.slice(1);
  return line === '' ? first : `${first} ${asSentence(`There, I ${deed}`)}`;
}

function roleSentence(title: string, place: string, isCurrent: boolean): string {
  const role = title === '' ? '' : roleWithArticle(title);
  if (role !== undefined) {
    const as = role === '' ? '' : ` as ${role}`;
    return asSentence(isCurrent ? `I currently work${as}${place}` : `Most recently, I worked${as}${place}`);
  }
  return asSentence(`My ${isCurrent ? 'current position is' : 'last position was'} ${title}${place}`);
}

/**
 * A cover letter from a template, using only facts from the job and the résumé. Square brackets mark what the person
 * has to fill in. It has fewer than 200 words.
 */
export function templateLetter({ resume: whole, ...job }: TemplateFacts): string {
  const resume = whole && visibleDocument(whole);
  const facts = { ...job, resume };
  const company = shortened(facts.companyName, 8) || 'your company';
  const title = facts.jobTitle.trim() === '' ? 'open' : shortened(facts.jobTitle, 10);
  const skills = new Intl.ListFormat('en').format(sharedSkills(facts).map((skill) => shortened(skill, 4)));
  const paragraphs = [
    `${asSentence(`I'm applying for the ${title} position at ${company}`)} [Why this job: one sentence in your own words.]`,
    experienceSentence(resume?.sections.flatMap((each) => (each.kind === 'experience' ? each.entries : []))[0]),
    skills === ''
      ? ''
      : `Your posting mentions ${skills}, which I would bring to this job. [One example of how you used it.]`,
    `${asSentence(`I'd be glad to talk about how I can help ${company}`)} Thank you for reading my application.`,
  ];
  return letterText(
    { salutation: 'Dear Hiring Manager,', body: paragraphs.filter(Boolean).join('\n\n'), closing: 'Sincerely,' },
    shortened(resume?.name ?? '', 8),
  );
}

/** Whether a letter is under the limit. */
export const isUnderLimit = (letter: string): boolean => wordCount(letter) < letterWordLimit;
