import { Icon } from '@keepmark/ui';
import { FiltersButton } from '@keepmark/ui/entity-list';
import { milesOptions } from '@keepmark/ui/words';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { placeTypes } from '../place-types';
import { AroundFields, LocationNotice, NearMeButton } from './AroundFields';
import { type PlaceSearch, radiiMiles, readPlaceSearch } from './place-search';
import classes from './PlaceSearchForm.module.css';
import { useTextOf } from './use-text-of';
import { useTypedLocation } from './use-typed-location';

export interface PlaceSearchFormProps {
  search: PlaceSearch;
  onSearch: (search: PlaceSearch) => void;
}

const typeOptions = [
  { value: '', label: 'All types' },
  ...placeTypes.filter((type) => type.searchable).map(({ value, label }) => ({ value, label })),
];
const filterFields = ['miles', 'type', 'open'] as const;

/** The search form. Text is searched on submit; other changes apply immediately. */
export function PlaceSearchForm({ search, onSearch }: PlaceSearchFormProps) {
  const [text, setText] = useTextOf(search.text);
  const location = useTypedLocation(search);
  const [filtersShown, { toggle: toggleFilters }] = useDisclosure(false);
  const filtersId = useId();
  const defaults = readPlaceSearch({});
  const filterCount = filterFields.filter((name) => search[name] !== defaults[name]).length;
  const change = (changes: Partial<PlaceSearch>) => onSearch({ ...search, text, ...changes });
  /** Also takes a location that was typed and not picked. */
  const submit = async (changes: Partial<PlaceSearch> = {}) => {
    const located = await location.resolve();
    if (located) change({ ...located, ...changes });
  };
  return (
    <search>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          className={classes['text']}
          type="search"
          label="Search for"
          placeholder="A name or a type, like “book café”"
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <AroundFields search={search} location={location} onChange={change} />
        <div className={classes['buttons']}>
          <Button type="submit" loading={location.locating === 'text'} leftSection={<Icon name="search" size="sm" />}>
            Search
          </Button>
          <NearMeButton location={location} onChange={change} />
          <FiltersButton
            variant="subtle"
            icon="adjustments"
            setCount={filterCount}
            isOpen={filtersShown}
            onToggle={toggleFilters}
            controls={filtersId}
            className={classes['more'] ?? ''}
          />
        </div>
        <LocationNotice search={search} location={location} onChange={change} />
        <Filters id={filtersId} search={search} isShown={filtersShown} onChange={(changes) => void submit(changes)} />
      </form>
    </search>
  );
}

interface FiltersProps {
  id: string;
  search: PlaceSearch;
  /** On a narrow screen; a wide one always shows them. */
  isShown: boolean;
  onChange: (changes: Partial<PlaceSearch>) => void;
}

function Filters({ id, search, isShown, onChange }: FiltersProps) {
  return (
    <div id={id} className={classes['filters']} data-shown={isShown || undefined}>
      {search.around === 'view' ? null : (
        <NativeSelect
          label="Within"
          data={milesOptions(radiiMiles, search.miles)}
          value={String(search.miles)}
          onChange={({ currentTarget }) => onChange({ miles: Number(currentTarget.value) })}
        />
      )}
      <NativeSelect
        label="Type"
        data={typeOptions}
        value={search.type}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value })}
      />
      <Checkbox
        className={classes['open']}
        label="Open now"
        checked={search.open}
        onChange={({ currentTarget }) => onChange({ open: currentTarget.checked })}
      />
    </div>
  );
}
