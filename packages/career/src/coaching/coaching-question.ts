import type { CoachingProfile } from './coaching-profile';

/** The default first question of coaching. The profile is sent in separate fields. */
export const firstCoachingQuestion = (career: string): string =>
  `Coach me toward ${career.trim() === '' ? 'a career that fits me' : `this career: ${career.trim()}`}.
Which of my skills carry over, and which gaps matter most to employers?
What would be a realistic next role on the way, and how long does each stage take?
Give me five steps for the next three months, the most useful first.
Use my profile and the facts on file, and say where you are not sure.`;

/** The name of a conversation about a goal. */
export const coachingLabel = (career: string): string => career.trim() || 'Career coaching';

/** The subject of a conversation about a goal. Without a goal, it's coaching as a whole. */
export const coachingSubjectId = (career: string): string =>
  career.trim().toLowerCase().replaceAll(/\s+/g, ' ') || 'coaching';

/** The fields of the call (specification, section 7). */
export const coachingFields = ({ currentCareer, skills, interests, longTermGoals, career }: CoachingProfile) => ({
  currentCareer,
  skills,
  interests,
  longTermGoals,
  career,
});

/** The same fields as part of a prompt. */
export const profileFacts = ({ currentCareer, skills, interests, longTermGoals, career }: CoachingProfile) => ({
  'current career': currentCareer,
  skills,
  interests,
  'long-term goals': longTermGoals,
  'career in mind': career,
});
