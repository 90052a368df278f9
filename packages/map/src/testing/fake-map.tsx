import { Fragment } from 'react';
import { afterAll } from 'vitest';
import { type MapWithListProps, type RegionMapProps, replaceMap } from '../map-components';
import type { MapViewProps } from '../map-view/map-view-props';

// The canvas needs WebGL, which only the browser of the journeys has. Unit tests cover the screens around it.

const noPoints: NonNullable<MapViewProps['points']> = [];
const there = { latitude: 31.5, longitude: -97.25 };
const area = { west: -98, south: 30, east: -97, north: 31 } as const;

/** Every gesture of the map that a screen listens to, as a button. */
function Gestures({ points = noPoints, selectedId, draw, ...on }: MapViewProps) {
  const markerId = selectedId ?? points[0]?.id;
  const { onSearchArea, onMarkerMove, onPick, onUsable, onDrawn } = on;
  const gestures = {
    'Search this area': onSearchArea && (() => onSearchArea(area)),
    'Drag the marker': onMarkerMove && markerId !== undefined && (() => onMarkerMove(markerId, there)),
    'Press on the map': onPick && (() => onPick(there)),
    'Break the map': onUsable && (() => onUsable(false)),
    'Finish drawing': draw && onDrawn && (() => onDrawn({ kind: 'box', ...area })),
  };
  return Object.entries(gestures).map(([name, onClick]) =>
    onClick ? (
      <button key={name} type="button" onClick={onClick}>
        {name}
      </button>
    ) : null,
  );
}

/**
 * Stands in for the map: a region with a "Pin of …" button for each point, the popup of the selected one, and buttons
 * for the gestures. Its data attributes hold the labels of the points, the selected id, the box to show, and whether the
 * view stays.
 */
function FakeMap(props: MapViewProps) {
  const { label, points = noPoints, categories, selectedId, fit, onSelect, renderPopup } = props;
  const categoryOf = (category?: string) => categories?.find(({ id }) => id === category)?.label;
  return (
    <section
      aria-label={`Map: ${label}`}
      data-points={points.map((point) => point.label).join('|')}
      data-selected={selectedId}
      data-fixed-view={fit === null}
      data-fit={fit ? [fit.west, fit.south, fit.east, fit.north].join() : undefined}
    >
      {points.map((point) => (
        <Fragment key={point.id}>
          <button type="button" onClick={() => onSelect?.(point.id)}>
            {`Pin of ${point.label}: ${categoryOf(point.category) ?? 'no category'}`}
          </button>
          {point.id === selectedId ? renderPopup?.(point) : null}
        </Fragment>
      ))}
      <Gestures {...props} />
    </section>
  );
}

/** The map, and the list beside it: "Acme / Austin, TX / new / 20 min". */
function FakeMapWithList({ empty, ...map }: MapWithListProps) {
  const { label, points = noPoints, onSelect } = map;
  return (
    <>
      <FakeMap {...map} />
      {points.length === 0 ? empty : null}
      <ul aria-label={label}>
        {points.map((point) => (
          <li key={point.id}>
            <button type="button" onClick={() => onSelect?.(point.id)}>
              {[point.label, point.detail, point.category, point.caption].filter(Boolean).join(' / ')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function FakeRegionMap({ onSelectRegion, values, ...map }: RegionMapProps) {
  return (
    <>
      <FakeMap {...map} />
      {[...values.keys()].map((id) => (
        <button type="button" key={id} onClick={() => onSelectRegion?.(id)}>
          Region {id}
        </button>
      ))}
    </>
  );
}

/** Shows the stand-in wherever the screens of a test file show a map. Call it at the top of the file. */
export function showFakeMap(): void {
  replaceMap({ MapView: FakeMap, MapWithList: FakeMapWithList, RegionMap: FakeRegionMap });
  afterAll(() => replaceMap(null));
}
