import { useDefaultResume } from '@keepmark/resumes/resumes-store';
import { skillsOnResume } from '@keepmark/resumes/skill-test';
import { useMemo } from 'react';
import {
  useOccupation,
  useOccupationTasks,
  useRelatedOccupations,
  useTechnologySkills,
} from '../occupations/occupation-facts-api';
import { useHomeAreaCode } from '../wages/use-home-area-code';
import { useWages } from '../wages/wages-api';
import type { CareerFacts } from './counseling-facts';
import { wageLine } from './wage-line';

/** All facts about an occupation; none without a code. Each part loads and fails independently. */
export function useCareerFacts(code: string) {
  const occupation = useOccupation(code);
  const tasks = useOccupationTasks(code);
  const technology = useTechnologySkills(code);
  const related = useRelatedOccupations(code);
  const areaCode = useHomeAreaCode(code !== '');
  const wages = useWages(areaCode === undefined ? '' : code, areaCode ?? '');
  const resume = useDefaultResume();
  const isOnResume = useMemo(() => resume && skillsOnResume(resume), [resume]);
  const line = wages.data && wageLine(wages.data);
  const facts: CareerFacts = {
    occupation: occupation.data,
    tasks: tasks.data?.results,
    technology: technology.data?.results,
    related: related.data?.results,
    wages: line && `${line.text} (${line.source.name}, ${line.source.period})`,
    isOnResume,
  };
  return { queries: { occupation, tasks, technology, related, wages }, facts, resume };
}
