import type { ResumeDocument } from '@keepmark/resume-document';
import { newExperience, newFurtherEntry, newSection, newSkill } from '@keepmark/resume-document/new-document';

type Section = ResumeDocument['sections'][number];

/** The experience of a résumé: jobs with these titles, newest first. */
export const experienceSection = (...titles: readonly string[]): Section => ({
  id: 'experience',
  kind: 'experience',
  heading: '',
  isHidden: false,
  entries: titles.map((title) => newExperience({ title, companyName: 'Mercy Hospital' })),
});

/** The skills of a résumé. */
export const skillsSection = (...names: readonly string[]): Section => ({
  id: 'skills',
  kind: 'skills',
  heading: '',
  isHidden: false,
  entries: names.map((skillName) => newSkill({ skillName })),
});

/** The interests of a résumé. */
export const interestsSection = (...titles: readonly string[]): Section => {
  const { id, heading, isHidden } = newSection('interests');
  return { id, kind: 'interests', heading, isHidden, entries: titles.map((title) => newFurtherEntry({ title })) };
};
