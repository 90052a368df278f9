import { Icon } from '@keepmark/ui';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
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
export function PlaceFilterBar({ filter, ...rest }: PlaceFilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { text, type, group, city, within, sort } = filter;
  const count = filterCount(filter);
  return (
    <search className={classes['bar']} data-open={isOpen || undefined}>
      <TextInput
        type="search"
        aria-label="Search saved places"
        placeholder="Name, type, city or notes"
        leftSection={<Icon name="search" size="sm" />}
        className={classes['text']}
        value={text}
        onChange={({ currentTarget }) => rest.onChange({ text: currentTarget.value })}
      />
      <Button
        className={classes['toggle']}
        variant="default"
        leftSection={<Icon name="adjustments" size="sm" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count ? `Filters (${count})` : 'Filters'}
      </Button>
      <PlaceFilterFields {...rest} type={type} group={group} city={city} within={within} sort={sort} />
    </search>
  );
}
