import { aiJob, aiResume } from '@keepmark/contracts';
import type { ClaimKind } from '../claim';

/** A made-up résumé with suggested lines: some say the same in other words, others claim what isn't there. */
export interface LabeledResume {
  readonly field: string;
  readonly language: 'en' | 'de';
  readonly entry: {
    readonly title: string;
    readonly companyName: string;
    readonly startDate: string;
    readonly endDate: string;
    /** Lines; the first one is what is changed. */
    readonly notes: readonly string[];
  };
  readonly summary?: string;
  readonly skills?: readonly string[];
  /** Further entries: "degree, school" and the like. */
  readonly further?: readonly string[];
  readonly posting?: string;
  /** The lines are sentences of a letter. Without it they change the first line of the entry. */
  readonly path?: 'letter';
  readonly truthful: readonly string[];
  readonly invented: readonly (readonly [ClaimKind, string])[];
}

export const resumeOf = ({ entry, summary = '', skills = [], further = [] }: LabeledResume) =>
  aiResume.parse({
    headline: entry.title,
    summary,
    experience: [{ internalId: 'e1', ...entry, notes: entry.notes.map((line) => `- ${line}`).join('\n') }],
    skills: skills.map((skillName, index) => ({ internalId: `s${index}`, skillName })),
    entries: further.map((title, index) => ({ internalId: `f${index}`, title })),
  });

export const jobOf = ({ posting }: LabeledResume) =>
  posting === undefined ? undefined : aiJob.parse({ jobDescription: posting });

export const changeOf = ({ entry }: LabeledResume, after: string) => ({
  path: 'experience/e1/notes/0',
  before: `- ${entry.notes[0]}`,
  after: `- ${after}`,
  sourceIds: ['e1'],
  reason: '',
});
