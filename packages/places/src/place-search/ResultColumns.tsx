import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from './PlaceSearchView.module.css';

/** The specification's mobile threshold, 900 px. */
const wide = '(min-width: 56.25em)';
const views = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
];

export type ResultView = 'list' | 'map';

export interface ResultColumnsProps {
  list: ReactNode;
  map: ReactNode;
  /** What a phone shows first; the list by default. */
  firstView?: ResultView | undefined;
}

/** Results as a list beside a map; on a phone, one of them at a time. */
export function ResultColumns({ list, map, firstView = 'list' }: ResultColumnsProps) {
  const isWide = useMediaQuery(wide, true, { getInitialValueInEffect: false });
  const [view, setView] = useState<ResultView>(firstView);
  return (
    <>
      {isWide ? null : (
        <SegmentedControl
          aria-label="Show results as"
          fullWidth
          mb="sm"
          data={views}
          value={view}
          onChange={(next) => setView(next as ResultView)}
        />
      )}
      <div className={classes['columns']}>
        {isWide || view === 'list' ? <div className={classes['list']}>{list}</div> : null}
        {isWide || view === 'map' ? <div className={classes['map']}>{map}</div> : null}
      </div>
    </>
  );
}
