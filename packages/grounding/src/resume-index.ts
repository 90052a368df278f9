import type { AiJob, AiResume } from '@keepmark/contracts';
import { aliasKeys } from './vocabulary';
import { plannedCredential } from './credentials';
import { type Quantity, quantitiesOf } from './quantities';
import { englishRoot, type Token, tokensOf, withPlainDashes } from './roots';

/** What a text says, to look claims up in. */
export interface TextIndex {
  readonly tokens: readonly Token[];
  /** Each line's roots: phrases and credentials must be in one of them. */
  readonly lines: readonly ReadonlySet<string>[];
  readonly lineTokens: readonly (readonly Token[])[];
  readonly roots: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  /** Words as they are written, to tell "Teams" from "teams". */
  readonly texts: ReadonlySet<string>;
  readonly lowers: ReadonlySet<string>;
  /** Two words in a row as one, for what others write together: "smartboard" for Smart Boards. */
  readonly joined: ReadonlySet<string>;
  /** Keys with a space around each, to find phrases in. */
  readonly keyText: string;
  /** First letters of runs of words: "ehr" for electronic health records. */
  readonly initials: ReadonlySet<string>;
  /** Words of two capitals or more, in lower case. */
  readonly acronyms: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** The same, line by line as in `lineTokens`; none of a line of dates. */
  readonly countedLines: readonly CountedLine[];
  /** Lines as they were written. */
  readonly sources: readonly string[];
  /** Lower case, for words with hyphens and for marks. */
  readonly lowerText: string;
  /** Years of experience that the dates show. */
  readonly spanYears: readonly number[];
  /** What was worked out about this text before, by name. */
  readonly remembered: Map<string, boolean>;
  readonly rememberedLines: Map<string, readonly number[]>;
}

/** A line of words with its numbers, whose offsets are into `text`. */
export interface CountedLine {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

interface DatedText {
  readonly lines: readonly string[];
  readonly spans: readonly (readonly [from: string, to: string])[];
}

export interface ResumeIndex {
  readonly whole: TextIndex;
  /** What isn't experience: headline, summary, skills, education, certificates. True of the person, whichever entry says it. */
  readonly background: TextIndex;
  /** By id. */
  readonly entries: ReadonlyMap<string, TextIndex>;
  /** Lines of education and of further sections, and others with a word such as "certified". */
  readonly credentialLines: readonly (readonly Token[])[];
  /** Words of job titles and of the headline. */
  readonly titles: ReadonlySet<string>;
}

const namesCredential =
  /certif|\bcert\b|\bcard\b|licen[sc]|credential|accredit|diplom|degree|bachelor|master|graduat|zertifi|lizenz|schein\b|brief\b|abschluss|ausbildung|geprüft|examin|gelernt|\bGPA\b|\b[BM]\.?(?:A|S|Sc)\.?\s/i;

const resumes = new WeakMap<AiResume, ResumeIndex>();
const jobs = new WeakMap<AiJob, TextIndex>();

/** Made once per résumé value. */
export function indexOfResume(resume: AiResume): ResumeIndex {
  const known = resumes.get(resume);
  if (known) return known;
  const texts = new Map<string, DatedText>();
  for (const entry of [...resume.experience, ...resume.education, ...resume.entries]) {
    texts.set(entry.internalId, {
      lines: [
        [entry.title, entry.companyName, entry.institutionName, entry.degree, entry.major].filter(Boolean).join(', '),
        `${entry.startDate} – ${entry.endDate}`,
        ...entry.notes.split('\n'),
      ],
      spans: [[entry.startDate, entry.endDate]],
    });
  }
  const all = Array.from(texts.values());
  const whole: DatedText = {
    lines: [
      resume.headline,
      ...resume.summary.split('\n'),
      ...resume.skills.map(({ skillName }) => skillName),
      ...all.flatMap(({ lines }) => lines),
    ],
    spans: [
      ...all.flatMap(({ spans }) => spans),
      wholeSpan(resume.experience.map(({ startDate, endDate }) => [startDate, endDate])),
    ],
  };
  const titles = tokensOf([resume.headline, ...resume.experience.map(({ title }) => title)].join('\n'));
  const backgroundIds = new Set([...resume.education, ...resume.entries].map(({ internalId }) => internalId));
  const background = Array.from(texts).filter(([id]) => backgroundIds.has(id));
  const index: ResumeIndex = {
    whole: indexOf(whole),
    background: indexOf({
      lines: [
        resume.headline,
        ...resume.summary.split('\n'),
        ...resume.skills.map(({ skillName }) => skillName),
        ...background.flatMap(([, { lines }]) => lines),
      ],
      spans: [],
    }),
    credentialLines: [
      ...background.flatMap(([, { lines }]) => lines),
      ...whole.lines.filter((line) => namesCredential.test(line)),
    ]
      .filter((line) => !plannedCredential.test(line))
      .map(tokensOf),
    entries: new Map(Array.from(texts, ([id, text]) => [id, indexOf(text)])),
    titles: new Set(titles.map(({ root }) => root)),
  };
  resumes.set(resume, index);
  return index;
}

/** Made once per job value. */
export function indexOfJob(job: AiJob): TextIndex {
  let index = jobs.get(job);
  if (!index) {
    const text = [job.jobTitle, job.companyName, job.jobDescription, job.jobPostingData].join('\n');
    index = indexOf({ lines: text.split('\n'), spans: [] });
    jobs.set(job, index);
  }
  return index;
}

function indexOf({ lines, spans }: DatedText): TextIndex {
  const byLine = lines
    .map(withPlainDashes)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ line, tokens: tokensOf(line) }));
  const tokens = byLine.flatMap((each) => each.tokens);
  const words = tokens.filter(({ isPunctuation }) => !isPunctuation);
  const counted = byLine.map((each) => countedLine(each.line, each.tokens));
  return {
    tokens,
    lines: byLine.map((each) => rootsOf(each.tokens)),
    lineTokens: byLine.map((each) => each.tokens),
    roots: rootsOf(tokens),
    keys: new Set(words.map(({ key }) => key)),
    texts: new Set(words.map(({ text }) => text)),
    lowers: new Set(words.map(({ lower }) => lower)),
    keyText: ` ${words.map(({ key }) => key).join(' ')} `,
    initials: new Set(byLine.flatMap((each) => initialsOf(each.tokens))),
    acronyms: new Set([
      ...words.filter(({ text }) => /^\p{Lu}[\p{Lu}\p{N}.]+s?$/u.test(text)).map(({ key }) => key.replaceAll('.', '')),
      // L&D, A/C, D/A/CH.
      ...Array.from(lines.join('\n').matchAll(/(?<!\p{L})\p{Lu}{1,2}(?:[&/]\p{Lu}{1,2})+(?!\p{L})/gu), ([joined]) =>
        joined.replaceAll(/[&/]/g, '').toLowerCase(),
      ),
    ]),
    quantities: counted.flatMap((each) => each.quantities),
    countedLines: counted.map(({ text, quantities }) => ({ text, quantities: isDates(text) ? [] : quantities })),
    joined: new Set(byLine.flatMap((each) => joinedWords(each.tokens))),
    sources: lines,
    lowerText: lines.map(withPlainDashes).join('\n').toLowerCase(),
    spanYears: spans.map(yearsBetween).filter((years) => years > 0),
    remembered: new Map(),
    rememberedLines: new Map(),
  };
}

/** "2016-04 – present": its months count nothing. */
export const isDates = (line: string): boolean => /^[\d\s–-]*(?:present)?\s*$/.test(line);

function countedLine(text: string, tokens: readonly Token[]): CountedLine {
  const quantities = quantitiesOf(text, tokens);
  return { text, quantities: isDates(text) ? quantities.filter(({ kind }) => kind === 'year') : quantities };
}

/** Two words in a row as one. */
const joinedWords = (tokens: readonly Token[]): string[] =>
  tokens.slice(1).flatMap(({ key, isPunctuation }, index) => {
    const before = tokens[index]!;
    return isPunctuation || before.isPunctuation ? [] : [before.key + key];
  });

const rootsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(({ isPunctuation }) => !isPunctuation)
      .flatMap((token) => [token.root, token.germanRoot].concat(spelledOut(token))),
  );

/** "Registered" and "nurse" for RN: the words of an acronym's other names. */
const spelledOut = ({ text, key }: Token): string[] =>
  /^\p{Lu}{2,}$/u.test(text)
    ? aliasKeys(key).flatMap((alias) => (alias.includes(' ') ? alias.split(' ').map(englishRoot) : []))
    : [];

/** First letters of two to six words in a row, with and without words like "of". */
function initialsOf(tokens: readonly Token[]): string[] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isPunctuation && !/^['’&/]$/.test(token.key)) runs.push([]);
    else if (!token.isPunctuation) runs.at(-1)!.push(token);
  }
  const found: string[] = [];
  for (const run of runs) {
    for (const words of [run, run.filter(({ isFunction }) => !isFunction)]) {
      for (let from = 0; from < words.length; from += 1) {
        // "Changed diapers and" is no CDA.
        if (words[from]!.isFunction) continue;
        let letters = words[from]!.lower[0]!;
        for (let to = from + 1; to < Math.min(words.length, from + 6); to += 1) {
          letters += words[to]!.lower[0]!;
          if (!words[to]!.isFunction) found.push(letters);
        }
      }
    }
  }
  return found;
}

function wholeSpan(spans: readonly (readonly [string, string])[]): readonly [string, string] {
  const starts = spans
    .map(([start]) => start)
    .filter((start) => /^\d{4}/.test(start))
    .sort();
  const ends = spans.map(([, end]) => end);
  const isNow = ends.some((end) => end === 'present' || end === '');
  return [
    starts[0] ?? '',
    isNow
      ? 'present'
      : (ends
          .filter((end) => /^\d{4}/.test(end))
          .sort()
          .at(-1) ?? ''),
  ];
}

/** The years from one date to another, such as 4.5; 0 when one of them isn't a date. */
function yearsBetween([start, end]: readonly [string, string]): number {
  const from = decimalYear(start);
  const now = new Date();
  const to = end === 'present' || end === '' ? now.getFullYear() + now.getMonth() / 12 : decimalYear(end, true);
  return from === undefined || to === undefined ? 0 : to - from;
}

function decimalYear(date: string, isEnd = false): number | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (!match) return undefined;
  const month = match[2] === undefined ? (isEnd ? 6 : 0) : Number(match[2]) - (isEnd ? 0 : 1);
  return Number(match[1]) + month / 12;
}
