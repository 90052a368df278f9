import { oneLine } from '../../../posting-text/posting-text';
import { companyScore, escaped } from './company-score';
import { isLabeled, type LabeledValues, secret } from './labeled-values';
import { isFact } from './pasted-facts';
import { isChrome } from './page-chrome';
import { isBody, segmentsOf } from './pasted-lines';
import { placeOf } from './pasted-place';
import { hasRole, looksLikeTitle, several } from './title-words';

const properName =
  "(?:The )?\\p{Lu}[\\p{L}\\d'’.&-]*(?: (?:of|and|for|the|&|de|du|des|del|à|au|aux|\\p{Lu}[\\p{L}\\d'’.&-]*)){0,6}";
const notNames =
  /^(?:the \p{L}+$|one|two|three|four|five|six|us|the|this|that|you|your|our|we|it|there|must|please|some|all|each|every|both|many|most|no|here|what|why|who|how|as|at|if|in|base|pay|benefits?|salary|job|role|team|company|position|experience|\p{Lu}\p{L}+ing)\b(?! \p{Lu})/iu;
/** "About Our Company", and the departments that boards write beside a place. */
const noCompany =
  /^(?:(?:our|the|this|your) (?:company|team|role|organi[sz]ation|business|client|firm|people|mission|culture|values|position|job|opportunity|benefits)|technology|engineering|sales|marketing|operations|finance|accounting|human resources|people|legal|design|product|data|customer (?:success|support|service)|administration|facilities|logistics|research|manufacturing|production)$/i;
const headings = [
  new RegExp(`^(${properName}) Home Page$`, 'u'),
  new RegExp(`^Posted .{3,30} by (${properName})$`, 'u'),
  new RegExp(`\\b(?:[Cc]areers?|[Ww]orking|[Ww]ork|[Jj]obs|[Hh]iring) at (${properName})(?:[.?!]| :|$)`, 'u'),
  new RegExp(`^About (${properName})$`, 'u'),
  new RegExp(`^At (${properName}), (?:we|you|our)\\b`, 'u'),
  new RegExp(`^(?:We are|We['’]re|Wir sind) (${properName}),? (?:an?|the|one|das|der|die|ein(?:e|er)?)\\b`, 'u'),
] as const;
const sentences = [new RegExp(`^(${properName}) (?:is|are|was|has|[a-z]{3,}s)\\b.*[.!]$`, 'u')] as const;

/** What only companies have at the end of their names, in the middle of a text. */
const legalName =
  /(?<![\p{L}\d])(?!(?:Die|Der|Das|Bei|Als|Unsere?|The|At|About) )(\p{Lu}[\p{L}\d'’.&-]*(?: (?:und|and|&|\p{Lu}[\p{L}\d'’.&-]*)){0,5},? (?:g?GmbH(?: & Co\.? KG(?:aA)?)?|AG|KG|SE|Oyj?|AB|B\.?V\.|Inc\.|LLC|LLP|Ltd\.?|PLC))(?![\p{L}\d])/gu;

/** The only company with its legal form that the text names: "Die Lindenhof GmbH beliefert Bioläden." */
function onlyLegalName(lines: readonly string[]): string {
  const named = lines.filter((line) => !line.startsWith('©'));
  const names = new Set(named.flatMap((line) => [...line.matchAll(legalName)].map((match) => match[1] ?? '')));
  return names.size === 1 ? ([...names][0] ?? '') : '';
}

const copyright = new RegExp(
  `^(?:©|\\([cC]\\)|Copyright)(?: ?©)?[ ,]*(?:\\d{4}(?:\\s?[-–]\\s?\\d{4})?,? )?(${properName})`,
  'u',
);

/** Whom the page belongs to, if the posting names it, too: the page of a board belongs to the board. */
function ownerOf({ rows, mentions }: NameSources): string {
  const owners = rows.flatMap((row) => copyright.exec(row.trim())?.[1]?.replace(/\.$/, '') ?? []);
  return owners.find((name) => !isChrome(name) && mentions.some((line) => line.includes(name))) ?? '';
}

/** A company that only the text names: "About Fernhill", "Fernhill makes software." */
function namedBy(mentions: readonly RegExp[], lines: readonly string[]): string {
  for (const mention of mentions) {
    for (const line of lines) {
      const name = mention.exec(line)?.[1] ?? '';
      if (name !== '' && !notNames.test(name) && !noCompany.test(name) && !hasRole(name))
        return name.replace(/(?<!\b(?:Co|Inc|Corp|Ltd))\.$|,$/, '');
    }
  }
  return '';
}

const sectionHeading =
  /\b(?:qualifications?|requirements?|responsibilities|duties|description|benefits|skills|details|overview|summary)$/i;

const looksLikeName = (line: string): boolean =>
  line.length <= 60 &&
  !sectionHeading.test(line) &&
  new RegExp(`^${properName}(?: (?:hyvinvointialue|kaupunki|kunta|seurakunta|yliopisto|säätiö))?$`, 'u').test(
    line.replaceAll(/[,()]/g, ''),
  );

/** "THE ARDEN FOUNDATION" as the text spells it: "The Arden Foundation". */
function spelledInText(name: string, mentions: readonly string[]): string {
  if (name !== name.toUpperCase() || !name.includes(' ')) return name;
  const anyCase = new RegExp(escaped(name), 'iu');
  return mentions.map((line) => anyCase.exec(line)?.[0] ?? '').find((found) => found !== '' && found !== name) ?? name;
}

export interface NameSources {
  readonly text: string;
  readonly rows: readonly string[];
  readonly lines: readonly string[];
  /** All lines above the end of the posting, those of its page included. */
  readonly mentions: readonly string[];
  readonly rowOf: readonly number[];
  readonly titleAt: number;
  readonly head: readonly string[];
  readonly labeled: LabeledValues;
  readonly location: string;
  /** Whether it is a message with a greeting. */
  readonly isLetter: boolean;
}

const inSubject = /^(?:subject|betreff|aihe):\s{0,9}(?:(?:re|fwd?):\s{0,9})?(.+?) (?:at|bei) (\S.*)$/im;
/** What buttons and page titles say: "Save Data Analyst at Acme". */
const onButton = /^(?:save|job application for) (.+?) at (\S.*)$/im;

const linesBelow = 8;

export interface FoundNames {
  readonly jobTitle: string;
  readonly companyName: string;
  /** Whether the title is only the first line, and has no words of one. */
  readonly isFirstLine: boolean;
}

/** The title and the company: labeled, in the subject of an email, on a button, or among the lines around the title. */
export function namesOf(sources: NameSources): FoundNames {
  const { text, labeled, lines, titleAt } = sources;
  const start = text.slice(0, 5000);
  const told = inSubject.exec(start) ?? onButton.exec(start);
  const candidates = candidatesIn(sources);
  const jobTitle = titleAt === -1 ? firstTitle(candidates, sources) : withoutPage(lines[titleAt] ?? '', sources);
  const name = (label: string | undefined, other: string) => oneLine(label || other, 300);
  const label = labeled('jobTitle')[0] ?? told?.[1];
  const [labeledCompany] = labeled('companyName');
  const isSecret = labeledCompany !== undefined && secret.test(labeledCompany);
  return {
    jobTitle: name(label && fullTitle(label, lines), jobTitle),
    companyName: isSecret
      ? ''
      : name(labeledCompany ?? told?.[2], companyAmong(candidates, jobTitle || (label ?? ''), sources)),
    isFirstLine: titleAt === -1 && !label,
  };
}

/** The heading that a page has for a labeled title, where it says more: "Cabinet Maker / Bench Carpenter". */
const fullTitle = (label: string, lines: readonly string[]): string =>
  lines
    .slice(0, 25)
    .find(
      (line) =>
        [' / ', ', '].some((mark) => line.startsWith(label + mark)) && line.length <= 100 && !line.endsWith(')'),
    ) ?? label;

/** The lines around the title that are neither a place, pay, a date, nor a label, as names. */
function candidatesIn(sources: NameSources): string[] {
  const { lines, titleAt, head, mentions } = sources;
  // Below the first line of text, a label's value is as short as a name.
  const textAt = lines.findIndex((line, index) => index > titleAt && isBody(line));
  const end = Math.min(titleAt + linesBelow, textAt === -1 ? lines.length : textAt);
  const around = titleAt === -1 ? head : lines.slice(0, end);
  const names = around
    // The line below a label is its value.
    .filter((line, index) => !isBody(line) && (index === 0 || index === titleAt || !isLabeled(around[index - 1] ?? '')))
    .filter(
      (line) =>
        (segmentsOf(line).length > 1 || !isFact(line)) &&
        !/^(?:subject|betreff|aihe|fwd?|re):/i.test(line) &&
        !/\/$|[:!?]$|(?<!\b(?:inc|ltd|corp|co|llc|bros|s\.a|s\.l|e\. ?v|b\.v))\.$/i.test(line),
    )
    .map((line) => spelledInText(withoutPage(line, sources), mentions))
    .filter(
      (line) =>
        line !== '' && !noCompany.test(line) && !isLabeled(line) && !sectionHeading.test(line) && line.length <= 100,
    );
  return [...new Set(names)];
}

/** What a line names first: "Granite Supply - Manchester, NH" without the place; without a board's own words around a title. */
function withoutPage(line: string, { location }: NameSources): string {
  const isPlace = (part: string) => placeOf(part) === location;
  if (isPlace(line)) return '';
  const first = line
    .split(/\s*[·•∙]\s*|\s+\|\s+/)
    .find((part) => part !== '' && !isPlace(part) && !isFact(part) && !isChrome(part) && !isLabeled(part));
  return (
    (first ?? '')
      .replace(/\s+[-–—]\s+([^-–—]+)$/, (end, part: string) => (isPlace(part) ? '' : end))
      .replace(/\s*-\s*job post$| logo$| with verification$/i, '')
      // The name of a company's page of jobs.
      .replace(/(?<=\p{L}) Careers$/u, '')
      // The subject of a message: "Payroll Specialist opening in Tempe".
      .replace(/(?<=\p{L}) (?:opening|opportunity|vacancy) (?:in|at|with|for) .+$/iu, '')
  );
}

/** The first line that isn't the company, for a title without the word of a role. */
const firstTitle = (candidates: readonly string[], { lines, mentions }: NameSources): string =>
  // Below the menu of a page, the first line is anything.
  mentions[0] === lines[0] ? (candidates.slice(0, 6).find((line) => companyScore(line, mentions) < 2) ?? '') : '';

/** The company, by how the text speaks of a name, or else the name beside the title. Boards write them in either order. */
function companyAmong(candidates: readonly string[], jobTitle: string, sources: NameSources): string {
  const { mentions } = sources;
  const titleAt = candidates.indexOf(jobTitle);
  const inRow = namesInRow(sources);
  const scored = candidates
    .map((line, index) => ({ line, distance: Math.abs(index - titleAt), index, score: companyScore(line, mentions) }))
    .filter(({ line }) => line !== jobTitle && (!looksLikeTitle(line) || several.test(line)));
  const byScore = scored.toSorted((left, right) => right.score - left.score || left.distance - right.distance);
  const [told] = byScore;
  if (told && told.score >= 2) return agencyOf(told.line, candidates);
  // Above the title may be anything that a page has there, unless it's the first line or repeated. In a letter, the lines
  // around it are sentences and lists.
  const beside = byScore.find(
    ({ line, index, distance, score }) =>
      jobTitle !== '' &&
      !sources.isLetter &&
      distance === 1 &&
      (index > titleAt || line === mentions[0] || score > 0 || inRow.has(line)) &&
      looksLikeName(line),
  );
  return (
    wholeName(namedBy(headings, mentions), candidates, mentions) ||
    (beside ? agencyOf(beside.line, candidates) : '') ||
    wholeName(namedBy(sentences, mentions), candidates, mentions) ||
    onlyLegalName(mentions) ||
    ownerOf(sources)
  );
}

/** "About Tern" is about Tern Instruments, if a line or the subject of a sentence says so. */
function wholeName(name: string, candidates: readonly string[], mentions: readonly string[]): string {
  if (name === '') return '';
  const subject = new RegExp(`^(${escaped(name)} ${properName}) (?:is|are|was|has|[a-z]{3,}s)\\b`, 'u');
  return (
    candidates.find((line) => line.startsWith(`${name} `) && looksLikeName(line)) ??
    mentions.map((line) => subject.exec(line)?.[1] ?? '').find(Boolean) ??
    name
  );
}

/** What else the row of the title says: "Acme | Welder | Austin, TX". */
const namesInRow = ({ lines, rowOf, titleAt }: NameSources): ReadonlySet<string> =>
  new Set(lines.filter((_line, index) => rowOf[index] === rowOf[titleAt]));

/** In US government postings, the department comes before the agency that hires. */
function agencyOf(name: string, near: readonly string[]): string {
  const below = near[near.indexOf(name) + 1] ?? '';
  return /^(?:u\.?s\.? )?department of\b/i.test(name) && looksLikeName(below) ? below : name;
}
