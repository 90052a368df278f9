import { type MapPoint, MapWithList } from '@keepmark/map';
import { changeWithUndo } from '@keepmark/ui';
import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { placeAddress, placeName } from '../place';
import type { Place } from '../place-table';
import { usePlacesStore } from '../places-store';
import { type LocationCandidate, valuesOfCandidate } from './location-candidates';

export interface ReviewCandidatesProps {
  place: Place;
  candidates: readonly LocationCandidate[];
  /** How many places are left to review, this one included. */
  left: number;
  onSettled: () => void;
}

/** Where it is, unless its label ends with that. */
function whereOf({ label, address, city, state, country }: LocationCandidate): string {
  const where = address || [city, state, country].filter(Boolean).join(', ');
  return label.endsWith(where) ? '' : where;
}

const pointOf = (candidate: LocationCandidate, index: number): MapPoint => ({
  id: String(index),
  label: candidate.label,
  detail: [whereOf(candidate), candidate.isExact ? '' : 'City center'].filter(Boolean).join(' · '),
  latitude: candidate.latitude,
  longitude: candidate.longitude,
});

/** Shows the candidates for the location of one place on a map, to choose one. */
export function ReviewCandidates({ place, candidates, left, onSettled }: ReviewCandidatesProps) {
  const store = usePlacesStore();
  // A single one only needs a yes.
  const [selectedId, setSelectedId] = useState<string | null>(candidates.length === 1 ? '0' : null);
  const points = useMemo(() => candidates.map(pointOf), [candidates]);
  const selected = selectedId === null ? undefined : candidates[Number(selectedId)];
  const name = placeName(place);
  const use = (candidate: LocationCandidate) => {
    const { internalId } = place;
    const isSaved = changeWithUndo(`Located ${name}.`, () =>
      store.change(internalId, valuesOfCandidate(candidate, place), `Located ${name}`),
    );
    if (isSaved) onSettled();
  };
  return (
    <section aria-label={`Where is ${name}?`}>
      <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
        Where is {name}?
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {[placeAddress(place) || 'No address', left > 1 ? `${left.toLocaleString('en')} left to review` : '']
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Group gap="xs" mb="sm">
        <Button disabled={!selected} onClick={() => selected && use(selected)}>
          Use this location
        </Button>
        <Button variant="default" onClick={onSettled}>
          Skip
        </Button>
        <Button
          variant="subtle"
          renderRoot={(props) => (
            <Link {...props} to="/place/edit/$internalId" params={{ internalId: place.internalId }} />
          )}
        >
          Edit place
        </Button>
      </Group>
      <MapWithList
        label={`Candidates for ${name}`}
        points={points}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
      />
    </section>
  );
}
