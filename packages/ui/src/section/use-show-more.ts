import { useState } from 'react';

/** How many each press adds. */
const step = 20;

export interface ShowMore<Item> {
  readonly shown: readonly Item[];
  /** The button below the list; undefined once everything is shown. */
  readonly more: { readonly children: string; readonly onClick: () => void } | undefined;
}

/**
 * Shows a few items of a list that may be long, and more with each press of a button.
 * @param first how many are shown at first
 */
export function useShowMore<Item>(items: readonly Item[], first: number): ShowMore<Item> {
  const [count, setCount] = useState(first);
  const hiddenCount = items.length - count;
  return {
    shown: items.slice(0, count),
    more:
      hiddenCount > 0
        ? {
            children: `Show ${Math.min(step, hiddenCount).toLocaleString('en')} more`,
            onClick: () => setCount(count + step),
          }
        : undefined,
  };
}
