import { Icon } from '@keepmark/ui';
import { milesOptions } from '@keepmark/ui/words';
import { Button, NativeSelect } from '@mantine/core';
import { AroundFields, LocationNotice, NearMeButton } from '../place-search/AroundFields';
import { type PlaceSearch, radiiMiles } from '../place-search/place-search';
import classes from '../place-search/PlaceSearchForm.module.css';
import { useTypedLocation } from '../place-search/use-typed-location';

export interface DiscoverFormProps {
  search: PlaceSearch;
  onChange: (changes: Partial<PlaceSearch>) => void;
}

/** Where to look, and how far. */
export function DiscoverForm({ search, onChange }: DiscoverFormProps) {
  const location = useTypedLocation(search);
  return (
    <search>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void location.resolve().then((located) => located && onChange(located));
        }}
      >
        <AroundFields search={search} location={location} onChange={onChange} />
        <NativeSelect
          className={classes['wide']}
          label="Within"
          data={milesOptions(radiiMiles, search.miles)}
          value={String(search.miles)}
          onChange={({ currentTarget }) => onChange({ miles: Number(currentTarget.value) })}
        />
        <div className={classes['buttons']}>
          <Button type="submit" leftSection={<Icon name="search" size="sm" />}>
            Search
          </Button>
          <NearMeButton location={location} onChange={onChange} />
        </div>
        <LocationNotice search={search} location={location} onChange={onChange} />
      </form>
    </search>
  );
}
