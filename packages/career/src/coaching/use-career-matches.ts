import { useAppContext } from '@keepmark/app-shell';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exactOccupation, plainCode } from '../occupations/career-titles';
import { relatedOptions, tasksOptions, technologyOptions } from '../occupations/occupation-facts-api';
import { occupationTitlesOptions } from '../occupations/occupations-api';
import type { CoachingProfile } from './coaching-profile';
import {
  careerCandidates,
  type CareerMatch,
  type CareerWork,
  listed,
  type NamedCareer,
  rankedCareers,
} from './match-careers';

/** How a typed title was understood. */
export interface ReadTitle {
  readonly typed: string;
  /** Undefined if no occupation has a similar title. */
  readonly occupation: { readonly code: string; readonly title: string } | undefined;
}

export interface CareerMatches {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly readTitles: readonly ReadTitle[];
  readonly matches: readonly CareerMatch[];
  /** Whether the server has only the short table of popular occupations. */
  readonly isShortTable: boolean;
}

/** The occupation of a typed title: an exact match, or the best one. */
function useNamedCareer(typed: string, role: NamedCareer['role']) {
  const { api } = useAppContext();
  const titles = useQuery(occupationTitlesOptions(api, typed));
  const found = titles.data?.results ?? [];
  const best = exactOccupation(typed, found) ?? found[0];
  const occupation = best && { code: plainCode(best.code), title: best.title };
  const related = useQuery(relatedOptions(api, occupation?.code ?? ''));
  const named: NamedCareer | undefined = occupation &&
    related.data && { ...occupation, role, related: related.data.results };
  const isAsked = typed.trim() !== '';
  return {
    read: isAsked && titles.data ? [{ typed, occupation }] : [],
    named: named ? [named] : [],
    isLoading: (isAsked && titles.isPending) || (occupation !== undefined && related.isPending),
    error: titles.error ?? related.error ?? undefined,
    retry: () => {
      if (titles.error) void titles.refetch();
      if (related.error) void related.refetch();
    },
    isShortTable: related.data?.table === 'hand-written',
  };
}

/** The careers that match a profile, ranked. */
export function useCareerMatches(profile: CoachingProfile): CareerMatches {
  const { api } = useAppContext();
  const current = useNamedCareer(profile.currentCareer, 'current');
  const goal = useNamedCareer(profile.career, 'goal');
  const candidates = careerCandidates([...current.named, ...goal.named]);
  const tasks = useQueries({ queries: candidates.map(({ code }) => tasksOptions(api, code)) });
  const technology = useQueries({ queries: candidates.map(({ code }) => technologyOptions(api, code)) });
  const isLoading = current.isLoading || goal.isLoading || [...tasks, ...technology].some(({ isPending }) => isPending);
  const error = [current, goal, ...tasks, ...technology].find((one) => one.error)?.error ?? undefined;
  const own = useMemo(
    () => ({ skills: listed(profile.skills), interests: listed(profile.interests) }),
    [profile.skills, profile.interests],
  );
  const workOf = new Map<string, CareerWork>(
    candidates.map(({ code }, index) => [
      code,
      {
        tasks: tasks[index]?.data?.results.map(({ task }) => task) ?? [],
        technology: technology[index]?.data?.results.map(({ name }) => name) ?? [],
      },
    ]),
  );
  const isReady = !isLoading && !error;
  return {
    state: error ? 'failed' : isLoading ? 'loading' : 'ready',
    error,
    retry: () => {
      current.retry();
      goal.retry();
      for (const query of [...tasks, ...technology]) if (query.error) void query.refetch();
    },
    readTitles: [...current.read, ...goal.read],
    matches: isReady ? rankedCareers(candidates, workOf, own) : [],
    isShortTable: current.isShortTable || goal.isShortTable,
  };
}
