import { Icon } from '@keepmark/ui';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { Place } from '../place-table';
import { placeTypes } from '../place-types';
import { type PlaceFilter, placeSorts, readPlaceFilter } from './place-filter';
import classes from './PlaceFilterBar.module.css';

export interface PlaceFilterBarProps {
  filter: PlaceFilter;
  places: readonly Place[];
  onChange: (changes: Partial<PlaceFilter>) => void;
}

const sortOptions = Object.entries(placeSorts).map(([value, label]) => ({ value, label }));

/** The kinds that there are, with their numbers; the chosen one too when nothing is of it any more. */
function typeOptions(places: readonly Place[], chosen: string) {
  const counts = new Map<string, number>();
  for (const { types } of places) for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const used = placeTypes.filter(({ value }) => counts.has(value) || value === chosen);
  return [
    { value: 'all', label: 'Every kind' },
    ...used.map(({ value, label }) => ({ value, label: `${label} (${counts.get(value) ?? 0})` })),
  ];
}

/** Finds kept places by word and kind, and puts them in order. */
export function PlaceFilterBar({ filter, places, onChange }: PlaceFilterBarProps) {
  const types = useMemo(() => typeOptions(places, filter.type), [places, filter.type]);
  return (
    <search className={classes['bar']}>
      <TextInput
        type="search"
        aria-label="Search kept places"
        placeholder="Name, kind, city or note"
        leftSection={<Icon name="search" size="sm" />}
        className={classes['text']}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <NativeSelect
        aria-label="Kind of place"
        data={types}
        value={filter.type}
        onChange={({ currentTarget }) => onChange({ type: readPlaceFilter({ type: currentTarget.value }).type })}
      />
      <NativeSelect
        aria-label="Sort by"
        data={sortOptions}
        value={filter.sort}
        onChange={({ currentTarget }) => onChange({ sort: readPlaceFilter({ sort: currentTarget.value }).sort })}
      />
    </search>
  );
}
