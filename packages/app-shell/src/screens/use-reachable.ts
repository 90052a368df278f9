import { useEffect, useState } from 'react';

const patienceMs = 3000;

/** Whether our server answers. `navigator.onLine` is also true on a network that leads nowhere. */
async function isServerReachable(): Promise<boolean> {
  try {
    // The service worker never answers for its own file.
    await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether our server can be reached; undefined while it is being asked.
 * @param isDoubtful otherwise the server isn't asked, and taken to be reachable
 */
export function useReachable(isDoubtful: boolean): boolean | undefined {
  const [isReachable, setIsReachable] = useState(() => (!isDoubtful ? true : navigator.onLine ? undefined : false));
  useEffect(() => {
    if (isReachable !== undefined) return undefined;
    let isWanted = true;
    void isServerReachable().then((answer) => isWanted && setIsReachable(answer));
    return () => {
      isWanted = false;
    };
  }, [isReachable]);
  return isReachable;
}
