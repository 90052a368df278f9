import { defineSetting } from '@keepmark/app-shell/setting';
import type { ResumeDocument } from '@keepmark/resume-document';
import { atMost } from '@keepmark/ui/form-values';
import * as z from 'zod/mini';
import { resumeTitles } from '../occupations/career-titles';

/** A person's profile for coaching (specification, section 7). */
export interface CoachingProfile extends Record<string, unknown> {
  currentCareer: string;
  /** Separated by commas or lines. */
  skills: string;
  /** Separated by commas or lines. */
  interests: string;
  longTermGoals: string;
  /** The career goal. */
  career: string;
}

export const emptyProfile: CoachingProfile = {
  currentCareer: '',
  skills: '',
  interests: '',
  longTermGoals: '',
  career: '',
};

/** The form's rules, with messages. */
export const coachingSchema = z.object({
  currentCareer: atMost(100),
  skills: atMost(3000),
  interests: atMost(1000),
  longTermGoals: atMost(3000),
  career: atMost(100),
});

const stored = z.object({
  currentCareer: z.string(),
  skills: z.string(),
  interests: z.string(),
  longTermGoals: z.string(),
  career: z.string(),
});

function readProfile(text: string | undefined): CoachingProfile | undefined {
  try {
    return text === undefined ? undefined : stored.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The saved profile; undefined until one is saved. */
export const profileSetting = defineSetting<CoachingProfile | undefined>(
  'career',
  'coachingProfile',
  readProfile,
  (profile) => JSON.stringify(profile ?? emptyProfile),
);

/** The profile from the default résumé: the newest title, the skills, and the interests. */
export function profileOfResume(document: ResumeDocument | undefined): CoachingProfile {
  if (!document) return emptyProfile;
  const shown = document.sections.filter(({ isHidden }) => !isHidden);
  const jobs = shown.flatMap((section) => (section.kind === 'experience' ? section.entries : []));
  const skills = shown.flatMap((section) =>
    section.kind === 'skills'
      ? section.entries.flatMap(({ isHidden, skillName, keywords }) =>
          isHidden ? [] : keywords.length > 0 ? keywords : [skillName],
        )
      : [],
  );
  const interests = shown.flatMap((section) =>
    section.kind === 'interests' ? section.entries.filter(({ isHidden }) => !isHidden).map(({ title }) => title) : [],
  );
  const newest = jobs.find(({ isHidden, title }) => !isHidden && title.trim() !== '')?.title ?? '';
  const joined = (parts: readonly string[], most: number) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .reduce((text, part) => (text.length + part.length + 2 > most ? text : text ? `${text}, ${part}` : part), '');
  return {
    ...emptyProfile,
    currentCareer: (newest || resumeTitles(document)[0] || '').trim().slice(0, 100),
    skills: joined(skills, 3000),
    interests: joined(interests, 1000),
  };
}
