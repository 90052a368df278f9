import type { CityToSave, SavedCities, SavedCity, LocationType } from '@keepmark/geography';
import { locationTypesOf, locationTypeWords } from '@keepmark/geography';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { attempted, notify, toldWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import { type Place, placeTable } from './place-table';
import { createPlacesStore } from './places-store';

const placeTypeOf = (type: LocationType) => locationTypeWords[type].placeType;
/** A city has an id of GeoNames, which is a number; a place that was found or imported has another. */
const isSavedCity = (place: Place) => /^\d+$/.test(place.placeId) && locationTypesOf(place.types).length > 0;

/** A place that is kept as a city, as the screens of geography need it. */
export function savedCityOf(place: Place): SavedCity {
  const { internalId, latitude, longitude, notes } = place;
  return {
    internalId,
    cityId: place.placeId,
    cityName: place.city || place.name,
    stateName: place.state,
    countryName: place.country,
    latitude,
    longitude,
    locationTypes: locationTypesOf(place.types),
    notes,
  };
}

/** Cities in the table of places: a city kept for a purpose is a place of the matching kind. Throws the store's errors. */
export function createSavedCitiesStore(database: Database) {
  const table = database.table(placeTable);
  const places = createPlacesStore(database);
  return {
    save(city: CityToSave, type: LocationType): void {
      const placeType = placeTypeOf(type);
      const kept = table.query({ where: { placeId: city.cityId } })[0];
      if (kept) {
        table.update(kept.internalId, { types: [...new Set([...kept.types, placeType])] });
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
      });
    },

    /** Takes one purpose away; with the last one the place goes, unless it is kept as something else too. */
    removeFromGroup({ internalId, cityName }: SavedCity, type: LocationType): Undo {
      return database.undoable(`Removed ${cityName}`, () => {
        const place = table.get(internalId);
        if (!place) return;
        const types = place.types.filter((other) => other !== placeTypeOf(type));
        if (types.every((other) => other === 'city')) places.remove(internalId);
        else table.update(internalId, { types });
      });
    },

    saveNotes({ internalId }: SavedCity, notes: string): void {
      table.update(internalId, { notes });
    },
  };
}

/** What the screens of geography keep cities with. */
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
          const stored = attempted(() => (store.save(city, type), true));
          if (stored) notify.success(`Kept ${city.cityName} as a ${locationTypeWords[type].placeTypeLabel}.`);
        },
        removeFromGroup(city, type) {
          const message = `${city.cityName} is no longer a ${locationTypeWords[type].placeTypeLabel}.`;
          toldWithUndo(message, () => store.removeFromGroup(city, type));
        },
        saveNotes(city, notes) {
          const stored = attempted(() => (store.saveNotes(city, notes), true)) ?? false;
          if (stored) notify.success(`Saved your notes on ${city.cityName}.`);
          return stored;
        },
      };
    }, [database]);
  },
};
