import { type NamedPoint, offersOf, useLocate } from '@keepmark/geography/use-locate';
import { errorMessage } from '@keepmark/ui/error-message';
import { useRef, useState } from 'react';
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
  const [offers, setOffers] = useState<readonly NamedPoint[]>([]);
  const [locating, setLocating] = useState<'text' | 'here'>();
  const [guess, setGuess] = useState<{ label: string; others: readonly NamedPoint[] }>();

  /** Counts the requests: the browser may answer after the person has chosen another location. */
  const latest = useRef(0);

  const cancel = () => {
    latest.current += 1;
    setProblem('');
    setOffers([]);
    setLocating(undefined);
  };

  const find = async <Found>(what: 'text' | 'here', search: () => Promise<Found>): Promise<Found | undefined> => {
    cancel();
    const request = latest.current;
    setLocating(what);
    try {
      const found = await search();
      return request === latest.current ? found : undefined;
    } catch (error) {
      if (request === latest.current) {
        setProblem(errorMessage(error));
        setOffers(offersOf(error));
      }
      return undefined;
    } finally {
      if (request === latest.current) setLocating(undefined);
    }
  };

  return {
    text,
    cancel,
    type: (typed: string) => {
      setText(typed);
      cancel();
    },
    problem,
    /** Similar names, when the text wasn't found. */
    offers,
    /** What is being located. */
    locating,
    /** What else the text may have meant, when it was not picked. */
    others: guess?.label === near ? guess.others : [],
    /** The changes that searching for the typed text makes; undefined when it can't be found. */
    resolve: async (): Promise<Partial<PlaceSearch> | undefined> => {
      const typed = text.trim();
      if (around !== 'typed' || typed === near) return {};
      if (typed === '') return nowhere;
      const found = await find('text', () => locate.fromText(typed));
      if (!found) return undefined;
      const [best, ...others] = found;
      setGuess({ label: best.label, others });
      return nearPoint(best);
    },
    /** The changes that searching where the browser is makes; undefined when it won't tell. */
    resolveHere: async (): Promise<Partial<PlaceSearch> | undefined> => {
      const here = await find('here', locate.fromBrowser);
      return here && nearPoint(here);
    },
  };
}
export type TypedLocation = ReturnType<typeof useTypedLocation>;
