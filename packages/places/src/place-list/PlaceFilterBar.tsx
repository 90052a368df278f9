import { FilterBar } from '@keepmark/ui/entity-list';
import { memo } from 'react';
import { filterCount, type PlaceFilter } from './place-filter';
import classes from './PlaceFilterBar.module.css';
import { PlaceFilterFields, type PlaceFilterFieldsProps } from './PlaceFilterFields';

export interface PlaceFilterBarProps extends Pick<
  PlaceFilterFieldsProps,
  'places' | 'groups' | 'memberships' | 'onChange'
> {
  filter: PlaceFilter;
}

/** Filters saved places by text, type, group, city and distance, and sorts them. Collapsed on small screens. */
export const PlaceFilterBar = memo(function PlaceFilterBar({ filter, ...rest }: PlaceFilterBarProps) {
  const { text, type, group, city, within, sort } = filter;
  return (
    <FilterBar
      label="Search saved places"
      placeholder="Name, city, or notes"
      text={text}
      onText={(typed) => rest.onChange({ text: typed })}
      folding={{ setCount: filterCount(filter), icon: 'adjustments' }}
      classNames={{ bar: classes['bar'] ?? '', text: classes['text'] ?? '', toggle: classes['toggle'] ?? '' }}
    >
      <PlaceFilterFields {...rest} type={type} group={group} city={city} within={within} sort={sort} />
    </FilterBar>
  );
});
