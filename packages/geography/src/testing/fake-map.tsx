import type { MapView, MapWithList, RegionMap } from '@keepmark/map';
import type { ComponentProps } from 'react';

// The canvas needs WebGL, which only the journeys' browser has.

type MapViewProps = ComponentProps<typeof MapView>;
const noPoints: NonNullable<MapViewProps['points']> = [];

/** Stands in for the map: shows its props as attributes and its gestures as buttons. */
function FakeMap({
  label,
  points = noPoints,
  selectedId,
  fit,
  onSearchArea,
  onMarkerMove,
  onDrawn,
  onUsable,
  draw,
}: MapViewProps) {
  return (
    <section
      aria-label={`Map: ${label}`}
      data-points={points.map((point) => point.label).join('|')}
      data-fixed-view={fit === null}
      data-selected={selectedId}
    >
      {onSearchArea && (
        <button type="button" onClick={() => onSearchArea({ west: -98, south: 30, east: -97, north: 31 })}>
          Search this area
        </button>
      )}
      {onMarkerMove && (
        <button type="button" onClick={() => onMarkerMove('from', { latitude: 31.5, longitude: -97.25 })}>
          Drag the marker
        </button>
      )}
      {onUsable && (
        <button type="button" onClick={() => onUsable(false)}>
          Break the map
        </button>
      )}
      {draw && onDrawn && (
        <button type="button" onClick={() => onDrawn({ kind: 'box', west: -98, south: 30, east: -97, north: 31 })}>
          Finish drawing
        </button>
      )}
    </section>
  );
}

/** The exports of `@keepmark/map` for `vi.mock`. */
export const fakeMap = {
  MapView: FakeMap,
  RegionMap: ({ onSelectRegion, values, ...map }: ComponentProps<typeof RegionMap>) => (
    <>
      <FakeMap {...map} />
      {[...values.keys()].map((id) => (
        <button type="button" key={id} onClick={() => onSelectRegion?.(id)}>
          Region {id}
        </button>
      ))}
    </>
  ),
  MapWithList: ({
    points = noPoints,
    empty,
    onSelect,
    renderPopup,
    selectedId,
    ...map
  }: ComponentProps<typeof MapWithList>) => (
    <>
      <FakeMap {...map} points={points} />
      {points.length === 0 && empty}
      <ul aria-label={map.label}>
        {points.map((point) => (
          <li key={point.id}>
            <button type="button" onClick={() => onSelect?.(point.id)}>
              {point.label} {point.detail}
            </button>
            {point.id === selectedId && renderPopup?.(point)}
          </li>
        ))}
      </ul>
    </>
  ),
};
