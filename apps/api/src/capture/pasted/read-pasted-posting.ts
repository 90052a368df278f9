import { dateOrderOf, type JobType } from '@keepmark/contracts';
import { oneLine } from '../../feeds/plain-text';
import { readJobType } from '../../feeds/read-job-type';
import { sanitizeDescription } from '../../feeds/sanitize-description';
import type { LocationResolver } from '../../locations/resolve-location';
import type { PartialPosting } from '../found-posting';
import { paragraphs } from '../read-job-posting';
import { isLabeled, labeledValues } from './labeled-values';
import { namesInSentence } from './names-in-sentence';
import { dayNamedIn } from './pasted-dates';
import { headOf, pastedLines, segmentsOf } from './pasted-lines';
import { salaryAmong, salaryIn } from './pasted-salary';
import { looksLikeTitle, titleAndCompany } from './title-and-company';

const remoteWords = /\b(?:remote|telework|work from home|etätyö)\b/i;
const notRemote = /\b(?:not|no|non)[\s-]+remote\b|\bhybrid\b/i;

/** What a segment of the head says about the type of job. A title such as "Contract Manager" says nothing. */
const typeSegment =
  /^(?:full[\s-]?time|part[\s-]?time|contract|temporary|seasonal|internship|freelance|permanent|vollzeit|teilzeit|praktikum|kokoaika\p{L}*|osa-?aika\p{L}*)(?:$|[,(/]| position| job)/iu;

const typeSentence = /\b(?:position|role|job) is (?:an? )?((?:full|part)[\s-]time)\b/i;

const inEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bpraktik|harjoittelu/i, 'internship'],
  [/\bteilzeit|osa-?aika/i, 'part-time'],
  [/\bvollzeit|kokoaika/i, 'full-time'],
  [/\bbefristet|määräaikai/i, 'temporary'],
  [/\bfestanstellung|feste anstellung|unbefristet|vakituinen/i, 'permanent'],
];
const jobTypeOf = (words: string): JobType | '' =>
  readJobType(words) || readJobType(inEnglish.find(([pattern]) => pattern.test(words))?.[1] ?? '');

const state = /^\p{Lu}[\p{L} .'’-]+,\s?\p{Lu}{2}(?:\s\d{5}(?:-\d{4})?)?$/u;
const area = /^(?:Greater )?\p{Lu}[\p{L} .'’-]+ (?:Bay |Metropolitan |Metro )?Area$|^Greater \p{Lu}[\p{L} .'’-]+$/u;
const workplace = /\s*[([]?\b(?:on-?site|hybrid|in[ -]person|in[ -]office|vor ort)\b[)\]]?\s*$/i;

/** A place without how the work is done there: "Savannah, GA (on-site)" is in Savannah, GA. */
const placeOf = (text: string): string => text.replace(workplace, '').replace(/[,;]$/, '').trim();

/**
 * A posting as a person copied it from a job board, an e-mail, or a company's site. Labeled values count most, then the
 * lines above the text. What isn't found is empty, and all of the text is the description.
 *
 * @param now when it was copied, for "2 days ago"
 */
export function readPastedPosting(text: string, resolver: () => LocationResolver, now = new Date()): PartialPosting {
  const lines = pastedLines(text);
  const head = headOf(lines);
  const labeled = labeledValues(lines);
  const segments = head.filter((line) => !isLabeled(line)).flatMap(segmentsOf);
  const headLocation = placeIn(head, segments, labeled('location').map(placeOf), resolver);
  const names = namesIn(text, lines, head, labeled, headLocation);
  // A message has no head.
  const sentence = names.jobTitle === '' || names.companyName === '' ? namesInSentence(text) : undefined;
  const location = headLocation || (sentence ? knownPlace([sentence.place], resolver) : '');
  return {
    jobTitle: names.jobTitle || (sentence?.jobTitle ?? ''),
    companyName: names.companyName || (sentence?.companyName ?? ''),
    location,
    remote: isRemote(location, segments, labeled('remote')[0] ?? ''),
    salary: labeled('salary').map(salaryIn).find(Boolean) || head.map(salaryIn).find(Boolean) || salaryAmong(lines),
    jobType:
      labeled('jobType').map(jobTypeOf).find(Boolean) ||
      typeAmong(segments) ||
      jobTypeOf(typeSentence.exec(text)?.[1] ?? ''),
    ...datesIn(lines, labeled, now),
    externalId: oneLine(labeled('externalId')[0] ?? '', 200),
    description: sanitizeDescription(paragraphs(text)),
  };
}

const typeAmong = (segments: readonly string[]): JobType | '' =>
  segments
    .flatMap((part) => part.split(/, /))
    .filter((part) => typeSegment.test(part))
    .map(jobTypeOf)
    .find(Boolean) ?? '';

type Labeled = ReturnType<typeof labeledValues>;

const subjectLine = /^(?:subject|betreff|aihe):\s{0,9}(?:(?:re|fwd?):\s{0,9})?(.+?) (?:at|bei) (\S.*)$/im;

/** The title and the company: labeled, in the subject of an e-mail, or among the first lines. */
function namesIn(
  text: string,
  lines: readonly string[],
  head: readonly string[],
  labeled: Labeled,
  location: string,
): Pick<PartialPosting, 'jobTitle' | 'companyName'> {
  const isPlace = (part: string) => placeOf(part) === location;
  const candidates = head
    // The line below a label is its value.
    .filter((_line, index) => index === 0 || !isLabeled(head[index - 1] ?? ''))
    .filter(
      (line) =>
        !isFact(line) &&
        !/^(?:subject|betreff|aihe|fwd?|re):/i.test(line) &&
        !/\/$|[:!?]$|(?<!\b(?:inc|ltd|corp|co|llc|bros))\.$/i.test(line),
    )
    .map((line) => withoutPlace(line, isPlace))
    .filter((line) => line !== '' && !isLabeled(line) && line.length <= 100);
  const read = titleAndCompany(candidates, lines);
  const subject = subjectLine.exec(text.slice(0, 5000));
  const name = (label: string | undefined, inSubject: string | undefined, other: string) =>
    oneLine(label || inSubject || other, 300);
  return {
    jobTitle: name(labeled('jobTitle')[0], subject?.[1], read.jobTitle),
    companyName: name(labeled('companyName')[0], subject?.[2], read.companyName),
  };
}

/** When it was posted and when it closes. */
function datesIn(
  lines: readonly string[],
  labeled: Labeled,
  now: Date,
): Pick<PartialPosting, 'datePosted' | 'validThrough'> {
  const shown = dateOrderOf(lines.flatMap((line) => line.split(/ (?:to|-|–) /)));
  const order = shown === 'either' ? undefined : shown;
  const firstDay = (values: readonly string[]) =>
    values.map((value) => dayNamedIn(value, order, now)).find(Boolean) ?? '';
  const [opened = '', closed = ''] = (labeled('openToClose')[0] ?? '').split(/ (?:to|-|–) /);
  const ago = lines.flatMap(segmentsOf).filter((part) => part.length <= 60 && /\bago$|^(?:re)?posted\b/i.test(part));
  return {
    datePosted: firstDay([...labeled('datePosted'), opened, ...ago]),
    validThrough: firstDay([...labeled('validThrough'), closed]),
  };
}

/** A line of the head that is pay, a date, or a type of job. */
const isFact = (line: string): boolean =>
  salaryIn(line) !== '' ||
  typeSegment.test(line) ||
  /\bago\b|^posted\b/i.test(line) ||
  /^(?:remote|hybrid|on-?site)$/i.test(line);

/** "Granite Supply - Manchester, NH" without the place; without a board's own words around a title. */
const withoutPlace = (line: string, isPlace: (part: string) => boolean): string =>
  isPlace(line)
    ? ''
    : line
        .split(/\s+[·•|]\s+/)
        .filter((part) => !isPlace(part))
        .join(' ')
        .replace(/\s+[-–]\s+([^-–]+)$/, (end, part: string) => (isPlace(part) ? '' : end))
        .replace(/\s*-\s*job post$| logo$| with verification$/i, '');

/** Where the job is: at a labeled place, or else at one that the head names. */
function placeIn(
  head: readonly string[],
  segments: readonly string[],
  labeled: readonly string[],
  resolver: () => LocationResolver,
): string {
  const isKnown = (place: string) => knownPlace([place], resolver) !== '';
  return labeled.find(isKnown) || placeAmong([...head, ...segments], isKnown) || (labeled[0] ?? '');
}

/** The first place that the resolver knows; empty if there is none. */
const knownPlace = (places: readonly string[], resolver: () => LocationResolver): string =>
  places.find((place) => {
    if (place === '') return false;
    const { country, remote } = resolver().resolve(placeOf(place));
    return country !== '' || remote;
  }) ?? '';

function placeAmong(segments: readonly string[], isKnown: (place: string) => boolean): string {
  const sure = segments.find((part) => state.test(placeOf(part)) || area.test(placeOf(part)));
  if (sure !== undefined) return placeOf(sure);
  const short = segments.filter(
    (part) => part.length <= 60 && salaryIn(part) === '' && !typeSegment.test(part) && !looksLikeTitle(part),
  );
  // "Remote - Canada" says more than "Remote".
  const remote = short
    .filter((part) => remoteWords.test(part) && part.length <= 40 && !/ [·•|] /.test(part) && isKnown(part))
    .toSorted((left, right) => Number(/^remote$/i.test(left)) - Number(/^remote$/i.test(right)))[0];
  if (remote !== undefined) return placeOf(remote);
  // The first line is the title or the company, even where a town has its name.
  const city = short.find((part) => part !== segments[0] && /^\p{Lu}[\p{L} ,.'’-]+$/u.test(part) && isKnown(part));
  return city === undefined ? '' : placeOf(city);
}

function isRemote(location: string, segments: readonly string[], labeled: string): boolean {
  if (labeled !== '') return /^yes/i.test(labeled);
  const says = (text: string) => remoteWords.test(text) && !notRemote.test(text);
  return says(location) || segments.some((part) => /^(?:fully |100% )?remote$|\(remote\)$/i.test(part));
}
