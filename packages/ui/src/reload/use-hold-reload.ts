import { useEffect } from 'react';
import { holdReload } from './reload';

/** Makes every reload wait while `isHeld`, such as while a chosen file is shown, which a reload would lose. */
export function useHoldReload(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const release = holdReload(() => ended);
    return () => {
      release();
      end();
    };
  }, [isHeld]);
}
