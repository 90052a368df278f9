import { useState, useSyncExternalStore } from 'react';

const never = () => false;

/** True from the first time on that `isWanted()` was: what has been loaded stays, to leave softly and be back at once. */
export const useEver = (subscribe: (listener: () => void) => () => void, isWanted: () => boolean): boolean => {
  const wanted = useSyncExternalStore(subscribe, isWanted, never);
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  return wanted || wasWanted;
};
