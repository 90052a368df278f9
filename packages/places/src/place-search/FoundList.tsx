import type { FoundPlace } from '@keepmark/contracts';
import { useEffect, useRef } from 'react';
import type { MarkedPlace } from './found-place';
import { FoundRow } from './FoundRow';
import classes from './PlaceSearchView.module.css';

export interface FoundListProps {
  places: readonly MarkedPlace[];
  selectedId: string | null;
  onSelect: (placeId: string | null) => void;
  onSave: (found: FoundPlace) => void;
}

/** The found places. Scrolls to the one selected on the map. */
export function FoundList({ places, selectedId, onSelect, onSave }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = selectedId === null ? null : list.current?.querySelector<HTMLElement>('[data-selected]');
    const frame = list.current?.parentElement;
    if (!row || !frame) return;
    // scrollIntoView would scroll the page too, away from the map.
    const [rowBox, frameBox] = [row.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (rowBox.top < frameBox.top) frame.scrollTop -= frameBox.top - rowBox.top;
    if (rowBox.bottom > frameBox.bottom) frame.scrollTop += rowBox.bottom - frameBox.bottom;
  }, [selectedId]);
  return (
    // Safari drops the list role when bullets are hidden.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} role="list" aria-label="Results" className={classes['results']}>
      {places.map((place) => (
        <li key={place.found.placeId}>
          <FoundRow place={place} isSelected={place.found.placeId === selectedId} onSelect={onSelect} onSave={onSave} />
        </li>
      ))}
    </ul>
  );
}
