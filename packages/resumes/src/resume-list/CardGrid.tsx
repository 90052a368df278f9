import { VirtualList } from '@keepmark/ui/virtual-list';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import classes from './CardGrid.module.css';

export interface CardGridProps<Item> {
  /** What a screen reader calls the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const narrowestCard = 250;
const gap = 16;

/** Cards in rows. Only the rows on the screen are drawn, so 20,000 cards cost as much as twenty. */
export function CardGrid<Item>({ label, items, itemKey, children }: CardGridProps<Item>) {
  const { ref, width } = useElementSize();
  const columns = Math.max(1, Math.floor((width + gap) / (narrowestCard + gap)));
  const rows = useMemo(() => {
    const count = Math.ceil(items.length / columns);
    return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
  }, [items, columns]);
  const cardWidth = (width - (columns - 1) * gap) / columns;
  return (
    <div ref={ref}>
      {width > 0 ? (
        <VirtualList
          key={columns}
          label={label}
          items={rows}
          itemKey={(row) => (row[0] === undefined ? '' : itemKey(row[0]))}
          rowHeight={Math.round(cardWidth * 1.05) + 120}
        >
          {(row) => (
            <div className={classes['row']} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {row.map((item) => (
                <div key={itemKey(item)} className={classes['cell']}>
                  {children(item)}
                </div>
              ))}
            </div>
          )}
        </VirtualList>
      ) : null}
    </div>
  );
}
