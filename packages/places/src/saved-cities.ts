import type { CityToSave, SavedCities, SavedCity, LocationType } from '@keepmark/geography';
import { locationTypesOf, locationTypeWords } from '@keepmark/geography';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { tryAndNotify, notify, changeWithUndo, saveChanges } from '@keepmark/ui';
import { useMemo } from 'react';
import { placeName } from './place';
import { type Place, placeTable } from './place-table';
import { createPlacesStore } from './places-store';

const placeTypeOf = (type: LocationType) => locationTypeWords[type].placeType;
/** A city has a numeric GeoNames id. Found or imported places have other ids. */
const isSavedCity = (place: Place) => /^\d+$/.test(place.placeId) && locationTypesOf(place.types).length > 0;

/** A place as the saved city that the geography screens show. */
export function savedCityOf(place: Place): SavedCity {
  const { internalId, latitude, longitude, notes } = place;
  return {
    internalId,
    cityId: place.placeId,
    cityName: place.city || placeName(place),
    stateName: place.state,
    countryName: place.country,
    latitude,
    longitude,
    locationTypes: locationTypesOf(place.types),
    notes,
  };
}

/** Saves cities in the places table: a saved city is a place with a destination type. Throws the store's errors. */
export function createSavedCitiesStore(database: Database) {
  const table = database.table(placeTable);
  const places = createPlacesStore(database);
  return {
    save(city: CityToSave, type: LocationType): void {
      const placeType = placeTypeOf(type);
      const saved = table.query({ where: { placeId: city.cityId } })[0];
      if (saved) {
        const types = [...new Set([...saved.types, placeType])];
        table.update(saved.internalId, { types, ...(city.notes && { notes: city.notes }) });
        return;
      }
      places.add({
        placeId: city.cityId,
        name: city.cityName,
        types: ['city', placeType],
        city: city.cityName,
        state: city.stateName,
        country: city.countryName,
        latitude: city.latitude,
        longitude: city.longitude,
        notes: city.notes ?? '',
      });
    },

    /** Deletes the place with its last group, unless it has other place types. */
    removeFromGroup({ internalId, cityName }: SavedCity, type: LocationType): Undo {
      return database.undoable(`Removed ${cityName}`, () => {
        const place = table.get(internalId);
        if (!place) return;
        const types = place.types.filter((other) => other !== placeTypeOf(type));
        if (types.every((other) => other === 'city')) places.remove(internalId);
        else table.update(internalId, { types });
      });
    },

    /** @returns false if the city was deleted */
    saveNotes: ({ internalId }: SavedCity, notes: string): boolean => table.update(internalId, { notes }) > 0,
  };
}

/** Fills the slot of the geography screens. */
export const savedCities: SavedCities = {
  useSavedCities() {
    const places = useAllRows(placeTable);
    return useMemo(() => places.filter(isSavedCity).map(savedCityOf), [places]);
  },

  useSaveCityActions() {
    const database = useDatabase();
    return useMemo(() => {
      const store = createSavedCitiesStore(database);
      return {
        save(city, type) {
          const stored = tryAndNotify(() => (store.save(city, type), true)) ?? false;
          if (stored) notify.success(`Saved ${city.cityName} for ${locationTypeWords[type].label.toLowerCase()}.`);
          return stored;
        },
        removeFromGroup(city, type) {
          const message = `Removed ${city.cityName} from ${locationTypeWords[type].label}.`;
          changeWithUndo(message, () => store.removeFromGroup(city, type));
        },
        saveNotes(city, notes) {
          return saveChanges('city', { notes }, (changes) => store.saveNotes(city, changes.notes));
        },
      };
    }, [database]);
  },
};
