import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { type CityToSave, useSaveCityActions, useSavedCities } from '../saved-cities';
import { type LocationType, locationTypeWords } from '../location-type';

export interface SaveCityButtonProps {
  city: CityToSave;
  type: LocationType;
  /** Shows the group's name; otherwise "Save" or "Saved". */
  named?: boolean;
}

/** Saves a city in one group, or removes it from that group. */
export function SaveCityButton({ city, type, named = false }: SaveCityButtonProps) {
  const saved = useSavedCities().find(
    ({ cityId, locationTypes }) => cityId === city.cityId && locationTypes.includes(type),
  );
  const { save, removeFromGroup } = useSaveCityActions();
  const { label } = locationTypeWords[type];
  return (
    <Button
      size="compact-md"
      variant={saved ? 'filled' : 'light'}
      leftSection={<Icon name={saved ? 'check' : 'bookmark'} size="sm" />}
      aria-pressed={saved !== undefined}
      aria-label={`Save ${city.cityName} for ${label.toLowerCase()}`}
      onClick={({ detail }) => {
        if (!saved) save(city, type);
        // The second click of a double click doesn't take back what the first one saved.
        else if (detail < 2) removeFromGroup(saved, type);
      }}
    >
      {named ? label : saved ? 'Saved' : 'Save'}
    </Button>
  );
}
