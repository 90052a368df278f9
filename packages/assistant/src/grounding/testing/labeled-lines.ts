import { aiJob, aiResume } from '@keepmark/contracts';
import type { ClaimKind } from '../claim';

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

type Lines = Pick<LabeledResume, 'truthful' | 'invented'>;

/** A résumé of several jobs, each with the lines that change it. */
export interface WholeResume extends Omit<LabeledResume, 'entry' | 'otherEntries' | 'path' | keyof Lines> {
  readonly jobs: readonly (LabeledEntry & Partial<Lines>)[];
  readonly ofSummary?: Lines;
}

const noLines: Lines = { truthful: [], invented: [] };

/** One labeled résumé for each job, and one for the summary. */
export const labeledByJob = ({ jobs, ofSummary = noLines, ...resume }: WholeResume): LabeledResume[] => [
  ...jobs.map((entry, at) => Object.assign({ entry, otherEntries: jobs.toSpliced(at, 1) }, resume, noLines, entry)),
  { ...resume, entry: jobs[0]!, otherEntries: jobs.slice(1), path: 'summary', ...ofSummary },
];

export const resumeOf = ({
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

export const jobOf = ({ posting }: LabeledResume) =>
  posting === undefined ? undefined : aiJob.parse({ jobDescription: posting });

export const changeOf = ({ entry, path, summary = '' }: LabeledResume, after: string) =>
  path === 'summary'
    ? { path, before: summary, after, sourceIds: [], reason: '' }
    : {
        path: 'experience/e1/notes/0',
        before: `- ${entry.notes[0]}`,
        after: `- ${after}`,
        sourceIds: ['e1'],
        reason: '',
      };
