import { VirtualList } from '@keepmark/ui/virtual-list';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import classes from './CardGrid.module.css';

export interface CardGridProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const now = { getInitialValueInEffect: false };
/** An estimate in pixels. Rows are measured once they are drawn. */
const rowHeight = { one: 360, several: 420 } as const;

/** Cards in rows. Renders only the rows on the screen, so 20,000 cards are as fast as twenty. */
export function CardGrid<Item>({ label, items, itemKey, children }: CardGridProps<Item>) {
  const fitsTwo = useMediaQuery('(min-width: 36em)', false, now);
  const fitsThree = useMediaQuery('(min-width: 56.25em)', false, now);
  const fitsFour = useMediaQuery('(min-width: 75em)', false, now);
  const columns = 1 + [fitsTwo, fitsThree, fitsFour].filter(Boolean).length;
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
        items.slice(row * columns, (row + 1) * columns),
      ),
    [items, columns],
  );
  return (
    <VirtualList
      key={columns}
      label={label}
      items={rows}
      itemKey={(row) => (row[0] === undefined ? '' : itemKey(row[0]))}
      rowHeight={columns === 1 ? rowHeight.one : rowHeight.several}
    >
      {(row) => (
        <div className={classes['row']} data-columns={columns}>
          {row.map((item) => (
            <div key={itemKey(item)} className={classes['cell']}>
              {children(item)}
            </div>
          ))}
        </div>
      )}
    </VirtualList>
  );
}
