import type { CaptureRemark, JobType } from '@keepmark/contracts';
import { asHtml, decodeEntities, readJobType, sanitizeDescription } from '../../posting-text/posting-text';
import type { PartialPosting } from './found-posting';
import { isThing, type Thing } from './find-job-posting';
import { readPlaces } from './read-place';
import { readSalary } from './read-salary';
import type { LostField } from './salvage-json';
import { each, isoDateOf, nameOf, textOf, webUrlOf } from './read-things';

/**
 * A schema.org JobPosting (https://schema.org/JobPosting) in our words. Never throws.
 * @param language of its page; empty if unknown
 * @param lost what couldn't be read of it
 */
export function readJobPosting(posting: Thing, language = '', lost: readonly LostField[] = []): PartialPosting {
  const [company] = each(posting['hiringOrganization']);
  const places = readPlaces(posting);
  const ownLanguage = textOf(posting['inLanguage'], 20) || language;
  const { salary, unclear } = readSalary(posting, { country: places.country ?? '', language: ownLanguage });
  const dates = { datePosted: isoDateOf(posting['datePosted']), validThrough: isoDateOf(posting['validThrough']) };
  const remarks: CaptureRemark[] = [
    { field: 'salary', text: unclear ?? '' } as const,
    ...(['datePosted', 'validThrough'] as const).map((field) => ({
      field,
      text: dates[field] === '' ? textOf(posting[field], 60) : '',
    })),
    ...lost.flatMap(({ name, text }) => {
      const field = lostFields[name];
      return field ? [{ field, text: textOf(text, 60) }] : [];
    }),
  ].filter(({ text }) => text !== '');
  return {
    jobTitle: textOf(posting['title'] ?? posting['name']),
    companyName: nameOf(company),
    companyUrl: isThing(company) ? firstUrl(company['sameAs'], company['url']) : '',
    jobType: jobTypeOf(posting['employmentType']),
    description: descriptionOf(each(posting['description'])[0]),
    ...dates,
    salary,
    remarks,
    externalId: identifierOf(each(posting['identifier'])[0]),
    ...places,
  };
}

const lostFields: Readonly<Record<string, CaptureRemark['field']>> = {
  title: 'jobTitle',
  hiringOrganization: 'companyName',
  jobLocation: 'location',
  employmentType: 'jobType',
  description: 'description',
  baseSalary: 'salary',
  datePosted: 'datePosted',
  validThrough: 'validThrough',
};

const bareDomain = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

const firstUrl = (...values: unknown[]): string =>
  values
    .flatMap(each)
    .map((value) => webUrlOf(value) || (bareDomain.test(textOf(value)) ? webUrlOf(`https://${textOf(value)}`) : ''))
    .find(Boolean) ?? '';

function jobTypeOf(value: unknown): JobType | '' {
  // "FULL_TIME, CONTRACTOR" can be one text or an array.
  const words = each(value).flatMap((type) => textOf(type).split(/[,;|]/));
  const types = words.map((word) => readJobType(word.replaceAll('_', ' '))).filter(Boolean);
  // Both mean that it could be either.
  return types.includes('fulltime') && types.includes('parttime') ? '' : (types[0] ?? '');
}

const identifierOf = (value: unknown): string =>
  textOf(isThing(value) ? (value['value'] ?? value['name']) : value, 200);

const hasTags = (text: string): boolean => /<\/?[a-z][^>]{0,300}>/i.test(text);
const maxCharactersRead = 100_000;

/** The HTML of a description, made safe: given as HTML, as HTML whose marks are escaped, or as plain text. */
function descriptionOf(value: unknown): string {
  const text = isThing(value) ? value['@value'] : value;
  if (typeof text !== 'string') return '';
  const given = text.slice(0, maxCharactersRead);
  const unescaped = hasTags(given) ? given : decodeEntities(given);
  return sanitizeDescription(hasTags(unescaped) ? unescaped : paragraphs(unescaped));
}

/** Plain text as HTML: an empty line parts paragraphs, a line break stays one. */
export function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${asHtml(paragraph).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
