import { useEffect } from 'react';

/**
 * Starts something that a page can do without at first, once its code has loaded, and ends it with the component. If the
 * code doesn't load, the page does without.
 * @param load loads the code and gives what starts it, which gives what ends it; the same function each time
 */
export function useLateStart(load: () => Promise<() => () => void>): void {
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    void load()
      .catch(() => () => () => {})
      .then((start) => {
        if (!isOver) end = start();
        return undefined;
      });
    return () => {
      isOver = true;
      end();
    };
  }, [load]);
}
