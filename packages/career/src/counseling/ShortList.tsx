import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './ShortList.module.css';

export interface ShortListProps<Item> {
  /** For screen readers: "Tasks". */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** How many are shown before "Show all". */
  shownFirst: number;
  children: (item: Item) => ReactNode;
}

/** A list that shows its first items, and all of them on request. */
export function ShortList<Item>({ label, items, itemKey, shownFirst, children }: ShortListProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  return (
    <>
      <ul className={classes['list']} aria-label={label}>
        {shown.map((item) => (
          <li key={itemKey(item)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > shownFirst ? (
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isWhole}
          aria-label={isWhole ? `Show fewer: ${label}` : `Show all ${items.length}: ${label}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      ) : null}
    </>
  );
}
