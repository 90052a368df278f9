import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { type CityToKeep, useKeepCityActions, useKeptCities } from '../kept-cities';
import { type LocationType, locationTypeWords } from '../location-type';

export interface KeepCityButtonProps {
  city: CityToKeep;
  type: LocationType;
  /** The type's own name on the button; "Keep" and "Kept" when not set. */
  named?: boolean;
}

/** Keeps a city for one purpose with a press, and lets go of it with another. */
export function KeepCityButton({ city, type, named = false }: KeepCityButtonProps) {
  const kept = useKeptCities().find(
    ({ cityId, locationTypes }) => cityId === city.cityId && locationTypes.includes(type),
  );
  const { keep, release } = useKeepCityActions();
  const { label } = locationTypeWords[type];
  return (
    <Button
      size="compact-md"
      variant={kept ? 'filled' : 'light'}
      leftSection={<Icon name={kept ? 'check' : 'bookmark'} size="sm" />}
      aria-pressed={kept !== undefined}
      aria-label={`Keep ${city.cityName} for ${label.toLowerCase()}`}
      onClick={() => (kept ? release(kept, type) : keep(city, type))}
    >
      {named ? label : kept ? 'Kept' : 'Keep'}
    </Button>
  );
}
