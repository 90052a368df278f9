import { type MapPoint, MapWithList } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { distanceText, minutesText } from '../figures';
import { useSavedCities } from '../saved-cities';
import { type LocationType, locationTypeWords } from '../location-type';
import { coordinatesOf } from '../home-location/home-location';
import { useHomeLocation, useHomeOrigin } from '../home-location/home-location-store';
import { isCommutable, travelEstimate } from '../home-location/travel-estimate';
import { DrawBar } from './DrawBar';
import { useDrawing } from './drawing';
import { inRegion } from './in-region';
import { NothingInside } from './NothingInside';

/** The cities kept for one purpose, each with its estimated way; only those in a drawn region when there is one. */
export function SavedCitiesMap({ type }: { type: LocationType }) {
  const everyKept = useSavedCities();
  const homeLocation = useHomeLocation();
  const origin = useHomeOrigin();
  const { region, showEverything, bar, map } = useDrawing();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const kept = useMemo(() => everyKept.filter(({ locationTypes }) => locationTypes.includes(type)), [everyKept, type]);
  const points = useMemo(
    () =>
      kept.flatMap((city): MapPoint[] => {
        const position = { latitude: city.latitude ?? 0, longitude: city.longitude ?? 0 };
        if (!inRegion(region, position)) return [];
        const way = homeLocation && travelEstimate(coordinatesOf(homeLocation), position);
        const point = { id: city.internalId, label: city.cityName, ...position };
        if (!way || city.latitude === null || city.longitude === null) {
          return [{ ...point, detail: [city.stateName, city.countryName].filter(Boolean).join(', ') }];
        }
        const minutes = way.minutes.driving;
        const distance = distanceText(way.distanceKm);
        if (!isCommutable(way)) return [{ ...point, detail: distance }];
        const caption = minutesText(minutes);
        return [{ ...point, caption, detail: `${distance}, about ${caption} by car` }];
      }),
    [kept, region, homeLocation],
  );
  const empty = region ? (
    <NothingInside title="No kept city inside" onShowAll={showEverything} />
  ) : (
    <EmptyState
      icon="building-skyscraper"
      title="No city kept for this yet"
      action={
        <Button
          renderRoot={(props) => (
            <Link
              {...props}
              to="/location/list/$locationType/{-$countryCode}/{-$stateCode}"
              params={{ locationType: type }}
            />
          )}
        >
          Find cities
        </Button>
      }
    >
      Keep a city and it appears here.
    </EmptyState>
  );
  return (
    <>
      <DrawBar {...bar} />
      {homeLocation && points.some(({ caption }) => caption !== undefined) && (
        <Text size="sm" c="dimmed">
          Times from {homeLocation.locationText} are estimates along a straight line, at 35 km/h; real ways are longer.
        </Text>
      )}
      <MapWithList
        label={locationTypeWords[type].heading}
        points={points}
        empty={empty}
        fit={region ? null : undefined}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        origin={origin}
        {...map}
        renderPopup={({ id, label }) => (
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/location/manage/$locationType/$internalId"
                params={{ locationType: type, internalId: id }}
              />
            )}
          >
            {label}: notes and purposes
          </Anchor>
        )}
      />
    </>
  );
}
