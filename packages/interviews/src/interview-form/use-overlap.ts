import { useMemo } from 'react';
import { overlapsOf, type TimedInterview } from '../interview';
import type { Interview } from '../interview-table';
import { useSavedInterviews } from '../interviews-store';
import { dateOfForm, type InterviewFormValues } from './interview-form';

const own = '\u0000form';

/** The saved interview that overlaps the one on the form. @param ownId the id of the edited interview */
export function useOverlap(values: InterviewFormValues, ownId: string | undefined): Interview | undefined {
  const saved = useSavedInterviews();
  const others = useMemo(() => saved.filter(({ internalId }) => internalId !== ownId), [saved, ownId]);
  const { status, durationMinutes } = values;
  const dateOfInterview = dateOfForm(values);
  return useMemo(() => {
    if (dateOfInterview === '') return undefined;
    const typed = { internalId: own, dateOfInterview, status, durationMinutes: Number(durationMinutes) };
    const overlap = overlapsOf<TimedInterview>([...others, typed]).get(own);
    return others.find(({ internalId }) => internalId === overlap?.internalId);
  }, [others, dateOfInterview, status, durationMinutes]);
}
