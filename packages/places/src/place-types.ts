export { isPlaceType, placeTypeLabel, placeTypes, type PlaceTypeValue } from '@keepmark/contracts';
