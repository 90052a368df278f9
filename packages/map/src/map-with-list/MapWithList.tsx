import { Box, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useShownPoints } from '../categories/use-shown-points';
import type { BoundingBox } from '../geometry';
import { type MapWithListProps, replaceable } from '../map-components';
import { MapLegend } from '../map-legend/MapLegend';
import { MarkerSign } from '../map-legend/MarkerSign';
import { hasPosition, type MapPoint } from '../map-point';
import { MapArea } from '../map-view/MapArea';
import classes from './MapWithList.module.css';
import { rowsInView } from './rows-in-view';

const rowDetail = (point: MapPoint): string =>
  [point.detail, hasPosition(point) ? '' : 'Not on the map'].filter(Boolean).join(' · ');

const rowOf = (list: Element | null, id: string | undefined): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find((row) => row.dataset['id'] === id);

/** Scrolls the page to an element when less than half of it is visible. */
function scrollIntoViewIfHidden(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const visibleHeight = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  if (visibleHeight < height / 2) element.scrollIntoView({ block: 'nearest' });
}

/** Scrolls only the list to a row. The page stays where the map was clicked. */
function scrollToRow(list: HTMLElement | null, id: string | undefined): void {
  const [row, frame] = [rowOf(list, id), list?.parentElement];
  if (!row || !frame) return;
  const [rowBox, frameBox] = [row.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (rowBox.top < frameBox.top) frame.scrollTop -= frameBox.top - rowBox.top;
  if (rowBox.bottom > frameBox.bottom) frame.scrollTop += rowBox.bottom - frameBox.bottom;
}

interface PointRowProps {
  point: MapPoint;
  /** Whether any row has a marker of its own. */
  hasMarkers: boolean;
  isSelected: boolean;
  onSelect: (isByKeyboard: boolean) => void;
}

function PointRow({ point, hasMarkers, isSelected, onSelect }: PointRowProps) {
  const detail = rowDetail(point);
  return (
    <UnstyledButton
      className={classes['row']}
      data-id={point.id}
      aria-pressed={isSelected}
      // A key press reports zero clicks.
      onClick={(event) => onSelect(event.detail === 0)}
    >
      {hasMarkers && <MarkerSign tone={point.tone ?? 'primary'} symbol={point.symbol} icon={point.icon} />}
      <span className={classes['words']}>
        <Text component="span" fw={600}>
          {point.label}
        </Text>{' '}
        {detail === '' ? null : (
          <Text component="span" size="sm" c="dimmed">
            {detail}
          </Text>
        )}
      </span>
    </UnstyledButton>
  );
}

function DrawnMapWithList({ listLimit = 200, empty, ...map }: MapWithListProps) {
  const { selectedId, onSelect, onViewChange } = map;
  const { points, legend, toggle } = useShownPoints(map.points, map.categories);
  const [view, setView] = useState<BoundingBox | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => rowsInView(points, { limit: listLimit, view, selectedId }),
    [points, listLimit, view, selectedId],
  );
  const hasMarkers = points.some(
    ({ tone, symbol, icon }) => tone !== undefined || symbol !== undefined || icon !== undefined,
  );

  useEffect(() => {
    scrollToRow(list.current, selectedId);
  }, [selectedId]);

  return (
    <Box className={classes['columns']}>
      <Box className={classes['list']}>
        {points.length === 0 && empty}
        <ul ref={list} aria-label={map.label} className={classes['rows']}>
          {rows.map((point) => (
            <li key={point.id}>
              <PointRow
                point={point}
                hasMarkers={hasMarkers}
                isSelected={point.id === selectedId}
                onSelect={(isByKeyboard) => {
                  setByKeyboard(isByKeyboard);
                  onSelect?.(point.id);
                  // On a phone the map is above the list and may be out of view.
                  scrollIntoViewIfHidden(mapBox.current);
                }}
              />
            </li>
          ))}
        </ul>
        {points.length > listLimit && (
          <Text component="output" size="sm" c="dimmed" p="sm" display="block">
            Showing {rows.length.toLocaleString('en')} of {points.length.toLocaleString('en')}, those in view on the
            map. Move the map or zoom in to see more.
          </Text>
        )}
      </Box>
      <Box ref={mapBox} className={classes['map']}>
        <Box className={classes['area']}>
          <MapArea
            {...map}
            points={points}
            popupTakesFocus={byKeyboard}
            onPopupClose={(hadFocus) => {
              if (hadFocus) rowOf(list.current, selectedId)?.focus();
            }}
            onSelect={(id) => {
              setByKeyboard(false);
              onSelect?.(id);
            }}
            onViewChange={(box) => {
              setView(box);
              onViewChange?.(box);
            }}
          />
        </Box>
        <MapLegend label={map.label} entries={legend} onToggle={toggle} />
      </Box>
    </Box>
  );
}

/** A map with the same points as a list beside it, for keyboards and screen readers. */
export const MapWithList = replaceable('MapWithList', DrawnMapWithList);
