import { readFileSync } from 'node:fs';
import { aiJob, aiResume } from '@keepmark/contracts';
import { checkChange } from '../check-change';
import { checkLetter } from '../check-letter';
import type { Claim, ClaimKind } from '../claim';

interface LabeledEntry {
  readonly title: string;
  readonly companyName: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Lines; the first one is what is changed. */
  readonly notes: readonly string[];
}

/** A made-up résumé with suggested lines: some say the same in other words, others claim what isn't there. */
export interface LabeledResume {
  readonly field: string;
  readonly language: 'en' | 'de';
  readonly entry: LabeledEntry;
  /** Other jobs of the résumé. */
  readonly otherEntries?: readonly LabeledEntry[];
  readonly headline?: string;
  readonly summary?: string;
  readonly skills?: readonly string[];
  /** Further entries: "degree, school" and the like. */
  readonly further?: readonly string[];
  readonly posting?: string;
  /** The lines are sentences of a letter or change the summary. Without it they change the first line of the entry. */
  readonly path?: 'letter' | 'summary';
  readonly truthful: readonly string[];
  readonly invented: readonly (readonly [ClaimKind, string])[];
}

/** The sets of `labeled-lines/`. Rules were fitted to each of them, so none says how the rules do on lines nobody has seen. */
export const labeledSets = [
  'written-with-the-rules',
  'other-jobs',
  'further-jobs',
  'in-the-style-of-models',
  'plain-rewrites-and-letters',
  'independent-authors',
  'later-independent-authors',
  'terse-notes',
  'paraphrases',
  'rewritten-notes',
  'notes-about-further-jobs',
] as const;

export type LabeledSet = (typeof labeledSets)[number];

/** The labeled résumés of a set: one JSON object a line. */
export const readLabeledLines = (set: LabeledSet): readonly LabeledResume[] =>
  readFileSync(new URL(`../../labeled-lines/${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    // Our own files, which the tests that read them would fail on.
    .map((line) => JSON.parse(line) as LabeledResume);

const resumeOf = ({
  entry,
  otherEntries = [],
  headline = entry.title,
  summary = '',
  skills = [],
  further = [],
}: LabeledResume) =>
  aiResume.parse({
    headline,
    summary,
    experience: [entry, ...otherEntries].map(({ title, companyName, startDate, endDate, notes }, index) => ({
      internalId: `e${index + 1}`,
      title,
      companyName,
      startDate,
      endDate,
      notes: notes.map((line) => `- ${line}`).join('\n'),
    })),
    skills: skills.map((skillName, index) => ({ internalId: `s${index}`, skillName })),
    entries: further.map((title, index) => ({ internalId: `f${index}`, title })),
  });

const jobOf = ({ posting }: LabeledResume) =>
  posting === undefined ? undefined : aiJob.parse({ jobDescription: posting });

const changeOf = ({ entry, path, summary = '' }: LabeledResume, after: string) =>
  path === 'summary'
    ? { path, before: summary, after, sourceIds: [], reason: '' }
    : {
        path: 'experience/e1/notes/0',
        before: `- ${entry.notes[0]}`,
        after: `- ${after}`,
        sourceIds: ['e1'],
        reason: '',
      };

/** Finds what lines of a labeled résumé claim beyond it. */
export function claimsIn(labeled: LabeledResume): (line: string) => readonly Claim[] {
  const resume = resumeOf(labeled);
  const job = jobOf(labeled);
  const posting = job ?? aiJob.parse({ jobDescription: '' });
  return (line) =>
    labeled.path === 'letter'
      ? checkLetter({ resume, job: posting, text: line, name: 'Ada Okafor' })
      : checkChange({ resume, job, change: changeOf(labeled, line) }).reasons;
}

const levelOf = (claims: readonly Claim[]) =>
  claims.some(({ level }) => level === 'red') ? 'red' : claims.length > 0 ? 'amber' : 'clear';

/** A line and how it is marked. */
export interface MarkedLine {
  readonly line: string;
  readonly level: 'red' | 'amber' | 'clear';
}

/** How the true and the invented lines of labeled résumés are marked. */
export function markLines(labeled: readonly LabeledResume[]): Record<'truthful' | 'invented', readonly MarkedLine[]> {
  const marked = labeled.map((each) => {
    const claims = claimsIn(each);
    const mark = (line: string): MarkedLine => ({ line, level: levelOf(claims(line)) });
    return { truthful: each.truthful.map(mark), invented: each.invented.map(([, line]) => mark(line)) };
  });
  return {
    truthful: marked.flatMap(({ truthful }) => truthful),
    invented: marked.flatMap(({ invented }) => invented),
  };
}

/** The share of lines with a mark, 0 to 1. */
export const shareOf = (lines: readonly MarkedLine[], level: MarkedLine['level']): number =>
  lines.filter((line) => line.level === level).length / lines.length;
