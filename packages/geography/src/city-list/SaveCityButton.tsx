import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { type CityToSave, useSaveCityActions, useSavedCities } from '../saved-cities';
import { type LocationType, locationTypeWords } from '../location-type';

export interface SaveCityButtonProps {
  city: CityToSave;
  type: LocationType;
  /** The type's own name on the button; "Keep" and "Kept" when not set. */
  named?: boolean;
}

/** Keeps a city for one purpose with a press, and lets go of it with another. */
export function SaveCityButton({ city, type, named = false }: SaveCityButtonProps) {
  const kept = useSavedCities().find(
    ({ cityId, locationTypes }) => cityId === city.cityId && locationTypes.includes(type),
  );
  const { save, removeFromGroup } = useSaveCityActions();
  const { label } = locationTypeWords[type];
  return (
    <Button
      size="compact-md"
      variant={kept ? 'filled' : 'light'}
      leftSection={<Icon name={kept ? 'check' : 'bookmark'} size="sm" />}
      aria-pressed={kept !== undefined}
      aria-label={`Keep ${city.cityName} for ${label.toLowerCase()}`}
      onClick={() => (kept ? removeFromGroup(kept, type) : save(city, type))}
    >
      {named ? label : kept ? 'Kept' : 'Keep'}
    </Button>
  );
}
