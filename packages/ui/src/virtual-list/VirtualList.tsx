import { type ReactNode, useCallback } from 'react';
import { RowIcons } from '../icon/RowIcons';
import { usePrinting } from '../printing/use-printing';
import { useLateValue } from '../late-value/use-late-value';
import { useWindowRows } from './use-window-rows';
import classes from './VirtualList.module.css';

export type VirtualListProps<Item> = {
  /** What a screen reader calls the list. */
  label: string;
  items: readonly Item[];
  /**
   * What stays with its row when others come and go. Leave it out where a row holds no state: rows are then reused for other
   * items, which takes a fraction of the time when a filter changes.
   */
  itemKey?: (item: Item) => string;
  /** An estimate in pixels: each row is measured once it is rendered. */
  rowHeight: number;
  /** A row. Wrap an expensive one in `memo`: scrolling renders every visible row. */
  children: (item: Item) => ReactNode;
};

/** More rows than this would stop the browser for seconds before it prints. */
const maxPrinted = 2000;

/**
 * A list that scrolls with the page and holds only the rows in sight: ten thousand rows cost as much as thirty. On paper, it
 * holds all of them, up to 2,000.
 */
export function VirtualList<Item>({ label, items, itemKey, rowHeight, children }: VirtualListProps<Item>) {
  // Rows out of sight follow the ones in sight. Only those that are reused: a row with a key shows its own item.
  const late = useLateValue(items);
  const outOfSight = itemKey === undefined ? late : items;
  // With another function, the place of every row is worked out again.
  const keyOf = useCallback(
    (index: number) => (itemKey === undefined || items[index] === undefined ? index : itemKey(items[index])),
    [items, itemKey],
  );
  const { container, rows, scrollMargin } = useWindowRows<HTMLUListElement>({ count: items.length, rowHeight, keyOf });
  const { range } = rows;
  const isInSight = (index: number) => range === null || (index >= range.startIndex && index <= range.endIndex);
  const itemAt = (index: number) => (isInSight(index) ? items[index] : (outOfSight[index] ?? items[index]));
  // On paper, the same rows stand below one another, so that a page ends between two of them.
  const printed = usePrinting() ? items.slice(0, maxPrinted) : undefined;

  return (
    <ul
      ref={container}
      // Safari drops the role of a list without bullets.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-label={label}
      className={classes['list']}
      style={printed ? undefined : { height: rows.getTotalSize() }}
    >
      <RowIcons>
        {printed
          ? printed.map((item, index) => <li key={keyOf(index)}>{children(item)}</li>)
          : rows.getVirtualItems().map(({ key, index, start }) => {
              const item = itemAt(index);
              return item === undefined ? null : (
                <li
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  className={classes['row']}
                  style={{ transform: `translateY(${start - scrollMargin}px)` }}
                >
                  {children(item)}
                </li>
              );
            })}
      </RowIcons>
      {printed && printed.length < items.length ? (
        <li className={classes['rest']}>
          Printed: the first {maxPrinted.toLocaleString('en')} of {items.length.toLocaleString('en')}
        </li>
      ) : null}
    </ul>
  );
}
