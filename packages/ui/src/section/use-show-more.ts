import { useState } from 'react';
import { usePrinting } from '../printing/use-printing';

/** How many each press adds. */
const step = 20;

export interface ShowMore<Item> {
  readonly shown: readonly Item[];
  /** The button below the list; undefined once everything is shown. */
  readonly more: { readonly children: string; readonly onClick: () => void } | undefined;
}

/**
 * Shows a few items of a list that may be long, and more with each press of a button. On paper, it shows all.
 * @param first how many are shown at first
 */
export function useShowMore<Item>(items: readonly Item[], first: number): ShowMore<Item> {
  const [count, setCount] = useState(first);
  const isPrinting = usePrinting();
  const hiddenCount = isPrinting ? 0 : items.length - count;
  return {
    shown: isPrinting ? items : items.slice(0, count),
    more:
      hiddenCount > 0
        ? {
            children: `Show ${Math.min(step, hiddenCount).toLocaleString('en')} more`,
            onClick: () => setCount(count + step),
          }
        : undefined,
  };
}
