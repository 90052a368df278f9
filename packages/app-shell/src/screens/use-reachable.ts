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
 * Whether our server can be reached; taken to be so until it turns out otherwise.
 * @param isDoubtful otherwise the server isn't asked
 */
export function useReachable(isDoubtful: boolean): boolean {
  const [isReachable, setIsReachable] = useState(() => !isDoubtful || navigator.onLine);
  useEffect(() => {
    if (!isDoubtful || !navigator.onLine) return undefined;
    let isWanted = true;
    void isServerReachable().then((answer) => isWanted && setIsReachable(answer));
    return () => {
      isWanted = false;
    };
  }, [isDoubtful]);
  return isReachable;
}
