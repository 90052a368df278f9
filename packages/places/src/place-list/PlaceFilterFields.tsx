import { filterOptions } from '@keepmark/ui/filter-options';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { NativeSelect, Select } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { PlaceGroup } from '../place-group-tables';
import type { Memberships } from '../place-groups-store';
import type { Place } from '../place-table';
import { cityOptions, groupOptions, typeOptions } from './filter-options';
import { type PlaceFilter, placeSorts, readPlaceFilter } from './place-filter';
import classes from './PlaceFilterBar.module.css';
import { reachGroups } from './reach';

export interface PlaceFilterFieldsProps extends Omit<PlaceFilter, 'text'> {
  places: readonly Place[];
  groups: readonly PlaceGroup[];
  memberships: Memberships;
  onChange: (changes: Partial<PlaceFilter>) => void;
}

const sortOptions = Object.entries(placeSorts).map(([value, label]) => ({ value, label }));
const withinOptions = (chosen: string) => [
  { value: '', label: 'Any distance' },
  ...reachGroups(chosen).map(({ group, items }) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })),
  })),
];

/** The filters other than the text. Memoized, since their lists are long and typing doesn't change them. */
export const PlaceFilterFields = memo(function PlaceFilterFields(props: PlaceFilterFieldsProps) {
  const { places, groups, memberships, type, group, city, within, sort, onChange } = props;
  const homeLocation = useHomeLocation();
  const types = useMemo(() => typeOptions(places, type), [places, type]);
  const cities = useMemo(() => cityOptions(places, city), [places, city]);
  const groupChoices = useMemo(
    () => groupOptions(groups, memberships, places, group),
    [groups, memberships, places, group],
  );
  const distanceHint = homeLocation ? '' : ' (set your home location first)';
  return (
    <>
      <NativeSelect
        aria-label="Type"
        className={classes['folded']}
        data={types}
        value={type}
        onChange={({ currentTarget }) => onChange({ type: readPlaceFilter({ type: currentTarget.value }).type })}
      />
      <NativeSelect
        aria-label="Group"
        className={classes['folded']}
        data={groupChoices}
        value={group}
        onChange={({ currentTarget }) => onChange({ group: currentTarget.value })}
      />
      <Select
        aria-label="City"
        className={classes['folded']}
        placeholder="All cities"
        data={cities}
        searchable
        filter={filterOptions}
        selectFirstOptionOnChange
        clearable
        limit={50}
        nothingFoundMessage="No matching cities"
        value={city || null}
        onChange={(chosen) => onChange({ city: chosen ?? '' })}
      />
      <NativeSelect
        aria-label={`Distance${distanceHint}`}
        title={homeLocation ? `From ${homeLocation.locationText}` : 'Set your home location first'}
        className={classes['folded']}
        data={withinOptions(within)}
        disabled={!homeLocation && !within}
        value={within}
        onChange={({ currentTarget }) => onChange({ within: currentTarget.value })}
      />
      <NativeSelect
        aria-label="Sort by"
        className={classes['folded']}
        data={homeLocation ? sortOptions : sortOptions.filter(({ value }) => value !== 'distance' || sort === value)}
        value={sort}
        onChange={({ currentTarget }) => onChange({ sort: readPlaceFilter({ sort: currentTarget.value }).sort })}
      />
    </>
  );
});
