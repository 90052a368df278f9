import { distanceText } from '@keepmark/ui/words';
import { type MapPoint, MapWithList } from '@keepmark/map';
import type { Coordinates } from '@keepmark/map/geometry';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { durationText } from '@keepmark/ui/words';
import { type SavedCity, useSavedCities } from '../saved-cities';
import { type LocationType, locationTypeWords } from '../location-type';
import { coordinatesOf, type HomeLocation } from '../home-location/home-location';
import { useHomeLocation, useHomeOrigin } from '../home-location/home-location-store';
import { drivingNote, isCommutable, travelEstimate } from '../home-location/travel-estimate';
import { DrawBar } from './DrawBar';
import { useDrawing } from './drawing';
import { inRegion } from './in-region';
import { NothingInside } from './NothingInside';

/** The saved cities of one group with estimated travel times, limited to a drawn area if there is one. */
export function SavedCitiesMap({ type }: { type: LocationType }) {
  const allCities = useSavedCities();
  const homeLocation = useHomeLocation();
  const origin = useHomeOrigin();
  const { region, showAll, bar, map } = useDrawing();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const cities = useMemo(
    () => allCities.filter(({ locationTypes }) => locationTypes.includes(type)),
    [allCities, type],
  );
  const points = useMemo(
    () =>
      cities.flatMap((city) => {
        const point = pointOf(city, homeLocation);
        return inRegion(region, point) ? [point] : [];
      }),
    [cities, region, homeLocation],
  );
  const empty = region ? (
    <NothingInside title="No saved cities in this area" onShowAll={showAll} />
  ) : (
    <NoCitiesYet type={type} />
  );
  return (
    <>
      <DrawBar {...bar} />
      {homeLocation && points.some(({ caption }) => caption !== undefined) && (
        <Text size="sm" c="dimmed">
          Driving times from {homeLocation.locationText}. {drivingNote()}
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
            {label}: notes and groups
          </Anchor>
        )}
      />
    </>
  );
}

/** A city on the map, with its distance and, if people could commute, the driving time. */
function pointOf(city: SavedCity, homeLocation: HomeLocation | null): MapPoint & Coordinates {
  const position = { latitude: city.latitude ?? 0, longitude: city.longitude ?? 0 };
  const point = { id: city.internalId, label: city.cityName, ...position };
  const estimate = homeLocation && travelEstimate(coordinatesOf(homeLocation), position);
  if (!estimate || city.latitude === null || city.longitude === null) {
    return { ...point, detail: [city.stateName, city.countryName].filter(Boolean).join(', ') };
  }
  const distance = distanceText(estimate.distanceKm);
  if (!isCommutable(estimate)) return { ...point, detail: distance };
  const caption = durationText(estimate.minutes.driving);
  return { ...point, caption, detail: `${distance}, about ${caption} by car` };
}

function NoCitiesYet({ type }: { type: LocationType }) {
  return (
    <EmptyState
      icon="building-skyscraper"
      title="No saved cities yet"
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
      Save a city to see it here.
    </EmptyState>
  );
}
