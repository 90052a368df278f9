import { startHoldingBlur } from '../press/hold-blur';
import { startPrinting } from '../printing/printing';

/** What every page does once people print or press something, which is never the first thing. @returns ends it */
export function startLateBehavior(): () => void {
  const ends = [startPrinting(), startHoldingBlur()];
  return () => ends.forEach((end) => end());
}
