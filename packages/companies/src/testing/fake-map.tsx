import type { MapView, MapWithList } from '@keepmark/map';
import type { ComponentProps } from 'react';

// The canvas needs WebGL, which only the journeys' browser has: here the screens around it are tried.

const noPoints: NonNullable<ComponentProps<typeof MapView>['points']> = [];

/** Stands in for the map: says what it would show, and offers its gestures as buttons. */
function FakeMapView({ label, points = noPoints, selectedId, onMarkerMove, onPick }: ComponentProps<typeof MapView>) {
  return (
    <section aria-label={label} data-points={points.map((point) => point.label).join('|')}>
      {onMarkerMove && selectedId !== undefined ? (
        <button type="button" onClick={() => onMarkerMove(selectedId, { latitude: 31.5, longitude: -97.25 })}>
          Drag the marker
        </button>
      ) : null}
      {onPick ? (
        <button type="button" onClick={() => onPick({ latitude: 31, longitude: -97 })}>
          Press on the map
        </button>
      ) : null}
    </section>
  );
}

function FakeMapWithList({
  label,
  points = noPoints,
  empty,
  selectedId,
  onSelect,
  renderPopup,
}: ComponentProps<typeof MapWithList>) {
  return (
    <>
      {points.length === 0 && empty}
      <ul aria-label={label}>
        {points.map((point) => (
          <li key={point.id}>
            <button type="button" onClick={() => onSelect?.(point.id)}>
              {[point.label, point.detail, point.category, point.caption].filter(Boolean).join(' / ')}
            </button>
            {point.id === selectedId ? renderPopup?.(point) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The components of `@keepmark/map`, for `vi.mock`; the rest of it stays itself. */
export const fakeMap = { MapView: FakeMapView, MapWithList: FakeMapWithList };
