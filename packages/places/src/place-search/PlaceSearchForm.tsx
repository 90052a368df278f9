import { plural } from '@keepmark/ui/words';
import { Icon } from '@keepmark/ui';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { placeTypes } from '../place-types';
import { AroundFields } from './AroundFields';
import { type PlaceSearch, radiiMiles } from './place-search';
import classes from './PlaceSearchForm.module.css';
import { useTextOf } from './use-text-of';

export interface PlaceSearchFormProps {
  search: PlaceSearch;
  onSearch: (search: PlaceSearch) => void;
}

const typeOptions = [
  { value: '', label: 'All types' },
  ...placeTypes.filter((type) => type.searchable).map(({ value, label }) => ({ value, label })),
];
const radiusOptions = radiiMiles.map((miles) => ({
  value: String(miles),
  label: plural(miles, 'mile'),
}));

/** The search form. Text is searched on submit; other changes apply immediately. */
export function PlaceSearchForm({ search, onSearch }: PlaceSearchFormProps) {
  const [text, setText] = useTextOf(search.text);
  const change = (changes: Partial<PlaceSearch>) => onSearch({ ...search, text, ...changes });
  return (
    <search>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          change({});
        }}
      >
        <TextInput
          className={classes['text']}
          type="search"
          label="Search for"
          placeholder="A name, or words like “book café”"
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <AroundFields search={search} onChange={change} />
        {search.around === 'view' ? null : (
          <NativeSelect
            label="Within"
            data={radiusOptions}
            value={String(search.miles)}
            onChange={({ currentTarget }) => change({ miles: Number(currentTarget.value) })}
          />
        )}
        <NativeSelect
          label="Type"
          data={typeOptions}
          value={search.type}
          onChange={({ currentTarget }) => change({ type: currentTarget.value })}
        />
        <Checkbox
          className={classes['open']}
          label="Open now"
          checked={search.open}
          onChange={({ currentTarget }) => change({ open: currentTarget.checked })}
        />
        <Button type="submit" leftSection={<Icon name="search" size="sm" />} className={classes['go']}>
          Search
        </Button>
      </form>
    </search>
  );
}
