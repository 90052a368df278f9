import type { RelatedOccupation } from '@keepmark/contracts';
import { skillsInTexts } from '@keepmark/resumes/skill-test';
import { plainCode } from '../occupations/career-titles';
import { technologyNames } from '../occupations/technology-names';

/** A named occupation, and similar ones. */
export interface NamedCareer {
  readonly code: string;
  readonly title: string;
  /** Whether it's the current career or the goal. */
  readonly role: 'current' | 'goal';
  readonly related: readonly RelatedOccupation[];
}

/** A career to compare, and why. */
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

/** The parts of a profile to match. */
export interface OwnProfile {
  readonly skills: readonly string[];
  readonly interests: readonly string[];
}

export interface CareerMatch extends CareerCandidate {
  readonly points: number;
  /** The person's skills that the career uses. */
  readonly skills: readonly string[];
  /** The person's interests that its work mentions. */
  readonly interests: readonly string[];
}

/** The maximum number of careers to compare. Each one takes two calls. */
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

/** Splits "SQL, Excel; patient care" into a list without duplicates. */
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
 * The careers to compare: those similar to the named ones, and the goal, but not the current one. Closest first, then
 * in the order listed.
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

/** Ranks careers by points. If the work of one isn't known, it only gets points for closeness. */
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
