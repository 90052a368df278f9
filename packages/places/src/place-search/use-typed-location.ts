import { type NamedPoint, useLocate } from '@keepmark/geography/use-locate';
import { errorMessage } from '@keepmark/ui/error-message';
import { useState } from 'react';
import type { PlaceSearch } from './place-search';
import { useTextOf } from './use-text-of';

/** The part of a search that a location changes. */
type LocationChanges = Pick<PlaceSearch, 'around' | 'near' | 'lat' | 'lng'>;

export const nearPoint = ({ label, latitude, longitude }: NamedPoint): LocationChanges => ({
  around: 'typed',
  near: label,
  lat: latitude,
  lng: longitude,
});
const nowhere: LocationChanges = { around: 'typed', near: '', lat: null, lng: null };

/** The location that is being typed, which needs not be picked from the suggestions. */
export function useTypedLocation({ around, near }: PlaceSearch) {
  const locate = useLocate();
  const [text, setText] = useTextOf(near);
  const [problem, setProblem] = useState('');
  const [isLocating, setLocating] = useState(false);
  const [guess, setGuess] = useState<{ label: string; others: readonly NamedPoint[] }>();

  const find = async <Found>(search: () => Promise<Found>): Promise<Found | undefined> => {
    setProblem('');
    setLocating(true);
    try {
      return await search();
    } catch (error) {
      setProblem(errorMessage(error));
      return undefined;
    } finally {
      setLocating(false);
    }
  };

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setProblem('');
    },
    problem,
    isLocating,
    /** What else the text may have meant, when it was not picked. */
    others: guess?.label === near ? guess.others : [],
    /** The changes that searching for the typed text makes; undefined when it can't be found. */
    resolve: async (): Promise<Partial<PlaceSearch> | undefined> => {
      const typed = text.trim();
      if (around !== 'typed' || typed === near) return {};
      if (typed === '') return nowhere;
      const found = await find(() => locate.fromText(typed));
      if (!found) return undefined;
      const [best, ...others] = found;
      setGuess({ label: best.label, others });
      return nearPoint(best);
    },
    /** The changes that searching where the browser is makes; undefined when it won't tell. */
    resolveHere: async (): Promise<Partial<PlaceSearch> | undefined> => {
      const here = await find(locate.fromBrowser);
      return here && nearPoint(here);
    },
  };
}
export type TypedLocation = ReturnType<typeof useTypedLocation>;
