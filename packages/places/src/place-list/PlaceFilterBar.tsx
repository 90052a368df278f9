import { useTravelFrom } from '@keepmark/geography';
import { Icon } from '@keepmark/ui';
import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PlaceGroup } from '../place-group-tables';
import type { Memberships } from '../place-groups-store';
import type { Place } from '../place-table';
import { cityOptions, groupOptions, typeOptions } from './filter-options';
import { filterCount, type PlaceFilter, placeSorts, readPlaceFilter } from './place-filter';
import classes from './PlaceFilterBar.module.css';
import { reachGroups } from './reach';

export interface PlaceFilterBarProps {
  filter: PlaceFilter;
  places: readonly Place[];
  groups: readonly PlaceGroup[];
  memberships: Memberships;
  onChange: (changes: Partial<PlaceFilter>) => void;
}

const sortOptions = Object.entries(placeSorts).map(([value, label]) => ({ value, label }));
const withinOptions = [
  { value: '', label: 'Any distance' },
  ...reachGroups.map(({ group, items }) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })),
  })),
];

/** Finds kept places by word, kind, group, city and way, and puts them in order. On a small screen it unfolds. */
export function PlaceFilterBar({ filter, places, groups, memberships, onChange }: PlaceFilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const travelFrom = useTravelFrom();
  const types = useMemo(() => typeOptions(places, filter.type), [places, filter.type]);
  const cities = useMemo(() => cityOptions(places, filter.city), [places, filter.city]);
  const groupChoices = useMemo(
    () => groupOptions(groups, memberships, places, filter.group),
    [groups, memberships, places, filter.group],
  );
  const set = filterCount(filter);
  const noStart = travelFrom ? '' : ' (say first where you travel from)';
  return (
    <search className={classes['bar']} data-open={isOpen || undefined}>
      <TextInput
        type="search"
        aria-label="Search kept places"
        placeholder="Name, kind, city or note"
        leftSection={<Icon name="search" size="sm" />}
        className={classes['text']}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <Button
        className={classes['toggle']}
        variant="default"
        leftSection={<Icon name="adjustments" size="sm" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {set ? `Filters (${set})` : 'Filters'}
      </Button>
      <NativeSelect
        aria-label="Kind of place"
        className={classes['folded']}
        data={types}
        value={filter.type}
        onChange={({ currentTarget }) => onChange({ type: readPlaceFilter({ type: currentTarget.value }).type })}
      />
      <NativeSelect
        aria-label="Group"
        className={classes['folded']}
        data={groupChoices}
        value={filter.group}
        onChange={({ currentTarget }) => onChange({ group: currentTarget.value })}
      />
      <Select
        aria-label="City"
        className={classes['folded']}
        placeholder="Every city"
        data={cities}
        searchable
        clearable
        limit={50}
        nothingFoundMessage="No kept place in such a city"
        value={filter.city || null}
        onChange={(city) => onChange({ city: city ?? '' })}
      />
      <NativeSelect
        aria-label={`Distance${noStart}`}
        title={travelFrom ? `From ${travelFrom.locationText}` : 'Say under Location where you travel from'}
        className={classes['folded']}
        data={withinOptions}
        disabled={!travelFrom && !filter.within}
        value={filter.within}
        onChange={({ currentTarget }) => onChange({ within: currentTarget.value })}
      />
      <NativeSelect
        aria-label="Sort by"
        className={classes['folded']}
        data={
          travelFrom ? sortOptions : sortOptions.filter(({ value }) => value !== 'distance' || filter.sort === value)
        }
        value={filter.sort}
        onChange={({ currentTarget }) => onChange({ sort: readPlaceFilter({ sort: currentTarget.value }).sort })}
      />
    </search>
  );
}
