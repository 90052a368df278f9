import { blankLetter } from '@keepmark/resume-document/new-document';
import { targetOfJob } from '../resume';
import { defaultDesign, type ResumeDesign } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import type { PickedJob } from '../slots';

/** The data for a new letter. */
export interface LetterStart {
  readonly job?: PickedJob | undefined;
  readonly resume?: ResumeDocument | undefined;
  /** Titles in use. */
  readonly titles: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Creates a letter to a job's company, with a résumé's sender and design. */
export function newLetter({ job, resume, titles, today }: LetterStart): LetterDocument {
  const target = job ? targetOfJob(job) : '';
  return blankLetter({
    title: freeTitle(target, titles),
    companyName: job?.companyName ?? '',
    date: today,
    subject: job?.jobTitle ?? '',
    salutation: 'Dear Hiring Manager,',
    closing: 'Sincerely,',
    design: resume ? letterDesign(resume.design) : defaultDesign,
    ...(resume && { sender: senderOf(resume) }),
  });
}

/** The design of a résumé without its page breaks. */
export const letterDesign = (design: ResumeDesign): ResumeDesign => ({ ...design, pageBreaksBefore: [] });

const senderOf = ({ name, headline, phone, email, location, links, photoId }: ResumeDocument) => ({
  name,
  headline,
  phone,
  email,
  location,
  links,
  photoId,
});

/** "Letter for Nurse at Mercy", or "Letter1"; with a number when it's taken. */
function freeTitle(target: string, titles: readonly string[]): string {
  const taken = new Set(titles.map((title) => title.trim().toLowerCase()));
  const isFree = (title: string) => !taken.has(title.toLowerCase());
  const base = target === '' ? 'Letter' : `Letter for ${target}`;
  if (target !== '' && isFree(base)) return base;
  const separator = target === '' ? '' : ' ';
  let number = target === '' ? 1 : 2;
  while (!isFree(`${base}${separator}${number}`)) number += 1;
  return `${base}${separator}${number}`;
}

/** The number of words in the small Markdown of a letter. */
export function wordCount(richText: string): number {
  const plain = richText
    .replaceAll(/^[-•] /gm, '')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/[*[\]\\]/g, '');
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
