import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './VirtualList.module.css';

export type VirtualListProps<Item> = {
  /** What a screen reader calls the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** An estimate in pixels: each row is measured once it is rendered. */
  rowHeight: number;
  /** A row. Wrap an expensive one in `memo`: scrolling renders every visible row. */
  children: (item: Item) => ReactNode;
};

/** A list that scrolls with the page and holds only the rows in sight: ten thousand rows cost as much as thirty. */
export function VirtualList<Item>({ label, items, itemKey, rowHeight, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Nothing of it is handed to a memoized component; the rule is for those that do.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    // A row that is not laid out has no height: without this the list would take all of them for visible.
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
    getItemKey: (index) => (items[index] === undefined ? index : itemKey(items[index])),
    overscan: 6,
    scrollMargin,
  });

  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Content above the list may grow or wrap.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return (
    // Safari takes the list's role away with its bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} role="list" aria-label={label} className={classes['list']} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
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
    </ul>
  );
}
