import type { JobType } from '@keepmark/contracts';
import { readJobType } from '../../../posting-text/posting-text';
import { salaryIn } from './pasted-salary';

/** What a segment of the head says about the type of job. A title such as "Contract Manager" says nothing. */
const typeSegment =
  /^(?:full[\s–-]?time|part[\s–-]?time|contract|temporary|seasonal|internship|freelance|permanent|intern|cdi|cdd|vollzeit|teilzeit|praktikum|temps (?:plein|partiel)|jornada completa|media jornada|tiempo (?:completo|parcial)|kokoaika\p{L}*|osa-?aika\p{L}*)(?:$|[,(/]| position| job| \(|[ -](?:w2|1099|independent|to[ -]hire)\b)/iu;

const typeSentence =
  /\b(?:(?:position|role|job|opportunity) is|this is) (?:an? )?(?:\p{L}+, )?((?:full|part)[\s-]time|temporary|seasonal|contract)\b/iu;

const inEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bpraktik|harjoittelu|\bprácticas\b/i, 'internship'],
  [/\bteilzeit|osa-?aika|temps partiel|media jornada|tiempo parcial/i, 'part-time'],
  [/\bvollzeit|kokoaika|temps plein|\bcdi\b|jornada completa|tiempo completo/i, 'full-time'],
  [/\bbefristet|määräaikai/i, 'temporary'],
  [/\bcdd\b|contrat à durée déterminée/i, 'contract'],
  [/\bfestanstellung|feste anstellung|unbefristet|vakituinen/i, 'permanent'],
];

/** The type that words name. Full-time and part-time together are a choice, and say neither. */
function jobTypeOf(words: string): JobType | '' {
  const plain = words.replaceAll(/[‐‑–]/g, '-');
  if (/full[\s-]?time/i.test(plain) && /part[\s-]?time/i.test(plain)) return '';
  return readJobType(plain) || readJobType(inEnglish.find(([pattern]) => pattern.test(plain))?.[1] ?? '');
}

interface TypeSources {
  readonly jobTitle: string;
  readonly labeled: readonly string[];
  readonly segments: readonly string[];
  readonly lines: readonly string[];
  readonly text: string;
}

const hours =
  /\b(?:full|part)[\s–-]time\b|\b(?:vollzeit|teilzeit|kokoaikai|osa-?aikai)\p{L}*|\btemps (?:plein|partiel)\b|\bjornada completa\b|\bmedia jornada\b|\btiempo (?:completo|parcial)\b/giu;
const ofOthers =
  /\b(?:staff|students?|employees|experience|colleagues|equivalents?|workers|faculty|study|studies|people|team|after|convert)\b/i;

/** Full-time or part-time, if the short lines of a text name only one of them. */
function hoursAmong(lines: readonly string[]): JobType | '' {
  const short = lines.flatMap((line) => line.split('. ')).filter((part) => part.length <= 120 && !ofOthers.test(part));
  const named = new Set(short.flatMap((line) => line.match(hours) ?? []).map((words) => jobTypeOf(words)));
  return named.size === 1 ? ([...named][0] ?? '') : '';
}

const permanent = /^(?:permanent|festanstellung|feste anstellung|unbefristet)$/i;

/** The type of job that a posting names: in its title as an internship, by a label, in a line, or in a sentence. */
export function typeIn({ jobTitle, labeled, segments, lines, text }: TypeSources): JobType | '' {
  if (/\bintern(?:ship)?\b/i.test(jobTitle)) return 'internship';
  const parts = segments.flatMap((part) => part.split(/, /)).filter((part) => typeSegment.test(part));
  const named = [...labeled, ...parts];
  const ofPermanent = hoursAmong(named);
  return (
    // "Permanent, part-time" is part-time.
    named.map((words) => (permanent.test(words) && ofPermanent) || jobTypeOf(words)).find(Boolean) ||
    jobTypeOf(typeSentence.exec(text)?.[1] ?? '') ||
    hoursAmong(lines)
  );
}

/** Whether a segment is a type of job. */
export const isType = (segment: string): boolean => typeSegment.test(segment);

/** A line of the head that is pay, a date, a type of job, or how it's done. */
export const isFact = (line: string): boolean =>
  salaryIn(line) !== '' ||
  typeSegment.test(line) ||
  /\bago\b|^(?:re)?posted\b|^apply by\b/i.test(line) ||
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|in[ -]office|in[ -]person)(?: only)?(?: (?:or|\/) (?:remote|hybrid|on-?site))?$/i.test(
    line,
  );
