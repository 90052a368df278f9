import type { MapView, MapWithList } from '@keepmark/map';
import { type ComponentProps, Fragment } from 'react';

// The real map needs WebGL, which jsdom doesn't have. The journeys test it.

type MapViewProps = ComponentProps<typeof MapView>;
const none: NonNullable<MapViewProps['points']> = [];
const noCategories: NonNullable<MapViewProps['categories']> = [];

/** Stands in for the map: lists its pins, and has buttons for its gestures. */
function FakeMap({ label, points = none, categories = noCategories, selectedId, ...props }: MapViewProps) {
  const labelOf = (category?: string) => categories.find(({ id }) => id === category)?.label;
  const { onSelect, onSearchArea, onMarkerMove, onPick, renderPopup } = props;
  const there = { latitude: 31.5, longitude: -97.25 };
  return (
    <section aria-label={`Map: ${label}`}>
      {points.map((point) => (
        <Fragment key={point.id}>
          <button type="button" onClick={() => onSelect?.(point.id)}>
            {`Pin of ${point.label}: ${labelOf(point.category) ?? 'no category'}`}
          </button>
          {point.id === selectedId ? renderPopup?.(point) : null}
        </Fragment>
      ))}
      {onSearchArea ? (
        <button type="button" onClick={() => onSearchArea({ west: -98, south: 30, east: -97, north: 31 })}>
          Search this area
        </button>
      ) : null}
      {onMarkerMove && selectedId ? (
        <button type="button" onClick={() => onMarkerMove(selectedId, there)}>
          Drag the pin
        </button>
      ) : null}
      {onPick ? (
        <button type="button" onClick={() => onPick(there)}>
          Press on the map
        </button>
      ) : null}
    </section>
  );
}

/** The components of `@keepmark/map` for `vi.mock`. */
export const fakeMap = {
  MapView: FakeMap,
  MapWithList: ({ empty, ...map }: ComponentProps<typeof MapWithList>) => (
    <>
      {map.points?.length ? null : empty}
      <FakeMap {...map} />
    </>
  ),
};
