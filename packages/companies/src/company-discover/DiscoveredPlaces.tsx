import { placeRating, placeTypeLabel, type FoundPlace } from '@keepmark/contracts';
import { useHomeOrigin } from '@keepmark/geography/home-location';
import { MapWithList } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSavedCompanies } from '../companies-store';
import { companyFromPlace } from '../company';
import type { SavedCompanies } from '../saved-companies';
import { savedCategories } from '../company-map/company-points';
import { countryName, milesText, plural } from '@keepmark/ui/words';
import { SaveCompanyButton } from '../directory/SaveCompanyButton';
import { useCompanyActions } from '../use-company-actions';
import type { Discovered } from './discover';
import classes from './DiscoverCompaniesPage.module.css';

/** The places found, on the map and as a list. Each can be saved as a company. */
export function DiscoveredPlaces({ discovered, distanceMiles }: { discovered: Discovered; distanceMiles: number }) {
  const { places, attribution, truncated } = discovered;
  const saved = useSavedCompanies();
  const { save } = useCompanyActions();
  const origin = useHomeOrigin();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(() => places.map((place) => pointOf(place, saved)), [places, saved]);
  return (
    <>
      <Text component="output" size="sm" c="dimmed">
        {countOf(places.length, truncated, distanceMiles)}
      </Text>
      <MapWithList
        label="Companies found"
        points={points}
        categories={savedCategories}
        origin={origin}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        {...(attribution && { attribution })}
        renderPopup={({ id }) => {
          const place = places.find(({ placeId }) => placeId === id);
          if (!place) return null;
          return (
            <div className={classes['popup']}>
              <strong>{place.title}</strong>
              {placeRating(place).length > 0 ? <Text size="sm">{placeRating(place).join(' · ')}</Text> : null}
              {place.website ? (
                <Anchor href={place.website} target="_blank" rel="noopener noreferrer">
                  Website
                </Anchor>
              ) : null}
              <SaveCompanyButton
                companyName={place.title}
                saved={saved.named(place.title)}
                onSave={() => void save({ ...companyFromPlace(place), country: countryName(place.country) })}
              />
            </div>
          );
        }}
        empty={
          <EmptyState icon="mood-empty" title="No companies found">
            Try another type, a different name, or a longer distance.
          </EmptyState>
        }
      />
    </>
  );
}

function pointOf(place: FoundPlace, saved: SavedCompanies) {
  const { placeId, title, type, address, distance_miles: miles, sample } = place;
  const distance = miles === null ? '' : milesText(miles);
  return {
    id: placeId,
    label: title,
    detail: [type ? placeTypeLabel(type) : '', address, distance, sample ? 'Sample' : ''].filter(Boolean).join(', '),
    category: saved.named(title) ? 'saved' : 'new',
    ...place.gps_coordinates,
  };
}

function countOf(count: number, truncated: boolean, distanceMiles: number): string {
  const found = `${plural(count, 'place')} within ${milesText(distanceMiles)}`;
  return truncated ? `${found}. There are more: choose a type or a shorter distance.` : found;
}
