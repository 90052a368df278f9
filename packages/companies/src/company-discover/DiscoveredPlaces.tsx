import { placeTypeLabel, type FoundPlace } from '@keepmark/contracts';
import { useHomeLocation } from '@keepmark/geography';
import { MapWithList } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSavedCompanies } from '../companies-store';
import { companyFromPlace } from '../company';
import type { SavedCompanies } from '../saved-companies';
import { keptCategories } from '../company-map/company-points';
import { originOf } from '../company-map/origin';
import { countryName } from '../country-name';
import { KeepCompanyButton } from '../directory/KeepCompanyButton';
import { useCompanyActions } from '../use-company-actions';
import type { Discovered } from './discover';
import classes from './DiscoverCompaniesPage.module.css';

/** The found places on the map and as a list; each can be kept as a company. */
export function DiscoveredPlaces({ discovered, distanceMiles }: { discovered: Discovered; distanceMiles: number }) {
  const { places, attribution, truncated } = discovered;
  const kept = useSavedCompanies();
  const { keep } = useCompanyActions();
  const homeLocation = useHomeLocation();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(() => places.map((place) => pointOf(place, kept)), [places, kept]);
  return (
    <>
      <Text component="output" size="sm" c="dimmed">
        {countOf(places.length, truncated, distanceMiles)}
      </Text>
      <MapWithList
        label="Companies found"
        points={points}
        categories={keptCategories}
        origin={originOf(homeLocation)}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        {...(attribution && { attribution })}
        renderPopup={({ id }) => {
          const place = places.find(({ placeId }) => placeId === id);
          if (!place) return null;
          return (
            <div className={classes['popup']}>
              <strong>{place.title}</strong>
              {place.website ? (
                <Anchor href={place.website} target="_blank" rel="noopener noreferrer">
                  Site
                </Anchor>
              ) : null}
              <KeepCompanyButton
                companyName={place.title}
                kept={kept.named(place.title)}
                onKeep={() => void keep({ ...companyFromPlace(place), country: countryName(place.country) })}
              />
            </div>
          );
        }}
        empty={
          <EmptyState icon="mood-empty" title="Nothing found around there">
            Try another kind, any name, or a greater distance.
          </EmptyState>
        }
      />
    </>
  );
}

function pointOf(place: FoundPlace, kept: SavedCompanies) {
  const { placeId, title, type, address, distance_miles: miles, sample } = place;
  const distance = miles === null ? '' : `${miles.toFixed(1)} miles`;
  return {
    id: placeId,
    label: title,
    detail: [type ? placeTypeLabel(type) : '', address, distance, sample ? 'Sample' : ''].filter(Boolean).join(', '),
    category: kept.named(title) ? 'kept' : 'new',
    ...place.gps_coordinates,
  };
}

function countOf(count: number, truncated: boolean, distanceMiles: number): string {
  const found = `${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'} within ${distanceMiles} ${distanceMiles === 1 ? 'mile' : 'miles'}`;
  return truncated ? `${found}; there are more: name a kind or a shorter distance.` : found;
}
