import { useDatabase } from '@keepmark/local-store/react';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { JobsSlots } from '../slots';
import { type CalendarDay, calendarDays, type CalendarSource, entriesByDay } from './calendar-days';
import { followUpEntries } from './follow-up-entries';

const ownSources: readonly CalendarSource[] = [followUpEntries];

export interface Calendar {
  readonly days: readonly CalendarDay[];
  /** Whether what other packages have couldn't be loaded. The follow-ups are still right. */
  readonly isIncomplete: boolean;
  readonly tryAgain: () => void;
}

/** The next two weeks: follow-ups, and what other packages have. Rerenders when anything saved changes. */
export function useCalendar(today: string, loadSources: JobsSlots['calendarSources']): Calendar {
  const database = useDatabase();
  const [{ sources, isIncomplete }, setLoaded] = useState({ sources: ownSources, isIncomplete: false });
  // Another object after each change, so that the sources are read again.
  const [saved, refresh] = useReducer(() => ({ database }), { database });
  const load = useCallback(() => {
    loadSources?.().then(
      (others) => setLoaded({ sources: [...ownSources, ...others], isIncomplete: false }),
      () => setLoaded({ sources: ownSources, isIncomplete: true }),
    );
  }, [loadSources]);
  useEffect(load, [load]);
  useEffect(() => database.subscribe(refresh), [database]);
  const days = useMemo(() => {
    const shown = calendarDays(today);
    const until = shown.at(-1) ?? today;
    return entriesByDay(
      shown,
      sources.flatMap((source) => source(saved.database, today, until)),
    );
  }, [saved, sources, today]);
  return { days, isIncomplete, tryAgain: load };
}
