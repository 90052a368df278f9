import type { RelatedOccupation } from '@keepmark/contracts';
import { skillsInTexts } from '@keepmark/resumes/skill-test';
import { plainCode } from '../occupations/career-titles';
import { technologyNames } from '../occupations/technology-names';

/** An occupation that somebody named, with those like it. */
export interface NamedCareer {
  readonly code: string;
  readonly title: string;
  /** Whether it is what they do now, or what they want to do. */
  readonly role: 'current' | 'goal';
  readonly related: readonly RelatedOccupation[];
}

/** A career to compare, and why it is. */
export interface CareerCandidate {
  readonly code: string;
  readonly title: string;
  readonly closeness: number;
  readonly reasons: readonly string[];
}

/** What is known about the work of a career. */
export interface CareerWork {
  readonly tasks: readonly string[];
  readonly technology: readonly string[];
}

/** What somebody said about themselves. */
export interface OwnProfile {
  readonly skills: readonly string[];
  readonly interests: readonly string[];
}

export interface CareerMatch extends CareerCandidate {
  readonly points: number;
  /** The skills of theirs that it uses. */
  readonly skills: readonly string[];
  /** The interests of theirs that its work mentions. */
  readonly interests: readonly string[];
}

/** How many careers are compared. Each one takes two calls. */
export const maxCandidates = 10;

const maxSkillPoints = 5;
const maxInterestPoints = 2;

const tierPoints: Readonly<Record<RelatedOccupation['tier'], number>> = { closest: 3, close: 2, further: 1 };
const tierWords: Readonly<Record<RelatedOccupation['tier'], string>> = {
  closest: 'Very close to',
  close: 'Close to',
  further: 'Related to',
};

/** The rule, in the words of the screen. */
export const rankingRule = `Ranked by points. How close O*NET puts a career to yours: 3 for very close, 2 for close, 1 for related. Each skill of yours that it uses: 1, up to ${maxSkillPoints}. Each interest that its work mentions: 1, up to ${maxInterestPoints}.`;

/** "SQL, Excel; patient care" as a list, each once. */
export function listed(text: string): string[] {
  const parts = text.split(/[,;\n•·|]/).map((part) => part.replace(/^\s*[-*]\s+/, '').trim());
  const byKey = new Map(
    parts
      .filter(Boolean)
      .map((part) => [part.toLowerCase(), part] as const)
      .toReversed(),
  );
  return [...byKey.values()].toReversed().slice(0, 100);
}

/**
 * The careers to compare: those like the named ones, and the goal itself. What they do now isn't one. The closest come
 * first; of two that are as close, the one that was listed first.
 */
export function careerCandidates(named: readonly NamedCareer[]): CareerCandidate[] {
  const candidates = new Map<string, CareerCandidate>();
  const add = (code: string, title: string, closeness: number, reason: string) => {
    const before = candidates.get(code);
    candidates.set(code, {
      code,
      title: before?.title ?? title,
      closeness: (before?.closeness ?? 0) + closeness,
      reasons: [...(before?.reasons ?? []), reason],
    });
  };
  for (const { code, title, role } of named) if (role === 'goal') add(code, title, tierPoints.closest, 'Your goal');
  for (const { related, title: from } of named) {
    for (const { code, onetCode, title, tier } of related) {
      add(plainCode(onetCode || code), title, tierPoints[tier], `${tierWords[tier]} ${from}`);
    }
  }
  for (const { code, role } of named) if (role === 'current') candidates.delete(code);
  return [...candidates.values()].toSorted((left, right) => right.closeness - left.closeness).slice(0, maxCandidates);
}

/** The careers with the most points first. One whose work isn't known gets points for closeness only. */
export function rankedCareers(
  candidates: readonly CareerCandidate[],
  workOf: ReadonlyMap<string, CareerWork>,
  { skills, interests }: OwnProfile,
): CareerMatch[] {
  const matches = candidates.map((candidate): CareerMatch => {
    const { tasks, technology } = workOf.get(candidate.code) ?? { tasks: [], technology: [] };
    const uses = skillsInTexts([...technology.flatMap(technologyNames), ...tasks]);
    const mentions = skillsInTexts(tasks);
    const usedSkills = skills.filter(uses);
    const found = interests.filter(mentions);
    const points =
      candidate.closeness + Math.min(usedSkills.length, maxSkillPoints) + Math.min(found.length, maxInterestPoints);
    return { ...candidate, points, skills: usedSkills, interests: found };
  });
  return matches.toSorted((left, right) => right.points - left.points);
}
