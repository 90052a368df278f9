import { oneLine } from '../feeds/plain-text';
import { readJobType } from '../feeds/read-job-type';
import { sanitizeDescription } from '../feeds/sanitize-description';
import type { PartialPosting } from './found-posting';
import { paragraphs } from './read-job-posting';
import { isoDateOf } from './read-things';

const label = (words: string) => new RegExp(`^[ \\t*•-]{0,20}(?:${words})[ \\t]{0,20}[:：][ \\t]{0,20}(\\S.*)$`, 'im');

const labels = {
  jobTitle: label('job title|title|position|role|job'),
  companyName: label('company|company name|employer|organi[sz]ation'),
  location: label('location|job location|work location|place of work'),
  salary: label('salary|salary range|compensation|pay|pay range|base pay'),
  jobType: label('employment type|job type|type of employment|contract type'),
  datePosted: label('date posted|posted on|posted'),
  validThrough: label('apply by|closing date|application deadline|deadline|valid through'),
  externalId: label('job id|requisition id|requisition|req id|reference|reference number|job number'),
} as const;

/** A posting as a person copied it: its lines such as "Company: Acme", and all of it as the description. */
export function readPlainText(text: string): PartialPosting {
  const of = (name: keyof typeof labels, maxLength = 300) => oneLine(labels[name].exec(text)?.[1] ?? '', maxLength);
  const location = of('location');
  return {
    jobTitle: of('jobTitle'),
    companyName: of('companyName'),
    location,
    remote: /\bremote\b/i.test(location) && !/\b(?:not|no|non)[\s-]+remote\b/i.test(location),
    salary: of('salary', 200),
    jobType: readJobType(of('jobType')),
    datePosted: isoDateOf(of('datePosted')),
    validThrough: isoDateOf(of('validThrough')),
    externalId: of('externalId', 200),
    description: sanitizeDescription(paragraphs(text)),
  };
}
